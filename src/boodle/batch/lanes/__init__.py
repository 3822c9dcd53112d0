"""Many sittings in step, for plain games at which nobody can become short.

Each sitting has a *lane*, a place in every row of the record; a step of the game is a loop over all lanes without any branch,
which the compiler turns into instructions for several lanes at once. What differs from lane to lane is chosen, never jumped to.
The rows are in one record because the compiler has to see that they do not overlap; within it they stand in groups, by what
they are numbered by, so that one test for each group tells it.

A set of cards has sixteen bits for a suit: thirteen cards, what would follow the last one, a bit that is free, and one that
finds the lowest card. Hands never change in a round: what is left of one is what it shares with the cards still in play. Seats
are counted from the left of the first dealer, so that in one step the same seat deals in all lanes.
"""
