"""The batch kernel: whole rounds as compiled array code, for rulebooks whose rules are all data (extra ``boodle[fast]``).

It reads the same tables as the step engine; law P15 keeps the two equal, deal by deal and chip by chip. The stages have the
names that they have in :mod:`boodle.stages`.
"""
