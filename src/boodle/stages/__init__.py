"""The stages of a round, one file each, all with the same small interface.

``enter(desk, place, number)`` begins a stage: it returns what is being waited for, or None if there is nothing to wait for.
``moves(rulebook, state)`` lists what may be done while it waits, ``play(rulebook, state, move)`` does it. A stage that is
done calls :func:`~boodle.stages.program.proceed` for the next one.
"""
