"""The 22 claims: what the sources say in our words, how each is read here, and what its verdict means at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import advice
import around
import attrs
import positions
from bench import Bench
from figures import Figure


@attrs.frozen
class Claim:
    """One claim.

    Attributes:
        number: As in section 5 of the notes on the sources.
        says: The claim, in our words.
        source: The documents that it is from.
        question: What is measured.
        assumed: What was decided beforehand, and where the figures would be others.
        measured: What makes the figures.
        means: By verdict, one sentence for the table; ``{0}`` is the first figure that decides, and so on.
    """

    number: str
    says: str
    source: str
    question: str
    assumed: str
    measured: tuple[Callable[[Bench], Iterator[Figure]], ...]
    means: Mapping[str, str]


CLAIMS: Final = (
    Claim(
        "C1",
        "Lead where you hold many cards in a row: you will probably be on lead again.",
        "document 004",
        "Chips that a seat wins more with the longest row than with any lead. And how often, after a lead of three or more "
        "cards in a row, does the same player lead next, or is out: more than half the time?",
        "Between rows of one length chance decides. Only leads with a choice count in the second question.",
        (advice.c1, positions.c1_again),
        {
            "confirmed": "Lead your longest row: it is worth {0} chips a round, and you are mostly on lead again.",
            "in part": "Lead your longest row: it is worth {0} chips a round, because it sheds cards - not because "
            "you lead again, which happens after {1} of such leads and not oftener than after others; "
            "only with three players it is mostly so.",
            "undecided": "Lead your longest row, it is worth {0} chips a round; whether you lead again is as good as a"
            " toss of a coin ({1}).",
        },
    ),
    Claim(
        "C2",
        "Begin with short suits: an emptied side suit keeps you flexible.",
        "document 003",
        "Chips that a seat wins more with its shortest suit than with any lead.",
        "The shortest suit counts by the cards that are still held. The second part sets the advice against C1 and does not"
        " count for the verdict.",
        (advice.c2,),
        {
            "confirmed": "Begin with your short suits: it is worth {0} chips a round.",
            "refuted": "Where a new suit must be led and whoever has none loses the lead, do not begin with short "
            "suits: it costs {0} chips a round, for you are stuck sooner. Where the same suit may be led "
            "again it is a little better than any lead with three or four players - and nowhere better "
            "than the longest row.",
        },
    ),
    Claim(
        "C3",
        "A long suit (eight cards) nearly finishes itself once it is begun.",
        "document 003",
        "Of a suit of eight cards that its holder begins himself: is more than half of it gone when the run stops? Is all "
        "of it gone more often than not?",
        "Hands with just eight cards of a suit are dealt on purpose, to any place; everybody begins his longest suit. "
        "Shorter suits are shown for comparison.",
        (positions.c3,),
        {
            "confirmed": "A long suit is mostly gone with the run that begins it.",
            "in part": "Of a suit of eight cards {0} go in the run that begins it, but all of them only {1} of the "
            "time; a suit of five cards does hardly worse.",
            "refuted": "A long suit does not finish itself.",
        },
    ),
    Claim(
        "C4",
        "With a boodle card in hand, begin its suit low, so that the run comes up to it.",
        "document 004",
        "Chips that a seat wins more if it begins a suit with a boodle card first, and else its longest row, than with "
        "always its longest row; and how many more of its boodle cards it plays.",
        "A lead is the lowest card of its suit in any case; the choice is the suit.",
        (advice.c4,),
        {
            "confirmed": "Begin the suit of your boodle card: it is worth {0} chips a round, and of a hundred boodle "
            "cards that you hold you play {1} more.",
            "refuted": "Do not begin the suit of your boodle card.",
        },
    ),
    Claim(
        "C5",
        "With Q\u2666 in hand do not lead 2\u2666, unless you are sure that no stop comes before the queen.",
        "document 003",
        "Chips that a seat wins more if it leaves a suit with a boodle card to the last wherever it is not sure, than with "
        "its longest row; and chips that 2\u2666 brings more than the longest row elsewhere, at the first lead of an eldest"
        " player who was dealt both cards.",
        "Sure is who holds all cards up to the boodle card; what is sure is played at once by both, so that only the rest "
        "is compared. If the claim is right, the first figure is above zero and the second below it. The part against C4 "
        "does not count for the verdict.",
        (advice.c5, positions.c5_queen),
        {
            "confirmed": "Leave the suit of your boodle card alone until you are sure.",
            "refuted": "Do lead 2\u2666 with the queen in hand: it is worth {1} chips more than the longest row "
            "elsewhere. Who leaves such suits to the last, and plays at once only what is sure, loses {0}"
            " chips a round.",
        },
    ),
    Claim(
        "C6",
        "After a stop choose a suit that you can play to its end.",
        "document 004",
        "Chips that a seat wins more than with any lead, if it prefers a suit whose cards it holds in one row; and if it "
        "prefers a row after which everybody knows that a stop comes.",
        "Two readings; the seat does it at every lead, not only after stops. Between leads that are alike in this chance "
        "decides.",
        (advice.c6,),
        {
            "confirmed": "Play suits that you can finish, {0} chips a round, and rows that end at a known stop, {1}. "
            "The first is good for three or four players and as long as you are not stuck for another "
            "suit: where that costs the lead, it loses. The known stop is good everywhere.",
            "in part": "Play rows that end at a known stop; a suit in one row is no reason by itself.",
        },
    ),
    Claim(
        "C7",
        "Count the cards; know which ones are stops, and keep them until you need them.",
        "documents 003 and 004",
        "Chips that a seat wins more if it remembers all cards played and all stops, and uses rows that are sure to stop "
        "first; and if it keeps them to the last.",
        "Perfect memory of what everybody has seen, against none; for the rest both play the longest row. 'Until you need "
        "them' is read as: while there is another lead.",
        (advice.c7,),
        {
            "confirmed": "Count, and keep sure stops to the last.",
            "in part": "Count the cards: to know your sure stops is worth {0} chips a round, if you play them at "
            "once. Keep them, and you are {1} chips worse off than somebody who remembers nothing: you "
            "give the lead away with the cards still in your hand.",
        },
    ),
    Claim(
        "C8",
        "If a run stopped at the seven and you hold the nine, the eight is probably in the widow, and your nine will make a"
        " stop.",
        "document 003",
        "The share of such stops at which the eight is in the widow; and how often the nine stops at once when its holder "
        "leads it later: more than half the time?",
        "No offences, no poker cards aside. Leads that end the round are left out of the second question.",
        (positions.c8,),
        {
            "confirmed": "The eight is in the widow, and the nine mostly makes a stop.",
            "in part": "The eight is in the widow, always: had it been played, your nine would have had to follow. "
            "That the nine stops is another matter, and so it is {1} of the time - when the ten is gone "
            "too.",
        },
    ),
    Claim(
        "C9",
        "To be out first is worth most, for the kitty is usually the largest single payment of a round.",
        "document 003",
        "Of the rounds in which one payment is larger than all others (a boodle card, what one opponent pays for his cards,"
        " the kitty), is it the kitty in more than half? And do the kitty and all card payments bring more chips than all "
        "boodle cards of the round together?",
        "Rounds with a winner, in sittings where everybody deals six times and what lies stays.",
        (positions.c9,),
        {
            "confirmed": "To be out first is worth most, and the kitty is the largest payment.",
            "in part": "To be out first is the best that can happen, {1} chips more than all boodle cards of the "
            "round together - but by the card payments: where one payment is the largest it is the kitty "
            "in {0} of the rounds, else mostly a boodle card that had grown.",
            "refuted": "The kitty is seldom the largest payment, and boodle cards are worth more than to be out.",
            "undecided": "To be out first is worth {1} chips more than all boodle cards together; whether the kitty or"
            " a boodle card pays more is as good as open ({0}).",
        },
    ),
    Claim(
        "C10",
        "If three moves empty your hand, prefer that to the hope of a boodle card.",
        "document 003",
        "In positions with three rows left, two of them in the suit of a boodle card that the first one does not reach: "
        "chips that the other suit brings more than the boodle suit, both played out with the same hidden cards. All such "
        "positions; and those in which the row of the other suit ends at a known stop.",
        "Free leads: where a new suit must be led, three leads that empty such a hand begin in the boodle suit anyway, and "
        "there is nothing to decide. Afterwards known stops go first, then the longest row, in both.",
        (positions.c10,),
        {
            "confirmed": "Go for the way out.",
            "in part": "Take the way out if its first step is sure to leave you on lead: it is worth {1} chips. If "
            "it is not, begin the boodle suit, whose run may fill the gap and shed both rows at once: "
            "over all such positions the way out costs {0} chips.",
            "refuted": "Begin the boodle suit even with three rows left.",
        },
    ),
    Claim(
        "C11",
        "To buy the widow unseen mostly loses.",
        "document 003",
        "Chips that a purchase brings, its price paid, to a seat that buys in every round, whatever its hand.",
        "The price is three chips into the kitty, as the recipe has it; nobody else buys. It is the average that counts.",
        (around.c11,),
        {
            "confirmed": "Do not buy with any hand: at three chips it loses {0}. It is the price that loses them: "
            "given away, the widow is about as good as a hand.",
            "refuted": "Buy the widow.",
        },
    ),
    Claim(
        "C12",
        "Buy only if you have no boodle card and no long suit.",
        "document 003",
        "Chips that a purchase brings, its price paid: with a hand that has neither; with a boodle card; with a long suit alone.",
        "A long suit is more than two fifths of the hand. Otherwise as in C11.",
        (around.c12,),
        {
            "confirmed": "Buy without boodle card and long suit only: then it is worth {0} chips; with a boodle card "
            "it costs {1}.",
            "in part": "Buy without a boodle card: with a hand of short suits it is worth {0} chips, with a long "
            "suit still {2}. Never buy with a boodle card, it costs {1}. Only with a suit of more than "
            "half the hand there is nothing in it.",
            "undecided": "Buy without a boodle card, it is worth {0} chips; never with one, it costs {1}. Whether a "
            "long suit alone speaks against it is not decided.",
        },
    ),
    Claim(
        "C13",
        "Pay-the-Widow makes the widow valuable.",
        "document 003",
        "What the dealer wins more if he may look and choose the better hand, his payment not counted.",
        "Nobody buys, so the dealer always looks; he takes the hand with more boodle cards, or with as many and a longer suit.",
        (around.c13,),
        {
            "confirmed": "The look is worth {0} chips to the dealer, a little more than a well chosen exchange unseen."
            " For three chips it is too dear, though some of them come back to him; with seven or eight "
            "players he comes out even.",
            "refuted": "The look is worth nothing.",
        },
    ),
    Claim(
        "C14",
        "A dealer who doubles his stake in the kitty gains by it and plays for the kitty.",
        "document 003",
        "Chips that a dealer wins more in the deals in which he doubles.",
        "What he feels is not measured. Shown beside it: whether a larger kitty makes another lead the better one.",
        (around.c14,),
        {
            "confirmed": "Double: it gains {0} chips.",
            "refuted": "Do not double: of the two chips you lose {0}, for you are out first no more often than "
            "before. It is a present to the others, and no reason to lead in another way.",
        },
    ),
    Claim(
        "C15",
        "Most stops come from the extra hand.",
        "document 004",
        "The share of stops at which the next card lies in the dead hand: more than half?",
        "All stops count, at aces and at cards already played too.",
        (around.c15,),
        {
            "confirmed": "With four at the table {0} of the stops come from the dead hand. With seven or eight it is "
            "small: about half or less, though still the first cause.",
            "refuted": "The dead hand causes less than half of the stops.",
        },
    ),
    Claim(
        "C16",
        "That some have a card more does not matter.",
        "documents 000, 003 and 004",
        "Chips a deal that players with a card less are ahead of those with a card more, above what they are ahead when all"
        " get as many (and the surplus goes to the widow).",
        "A tenth of a chip a deal would not matter. The places themselves (who leads first, who deals) are in both and fall"
        " out; that the widow is larger stays in.",
        (around.c16,),
        {
            "confirmed": "A card more or less does not matter.",
            "refuted": "A card less is worth something, if not much: {0} chips a deal with four players, three "
            "quarters of a chip or a whole one with eight. Over a sitting with equal deals everybody has "
            "the short hand as often.",
            "undecided": "A card less is worth {0} chips a deal with four players: too little to decide whether it matters.",
        },
    ),
    Claim(
        "C17",
        "What nobody takes lets the pots grow considerably.",
        "document 004",
        "What a boodle card pays when it pays, in fresh stakes: more than one and a half?",
        "Sittings begin with an empty layout, and everybody deals six times.",
        (around.c17,),
        {
            "confirmed": "A boodle card pays {0} times what is staked on it in a round. The pots are full after four "
            "to six rounds and grow no further.",
            "refuted": "The pots hardly grow.",
        },
    ),
    Claim(
        "C18",
        "To have the lead is worth something.",
        "documents 003 and 004",
        "Chips that the eldest wins more with the first lead than when the dealer has it, in the same deals.",
        "The first lead of a round; a later one was not measured.",
        (around.c18,),
        {
            "confirmed": "The first lead is worth {0} chips with four players, and more the more there are.",
            "refuted": "The first lead is worth nothing.",
        },
    ),
    Claim(
        "C19",
        "Free staking gives a real choice (implied by offering it).",
        "documents 000 and 004",
        "Chips that a seat wins more with all six chips on J\u2660, which is played most often, than on A\u2665, which is "
        "played least often.",
        "Stakes are laid before the deal; up to a tenth of a chip a round is no choice. The others stake evenly.",
        (around.c19,),
        {
            "confirmed": "Where you stake makes a difference of {0} chips.",
            "refuted": "Stake as you like, it makes no difference: what you lay belongs to whoever plays the card, "
            "and that is you as often with one card as with another.",
            "undecided": "Stake as you like: no difference worth mentioning was found.",
        },
    ),
    Claim(
        "C20",
        "Rummoli and Tripoley are nearly the same game.",
        "document 003",
        "How far cards played, leads, cards left, card payments, stops by the dead hand and boodle cards taken differ, the "
        "same cards dealt: by less than a twentieth?",
        "Both as document 003 has them: they differ in their boodle cards alone. Everybody leads by the policy `careful`, "
        "which looks at boodle cards. At poker all check. The rummy round, the same in both, is left out. The last rows are"
        " the two commercial boards.",
        (around.c20,),
        {
            "confirmed": "As document 003 describes them they are one game with other pictures on the board. The two "
            "commercial boards are not: there leads and card payments differ by up to a tenth.",
            "refuted": "They are different games.",
            "in part": "They are alike in most things, and not in all.",
        },
    ),
    Claim(
        "C21",
        "The dealer's double stake is what dealing costs (implied).",
        "documents 000 and 004",
        "Chips a deal that the dealer wins more with the double stake than with a single one.",
        "Everybody pays it when he deals; what others paid as dealers lies on the layout in both cases of a dealer.",
        (around.c21,),
        {
            "confirmed": "Dealing costs {0} of the four chips that are paid more; the rest comes back. Who deals as "
            "often as the others loses nothing by it.",
            "refuted": "The double stake costs nothing.",
        },
    ),
    Claim(
        "C22",
        "A fixed number of rounds with equal deals is fair (implied).",
        "document 004",
        "Chips a round that the first, second, ... dealer of a sitting is ahead of the average; and how often he has most "
        "at the end.",
        "A tenth of a chip a round, or two sittings of a hundred, would not matter. Beside it a sitting with one deal too many.",
        (around.c22,),
        {
            "confirmed": "If everybody deals as often, it does not matter who begins. A deal too many costs whoever "
            "has to make it, and is good for his left neighbour.",
            "refuted": "Even with equal deals it matters who begins.",
            "undecided": "With equal deals nobody is seen to be ahead.",
        },
    ),
)
