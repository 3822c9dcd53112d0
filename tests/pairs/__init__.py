"""Every pair of shipped house rules on every shipped game: does it play, and do both rules act?

:mod:`pairs.recipes` says what a cell of the matrix is made of, :mod:`pairs.sessions` plays it and compares it with the same
table without one of the rules, :mod:`pairs.cells` gives the verdict, :mod:`pairs.page` writes it down.
``python -m pairs`` makes the whole matrix.
"""
