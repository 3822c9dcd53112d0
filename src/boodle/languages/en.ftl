# English. A translator copies this file: every message here is needed in every language, with the same variables.
# Cards are written by CARD($card), chips and places by ACCOUNT(...), numbers of things by UNIT(number, "chip").

### words

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
}
rank-short = { $rank }
rank-word = { rank }
card = { $case ->
    [the] the { rank } of { suit }
   *[nom] { rank } of { suit }
}
card-symbol = { $symbol }{ rank-short }
one-card = { CARD($card, $case) }
no-cards = no cards
list = { $front } and { $last }
list-or = { $front } or { $last }
language = English

unit-chip = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
unit-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
unit-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
unit-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

# nom: who pays; to: who is paid, where chips are put; from: where they are taken from
account-seat = { $name }
account-bank = the bank
account-dealer = the dealer
account-seller = the seller
account-pot = the pot
account-winner-space = what the winner takes
account-each-opponent = { $case ->
    [nom] each of the others
   *[other] each of the others
}
account-layout = { $case ->
    [nom] each space of the board
   *[other] each space of the board
}
account-actor = that player
account-winner = the winner
account-stopper = whoever made it
account-passer = whoever passes
account-offender = the offender
account-holder = whoever holds it
account-player = whoever plays it
account-space = { $name }
account-card = { $case ->
    [list] { rank } of { suit }
    [to] the { rank } of { suit }
   *[nom] the space of the { rank } of { suit }
}
account-symbol = { $symbol }{ rank-short }

### why a run stops, and why somebody passes

reason-top = nothing follows
reason-dead = the next card is in the spare hand
reason-played = the next card has been played
reason-removed = the next card is not in the pack
reason-aside = the next card is laid aside
reason-withheld = the next card is held back
reason-hidden = nobody shows the next card
reason-no-suit = there is no suit to lead
reason-no-cards = there are no cards left
reason-no-card = the card asked for is not there

### the rule sheet

sheet-title = { $game }: the rules of this table
sheet-with = House rules: { $rules }
sheet-range = { $low ->
    [0] { $high ->
       *[other] For up to { UNIT($high, "player") }.
    }
   *[other] For { $low } to { UNIT($high, "player") }.
}
sheet-sources = Sources
sheet-example = Example
sheet-rule = rule { $rule } of { $plugin } { $version }; { $source }
sheet-rule-core = rule { $rule } of boodle itself; { $source }
sheet-none = No difference.

section-players = Players
section-cards = Cards
section-layout = Board
section-stakes = Stakes
section-deal = Deal
section-spare-hand = Spare hand
section-poker = Poker
section-play = Play
section-stops = Stops
section-leads = New leads
section-collecting = Collecting
section-going-out = Going out
section-payments = Payments
section-false-play = False play
section-session = Session
section-changes = What this table changes
changes-now = Here: { $text }
changes-before = In the plain game: { $text }
changes-intro = Compared with { $game } played plainly:

players = { UNIT($n, "player") } sit round the table, each for themselves.
purses = Everybody begins with a stack of chips; how many is agreed before the first round.

pack = The pack has { UNIT($n, "card") }, without jokers.
pack-without = { $many ->
    [one] The { CARDS($removed) } is taken out of the pack, and there are no jokers; { UNIT($n, "card") } are left.
   *[other] These cards are taken out of the pack: { CARDS($removed) }. There are no jokers; { UNIT($n, "card") } are left.
}
ranks = { $ace ->
    [both] In each suit the cards rank from low to high: { RANKS($ranks) }. An ace is both the lowest and the highest card.
    [low] In each suit the cards rank from low to high: { RANKS($ranks) }. The ace is the lowest card.
   *[high] In each suit the cards rank from low to high: { RANKS($ranks) }. The ace is the highest card.
}

layout-cards = { $n ->
    [one] One card is the boodle card and has a space of its own on the board: { CARDS($cards) }. A second pack or a slip of paper provides it; the card of the pack itself stays in play.
   *[other] { $n } cards are boodle cards, each with a space of its own on the board: { CARDS($cards) }. A second pack or slips of paper provide them; the same cards of the pack stay in play.
}
layout-spaces = { $more ->
    [yes] { $n ->
        [one] One more space lies on the board: { ACCOUNTS($spaces, "list") }.
       *[other] { $n } more spaces lie on the board: { ACCOUNTS($spaces, "list") }.
    }
   *[no] { $n ->
        [one] There is one space on the board: { ACCOUNTS($spaces, "list") }.
       *[other] There are { $n } spaces on the board: { ACCOUNTS($spaces, "list") }.
    }
}
layout-none = There is no board: no card has a space of its own.

ante-all = Before each deal everybody puts { UNIT($others, "chip") } { $n ->
    [one] on { ACCOUNTS($spaces, "to") }
   *[other] on each of these spaces: { ACCOUNTS($spaces, "list") }
}.
ante-both = Before each deal everybody but the dealer puts { UNIT($others, "chip") } { $n ->
    [one] on { ACCOUNTS($spaces, "to") }
   *[other] on each of these spaces: { ACCOUNTS($spaces, "list") }
}; the dealer puts { UNIT($dealer, "chip") } there.
ante-dealer = Before each deal the dealer alone puts { UNIT($dealer, "chip") } { $n ->
    [one] on { ACCOUNTS($spaces, "to") }
   *[other] on each of these spaces: { ACCOUNTS($spaces, "list") }
}.
ante-others = Before each deal everybody but the dealer puts { UNIT($others, "chip") } { $n ->
    [one] on { ACCOUNTS($spaces, "to") }
   *[other] on each of these spaces: { ACCOUNTS($spaces, "list") }
}; the dealer puts nothing there.
ante-choice = Before each deal everybody but the dealer puts { UNIT($others, "chip") } { $n ->
    [one] on { ACCOUNTS($spaces, "to") }
   *[other] on each of these spaces: { ACCOUNTS($spaces, "list") }
}; the dealer chooses each time how many chips to put there, either { CHOICES($dealer) }.
ante-none = Before the deal nothing is put on { ACCOUNTS($spaces, "to") }.
stakes-none = Nothing is staked.
stakes-free = For each round everybody lays out exactly { UNIT($chips, "chip") } on these spaces, divided as they like: { ACCOUNTS($spaces, "list") }.
stakes-one-horse = For each round everybody puts { UNIT($chips, "chip") } on one space of their choice among these: { ACCOUNTS($spaces, "list") }.
stakes-dealer = The dealer lays out { UNIT($chips, "chip") } instead.
stakes-minimum = At least { UNIT($chips, "chip") } of them must lie on each space; whoever lays out too few for that is not bound by it.
stakes-cover-all = Together these stakes must leave no space bare, as far as they suffice.
stakes-time = { $time ->
    [before-look] These stakes are laid after the deal, before anybody looks at a card.
   *[before-deal] These stakes are laid before the deal, from the dealer's left round to the dealer.
}

deal = { $dead ->
    [none] The dealer deals all { UNIT($n, "card") } one at a time, face down and clockwise, to the players; there is no spare hand.
    [surplus] The dealer deals the { UNIT($n, "card") } one at a time, face down and clockwise, to the players, the same number to each; the cards that do not go round are the spare hand.
    [first] The dealer deals all { UNIT($n, "card") } one at a time, face down and clockwise, to the players and to one spare hand, which lies at the dealer's left and gets its card first in every lap.
   *[last] The dealer deals all { UNIT($n, "card") } one at a time, face down and clockwise, to the players and to one spare hand, which gets its card last in every lap, after the dealer.
}
deal-leftover = { $how ->
    [dead-hand] All players get the same number of cards; those that do not go round fall to the spare hand.
   *[uneven] Some hands have one card more than others; that is not evened out.
}
deal-spare-more = The card that does not go round falls to the spare hand.
deal-seen = { $who ->
    [all] { $late ->
        [yes] After the exchange that is made unseen, the spare hand, or the hand that was laid down for it, lies face up for everybody to see.
       *[no] The spare hand lies face up for everybody to see.
    }
    [dealer] The dealer may look into the spare hand; nobody else does.
   *[nobody] { $sold ->
        [yes] Nobody looks into the spare hand beforehand.
       *[no] Nobody looks into the spare hand.
    }
}
deal-turn-up = The last card of the spare hand is turned up: its suit is trumps for this round.
deal-no-trumps = As there is no spare hand, no card is turned up, and there are no trumps.
deal-misdeal = { $how ->
    [stands] A faulty deal stands.
   *[redeal] A misdeal that is called before the first lead is dealt again by the same dealer; what was staked before the deal stays, and what has been paid since goes back.
}
deal-look = { $late ->
    [yes] The players take up their cards only after the exchange of the spare hand that is made unseen.
   *[no] Then the players take up their cards and sort them.
}

spare-unused = The spare hand is out of play: nobody gets it, and its cards are missing in the round.
spare-once = Whoever has exchanged once in a round does not exchange again.
sale-swap = { $time ->
    [before-look] Before anybody looks at a card
   *[after-look] After a look at the cards
}{ $later ->
    [yes] , if the spare hand is still there
   *[no] { "" }
}, { $buyers ->
    [dealer] the dealer may exchange their whole hand for the spare hand{ sale-unseen }
    [eldest] the player at the dealer's left may exchange their whole hand for the spare hand{ sale-unseen }
    [younger] all but the player at the dealer's left, in turn, may exchange their whole hand for the spare hand{ sale-unseen }
    [others] all but the dealer, in turn, may exchange their whole hand for the spare hand{ sale-unseen }
   *[all] all, in turn from the dealer's left, may exchange their whole hand for the spare hand{ sale-unseen }
}{ $offer ->
    [choice] , if the dealer offers the spare hand
   *[always] { "" }
}.
sale-unseen = { $unseen ->
    [yes] , unseen
   *[no] { "" }
}
sale-offer = { $time ->
    [before-look] Before anybody looks at a card
   *[after-look] After a look at the cards
}{ $later ->
    [yes] , if the spare hand is still there
   *[no] { "" }
}, { $offer ->
    [choice] { $seller ->
        [dealer] the dealer may offer { $later ->
            [yes] it
           *[no] the spare hand
        }
       *[holder] its owner may offer { $later ->
            [yes] it
           *[no] the spare hand
        }
    }
   *[always] { $seller ->
        [dealer] the dealer offers { $later ->
            [yes] it
           *[no] the spare hand
        }
       *[holder] its owner offers { $later ->
            [yes] it
           *[no] the spare hand
        }
    }
}{ sale-unseen }, at a fixed price, { $buyers ->
    [dealer] to the dealer
    [eldest] to the player at the dealer's left
    [younger] to all in turn but the player at the dealer's left, the dealer last
    [others] to all in turn but the dealer, from the dealer's left
   *[all] to all in turn, from the dealer's left
}. Whoever buys lays down their own hand and takes the spare hand.
sale-auction = { $time ->
    [before-look] Before anybody looks at a card
   *[after-look] After a look at the cards
}{ $later ->
    [yes] , if the spare hand is still there
   *[no] { "" }
}, { $offer ->
    [choice] { $seller ->
        [dealer] the dealer may auction { $later ->
            [yes] it
           *[no] the spare hand
        }
       *[holder] its owner may auction { $later ->
            [yes] it
           *[no] the spare hand
        }
    }
   *[always] { $seller ->
        [dealer] the dealer auctions { $later ->
            [yes] it
           *[no] the spare hand
        }
       *[holder] its owner auctions { $later ->
            [yes] it
           *[no] the spare hand
        }
    }
}{ sale-unseen }, { $buyers ->
    [dealer] to the dealer
    [eldest] to the player at the dealer's left
    [younger] among all but the player at the dealer's left
    [others] among all but the dealer
   *[all] among all
}. The highest bidder lays down their own hand and takes the spare hand.
sale-bids = { $how ->
    [sealed] Everybody who may bid writes down one bid in secret, or none; of equal ones the first from the dealer's left wins. The lowest bid is { UNIT($opening, "chip") }, and bids go up in steps of { UNIT($step, "chip") }.
   *[open] Bidding starts at the dealer's left. The lowest bid is { UNIT($opening, "chip") }, and bids go up in steps of { UNIT($step, "chip") }; a bid must top the one before, and a pass is final.
}
sale-bought = The bid is paid to { ACCOUNT($payee, "to") }.
sale-price = The price is { UNIT($chips, "chip") }, paid to { ACCOUNT($payee, "to") }{ $own ->
    [dealer] ; the dealer pays nothing to themselves
    [holder] ; nobody pays themselves
   *[no] { "" }
}.
sale-free = { $form ->
    [swap] The exchange costs nothing.
   *[offer] It costs nothing.
}
sale-advance = Beforehand the dealer pays { UNIT($chips, "chip") } to { ACCOUNT($payee, "to") }.
sale-eligible = Whoever holds cards that earn a space may not take it{ $dealer ->
    [yes] , the dealer neither
   *[no] { "" }
}.
sale-old-hand = { $how ->
    [new-spare] The hand that was laid down becomes the spare hand, and whoever laid it down may sell it in turn.
    [open] The hand that was laid down stays out of play.
   *[dead] The hand that was laid down stays face down and out of play.
}
sale-stays = { $form ->
    [swap] If nobody exchanges, the spare hand stays where it is.
   *[offer] If nobody takes it, the spare hand stays where it is.
}
sale-dealer-may-buy = { $chips ->
    [0] If nobody takes it, the dealer may take it for nothing.
   *[other] If nobody takes it, the dealer may take it for { UNIT($chips, "chip") }, paid to { ACCOUNT($payee, "to") }.
}
sale-dealer-may-buy-seller = If nobody takes it, the dealer may take it for { UNIT($chips, "chip") }, paid to the seller; for nothing, where the dealer is the seller.
sale-dealer-looks = If nobody takes it, the dealer looks into it and may then exchange for it, for nothing.

poker-before = Before the stops everybody picks five cards of their hand for poker{ $paid ->
    [yes] ; the best poker hand takes what lies on { ACCOUNT($pot, "from") }
   *[no] { "" }
}. Equal hands share.
poker-betting = There is one round of betting, from { $first ->
    [dealer] the dealer on
   *[eldest] the dealer's left on
}: check or bet, call, raise or fold; bets go into the pot. If all but one have folded, that player wins without showing.
poker-limit = { $chips ->
    [0] A raise has no limit.
   *[other] A bet or a raise is at most { UNIT($chips, "chip") }.
}
poker-cap = { $cap ->
    [side-pots] Whoever has too little calls with everything and plays for as much of each bet; the rest is a side pot.
   *[smallest-stack] Nobody may bet more than the smallest stack of those still in.
}
poker-no-betting = There is no betting: all show their five cards.
poker-cards = { $cards ->
    [aside] The poker cards stay aside and are missing in the stops.
   *[return] The poker cards go back to the hands.
}
poker-leftover = At the end of a round the best poker hand among the cards that are left takes what lies on { ACCOUNT($pot, "from") }; with fewer than five cards there is no straight and no flush. Equal hands share. Nobody bets.

opening = { $who ->
    [dealer] The dealer leads first.
   *[eldest] The player at the dealer's left leads first.
}
opening-lowest = { $top ->
    [yes] Whoever holds the highest of the { suit } leads first; if nobody holds any, the player at the dealer's left.
   *[no] Whoever holds the lowest of the { suit } leads first; if nobody holds any, the player at the dealer's left.
}
opening-title = { $title ->
    [poker] Whoever won at poker leads first; of several the first from the dealer's left, and if nobody did, the player at the dealer's left.
   *[other] Whoever won the title “{ $name }” leads first; of several the first from the dealer's left, and if nobody did, the player at the dealer's left.
}
opening-that-card = The first lead is that very card.
opening-suits = { $suits ->
    [black] The first lead must be a black card.
   *[red] The first lead must be a red card.
}
opening-stuck-lift = { $suits ->
    [black] If the first leader has no black card, any suit may be led.
   *[red] If the first leader has no red card, any suit may be led.
}
opening-stuck-pass = { $suits ->
    [black] If the first leader has no black card, the first lead passes to the left, to the next player who has one.
   *[red] If the first leader has no red card, the first lead passes to the left, to the next player who has one.
}
opening-stuck-fine = { $suits ->
    [black] If the first leader has no black card, they pay { UNIT($chips, "chip") } to { ACCOUNT($payee, "to") }, and the first lead passes to the left.
   *[red] If the first leader has no red card, they pay { UNIT($chips, "chip") } to { ACCOUNT($payee, "to") }, and the first lead passes to the left.
}
opening-choice = The first lead is { $choice ->
    [any] any card that may be led.
    [lowest-in-hand] the lowest card of the whole hand.
    [highest-in-hand] the highest card of the whole hand.
    [highest-of-suit] the highest card of a suit that the leader chooses.
   *[lowest-of-suit] the lowest card of a suit that the leader chooses.
}
opening-choice-limited = { $choice ->
    [in-hand] { $suits ->
        [black] The first lead is the { extreme } black card of the hand.
       *[red] The first lead is the { extreme } red card of the hand.
    }
   *[of-suit] { $suits ->
        [black] The first lead is the { extreme } card of a black suit that the leader chooses.
       *[red] The first lead is the { extreme } card of a red suit that the leader chooses.
    }
}
extreme = { $first ->
    [highest] highest
   *[lowest] lowest
}
lead-choice = { $choice ->
    [any] Whoever leads may lead any card of a suit that may be led.
    [lowest-in-hand] Whoever leads must lead the lowest card of their whole hand, among the suits that may be led; of several equally low ones they choose.
    [highest-in-hand] Whoever leads must lead the highest card of their whole hand, among the suits that may be led; of several equally high ones they choose.
    [highest-of-suit] Whoever leads chooses a suit and must lead their highest card of it.
   *[lowest-of-suit] Whoever leads chooses a suit and must lead their lowest card of it.
}
next = { $down ->
    [yes] Whoever holds the next lower card of the same suit plays it, wherever they sit; then the next lower, and so on.
   *[no] Whoever holds the next higher card of the same suit plays it, wherever they sit; then the next higher, and so on.
}
next-response = { $order ->
    [rotation] The card is asked for in turn: whoever does not have it passes.
   *[holder] There are no turns: whoever has the card lays it.
}
face-up = Everybody lays their cards face up in front of themselves.

stop-top = { $both ->
    [yes] The run ends with the ace; only an ace that was led goes on to the two.
   *[no] The run ends with the { rank }: nothing follows it.
}
stop = It stops as well when nobody can lay the next card because { $dead ->
    [yes] it lies in the spare hand or has been played already
   *[no] it has been played already
}{ $removed ->
    [yes] , or because it is not in the pack
   *[no] { "" }
}{ $aside ->
    [yes] , or because it lies aside with the poker cards
   *[no] { "" }
}{ $withheld ->
    [yes] , or because its holder keeps it back
   *[no] { "" }
}. That is a stop.
stop-leader = { $leader ->
    [first-unable] The player at the left of whoever laid the last card leads next.
   *[stopper] Whoever laid the last card leads next.
}
stop-no-cards = If whoever should lead has no cards left, the lead passes to the next player on the left who has some.

limit = { $suits ->
    [other-colour] After a stop a suit of the other colour must be led.
   *[other-suit] After a stop another suit must be led.
}
limit-none = After a stop any suit may be led, the same one too.
stuck-lift = If the leader has none, any suit may be led after all.
stuck-pass = If the leader has none, the lead passes to the left, to the next player who has some.
stuck-fine = If the leader has none, they pay { UNIT($chips, "chip") } to { ACCOUNT($payee, "to") }, and the lead passes to the left.
nobody-void = If nobody has any, the round ends without a winner, and nothing is paid for cards left.
nobody-pay = If nobody has any, the round ends without a winner, and what cards left cost is paid to { ACCOUNT($payee, "to") }.
nobody-lift = If nobody has any, the one who was to lead may lead any suit.

collect-cards-played = { $n ->
    [one] Whoever plays the boodle card, leading it or following with it, { taken }.
   *[other] Whoever plays a boodle card, leading it or following with it, { taken }.
}
collect-cards-held = { $n ->
    [one] Whoever holds the boodle card { held-when } shows it and { taken }, before the play.
   *[other] Whoever holds a boodle card { held-when } shows it and { taken }, before the play.
}
collect-by-engine = Nobody has to ask for them.
collect-by-player = { $when ->
    [held] They must be claimed in turn, from the dealer's left; what is not claimed stays.
   *[played] They must be claimed before the next card is played; what is not claimed stays.
}
collect-played = { ACCOUNT($space, "nom") } goes to whoever plays { PATTERN($kind, $cards, $ranks) }{ $by ->
    [player] { " " }and claims it before the next card
   *[engine] { "" }
}.
collect-held = { ACCOUNT($space, "nom") } goes to whoever holds { PATTERN($kind, $cards, $ranks) } { held-when }{ $by ->
    [player] { " " }and claims it in turn
   *[engine] { "" }
}.
collect-turned-up = { ACCOUNT($space, "nom") } goes to the dealer if { PATTERN($kind, $cards, $ranks) } is turned up.
collect-combination = { $when ->
    [held] Several cards earn a space only together, in one hand, and once. If several players hold such cards, they share.
   *[played] Several cards earn a space only if one player plays all of them in the same round, and once.
}
collect-refill = { $fines ->
    [yes] A space that has been emptied is not filled up before the next stakes; only what is paid on it during the round may still come to it.
   *[no] A space that has been emptied stays empty until the next stakes.
}
held-when = { $sold ->
    [yes] once the spare hand has been exchanged or sold
   *[no] after the deal
}
taken = { $how ->
    [fixed] is paid for its space at once
    [claim] may claim all chips on its space
   *[take] takes all chips on its space at once
}
pattern-cards = { CARDS($cards, "the") }
pattern-trumps = the { RANK_WORDS($ranks) } of trumps
pattern-run = the { RANK_WORDS($ranks) } of one suit
pattern-any = any card
payout = { $payer ->
    [pot] { ACCOUNT($space, "nom") } pays up to { UNIT($chips, "chip") }.
   *[other] { ACCOUNT($space, "nom") } pays exactly { UNIT($chips, "chip") }.
}
payout-bank = The space is emptied for it; the bank adds what is missing and keeps what is over.
payout-pot = It is paid from the space, as far as that goes; the rest counts as chips that nobody takes.
payout-each-opponent = Each of the others pays so much; the chips on the space count as chips that nobody takes.
unclaimed-keep = { $all ->
    [yes] Chips that nobody takes stay where they lie, for the rounds to come.
   *[no] Chips that nobody takes stay where they lie, for the rounds to come: { ACCOUNTS($spaces, "list") }.
}
unclaimed-winner = { $all ->
    [yes] Chips that nobody takes go to the winner of the round; without a winner they stay.
   *[no] Chips that nobody takes go to the winner of the round: { ACCOUNTS($spaces, "list") }.
}
unclaimed-split = { $all ->
    [yes] Chips that nobody takes are shared equally by all; what cannot be shared stays.
   *[no] Chips that nobody takes are shared equally by all, and what cannot be shared stays: { ACCOUNTS($spaces, "list") }.
}

out = { $barred ->
    [yes] Whoever is the first to play their last card, without false play, wins the round, and the play is over at once.
   *[no] Whoever is the first to play their last card wins the round, and the play is over at once.
}
out-order = If the last card earns a space, that is taken first; then the round is settled.
out-space = The winner takes all chips on { ACCOUNT($space, "from") }.
card-payment = Each of the others pays the winner { UNIT($chips, "chip") } for every card still in hand.
card-exempt = { $n ->
    [one] Whoever still holds the { CARDS($cards) } pays nothing.
   *[other] Whoever still holds one of these cards pays nothing: { CARDS($cards) }.
}
card-payment-none = Nothing is paid for cards left in hand.

fee = { event-when }, { ACCOUNT($payer, "nom") } pays { ACCOUNT($payee, "to") } { UNIT($chips, "chip") }{ $per ->
    [card] { " " }for every card in hand
   *[event] { "" }
}{ $kind ->
    [fine] ; this is a fine and comes before all other payments
    [bonus] ; this comes after fines and before the settlement
   *[settlement] { "" }
}.
event-when = { $event ->
    [announced] Whenever a round of its own says something
    [bet-made] For every bet
    [bid-made] For every bid
    [card-played] For every card that is played
    [caught] For every card left in hand that would have earned a space
    [chosen] Whenever somebody makes a choice
    [dealer-cut] When the first dealer is cut for
    [dealt] For every deal
    [declined] Whenever somebody declines
    [exchanged] For every exchange of the spare hand
    [folded] Whenever somebody folds
    [forfeited] Whenever somebody is barred from a space
    [irregularity] For every false play
    [left] Whenever somebody leaves the table
    [limit-lifted] Whenever somebody has no suit to lead and may lead any
    [looked-at] Whenever somebody looks into the spare hand
    [misdealt] For every misdeal
    [nothing-to-take] Whenever an empty space is earned
    [offered] Whenever the spare hand is offered
    [passed] For every pass
    [poker-won] When poker is won
    [received] Whenever somebody gets a hand
    [round-began] When a round begins
    [round-ended] At the end of a round
    [round-void] When a round ends without a winner
    [sat-out] For everybody who sits a round out
    [shown] Whenever cards are shown
    [stage-skipped] When the spare hand is gone already
    [staked] When somebody lays out stakes
    [stopped] For every stop
    [taken-over] Whenever somebody takes over a seat
    [tie-break] When one more round has to decide
    [time-called] When time is called
    [turned-up] When a card is turned up
    [went-out] When somebody is out
   *[other] When this happens: { $event }
}
fee-reasons = It is due only where { REASONS($reasons) }.
fee-not = It is not due where { REASONS($reasons) }.
fee-while-it-lasts = If there are not enough chips for it, only what is there is paid.
fee-not-barred = Barred players do not get it.
ante-short-partial = { $free ->
    [yes] Whoever has too few chips stakes what they have, and plays.
   *[no] Whoever cannot put all stakes puts what they have, one chip on each space in turn, and plays.
}
ante-short-sit-out = Whoever cannot put all stakes sits the round out.
ante-short-debt = Whoever cannot put all stakes owes them.
ante-short-end-session = When somebody cannot put all stakes, the session is over.
cannot-pay-partial = Whoever cannot pay in full pays what they have; nothing is owed.
cannot-pay-debt = Whoever cannot pay in full owes the rest.
odd-chips-stay = Where several share a space that they have won, the chips that cannot be shared stay on it.
odd-chips-dealer = Where several share a space that they have won, the chips that cannot be shared go to the dealer.

offence = { $offence ->
    [lead-choice] Whoever leads a card that is not the one to lead pays
   *[response] Whoever keeps back the card that is due pays
} { UNIT($chips, "chip") } to { ACCOUNT($payee, "to") }. What has been played stays.
offence-bars = { $bars ->
    [collect] For the rest of the round that player takes no more spaces.
    [win] For the rest of the round that player cannot win: if they have no cards left, the others play on.
   *[both] For the rest of the round that player takes no more spaces and cannot win: if they have no cards left, the others play on.
}
offence-none = Nobody can break these rules: only lawful cards are taken.
offence-nobody = If nobody who still has cards may win, the round ends without a winner.

first-dealer-high-cut = The highest card cut deals first; level ones cut again{ $ace ->
    [high] { "" }
   *[other] ; here the ace is high
}.
first-dealer-low-cut = The lowest card cut deals first; level ones cut again{ $ace ->
    [high] { "" }
   *[other] ; here the ace is high
}.
first-dealer-first-jack = Cards are dealt face up until the first jack: whoever gets it deals first.
first-dealer-random = Who deals first is decided by lot.
rotation-left = After each round the deal passes to the left.
rotation-winner = The winner of a round deals the next.
rotation-stay = The dealer stays the same.
end-rounds = { $rounds ->
    [0] The session ends after an agreed number of rounds; if nothing is agreed, everybody deals once ({ UNIT($each, "round") }).
   *[other] The session ends after { UNIT($each, "round") }, if nothing else is agreed.
}
end-rounds-played = The session ends after an agreed number of rounds; if nothing is agreed, { UNIT($each, "round") } are played.
end-rounds-agreed = The session ends after an agreed number of rounds, if one is agreed.
end-somebody-broke = The session ends when somebody is broke.
end-all-but-one-broke = { $how ->
    [cannot-ante] Whoever is broke is out of the game; the session ends when only one player is not broke.
   *[zero] Whoever is broke is out of the game; the session ends when only one player has chips.
}
broke-zero = Broke is whoever has no chips left after a round.
broke-cannot-ante = Broke is whoever has fewer chips than a player stakes who does not deal.
end-time = If the time is up, the round that is on is the last one.
winner = Whoever has the most chips at the end wins.
tie-shared = If several have the most, they share first place.
tie-extra-round = If several have the most, one more round is played, and so on until it is decided among them.
residual-leave = Chips that still lie on the board at the end belong to nobody.
residual-split = Chips that still lie on the board at the end are shared equally by all; what cannot be shared stays.
residual-open-hand = For the chips that still lie on the board at the end five cards are dealt face up to everybody, and the best poker hand takes them; equal hands share.

### what happens

place = { ACCOUNT($account, "list") }
hand = { HAND($cards) }
cards = { UNIT($n, "card") }
laid-one = { $n } on { $spaces }
laid-each = { $n } each on { $spaces }
laid-nothing = nothing

event-round-began = Round { $number }: { $dealer } deals
event-dealer-cut = Cut for the first deal: { $drawn }; { $level ->
    [yes] some are level and cut again
   *[no] { $dealer } deals first
}
event-paid = { $how ->
    [takes] { ACCOUNT($payee) } takes { UNIT($chips, "chip") } from { ACCOUNT($payer, "from") } ({ $rule })
    [into] { ACCOUNT($payer) } pays { UNIT($chips, "chip") } into { ACCOUNT($payee, "to") } ({ $rule })
   *[pays] { ACCOUNT($payer) } pays { UNIT($chips, "chip") } to { ACCOUNT($payee, "to") } ({ $rule })
}
event-nothing-to-take = { $seat } would take { ACCOUNT($space, "from") }, but it is empty
event-forfeited = { $seat } is barred; the chips on { ACCOUNT($space, "from") } stay ({ $rule })
event-staked = { $seat } stakes { UNIT($chips, "chip") }: { $laid }
event-chosen = { $what ->
    [factor] { $seat } stakes { $option } times what the others do ({ $scope })
    [offer] { $seat } offers the spare hand
    [keep] { $seat } does not offer the spare hand
   *[other] { $seat } chooses { $option } ({ $question })
}
event-sat-out = { $seat } sits this round out ({ $rule })
event-dealt = Cards: { $hands }{ $dead ->
    [0] , no spare hand
   *[other] , spare hand { $dead }
}
event-received = Your hand, { $seat }: { HAND($cards) }
event-turned-up = Turned up: { CARD($card) }; { suit } are trumps
event-misdealt = Misdeal: { $dealer } deals again, the stakes stay
stage-exchange = exchange
stage-offer = offer
stage-auction = auction
event-offered = { $seller } offers the spare hand ({ $called })
event-declined = { $stage ->
    [claims] { $seat } claims no more
   *[other] { $seat } declines ({ $called })
}
event-bid-made = { $seat } bids { $chips }
event-exchanged = { $seat } lays { UNIT($gave, "card") } away and takes the { $took } of the spare hand
event-stage-skipped = No { $called }: the spare hand is gone
event-shown = { $seat } shows { HAND($cards) }
event-looked-at = The spare hand, for your eyes only: { HAND($cards) }
event-noted = Taken down for { $seat }: { $move }
event-bet-made = { $chips ->
    [0] { $seat } checks
   *[other] { $seat } bets { UNIT($chips, "chip") }
}
event-folded = { $seat } folds
event-poker-won = { $n ->
    [one] { $seats } wins at poker
   *[other] { $seats } share the poker pot
}
event-card-played = { $led ->
    [yes] { $seat } leads { CARD($card, "the") }
   *[no] { $seat } plays { CARD($card, "the") }
}
event-stopped = { $seat } stops the run with { CARD($card, "the") }: { $reason ->
    [top] nothing follows
    [dead] the next card is in the spare hand
    [played] the next card has been played
    [removed] the next card is not in the pack
    [aside] the next card is laid aside
    [withheld] the next card is held back
    [hidden] nobody shows the next card
   *[other] { $reason }
}
event-passed = { $reason ->
    [no-suit] { $seat } has no suit to lead and passes ({ $rule })
    [no-cards] { $seat } has no cards left; the lead moves on
    [no-card] { $seat } does not have it
   *[other] { $seat } passes: { $reason } ({ $rule })
}
event-limit-lifted = { $seat } has no suit to lead and may lead any ({ $rule })
event-irregularity = { $offence ->
    [lead-choice] { $seat } leads { CARD($card, "the") }, which is not the card to lead ({ $rule })
    [response] { $seat } holds back { CARD($card, "the") } ({ $rule })
   *[other] { $seat } commits an offence with { CARD($card, "the") }: { $offence } ({ $rule })
}
event-caught = { $seat } is caught with { CARD($card, "the") }
event-went-out = { $seat } is out and wins the round
event-round-void = { $why ->
    [barred] The round is void: nobody may win any more ({ $rule })
   *[stuck] The round is void: nobody can lead ({ $rule })
}
event-round-ended = { $any ->
    [yes] Round { $n } is over; left: { $left }
   *[no] Round { $n } is over
}
event-tie-break = { $seats } are level; one more round decides
event-time-called = Time: this round is the last one
event-left = { $seat } leaves the table
event-taken-over = { $name } takes over a seat
event-session-ended = { $n ->
    [one] { $winners } wins the session with { UNIT($chips, "chip") }
   *[other] { $winners } share first place with { UNIT($chips, "chip") } each
}
event-announced = { $any ->
    [yes] { $words } ({ $values })
   *[no] { $words }
}

### what a player says

move-pass = pass
move-exchange = take the spare hand for mine
move-bid = bid { $n }
move-bet = { $n ->
    [0] check
   *[other] bet { $n }
}
move-stake = stake { $laid }
move-claim = claim { ACCOUNT($space, "list") }
option-offer = offer
option-keep = keep

### the log of a session

log-so-far = { $run } ...
log-leads = { $seat } leads { CARD($card, "the") }
log-plays = { $seat } plays { CARD($card, "the") }
log-follows = { $seat } { CARD($card, "the") }
log-goes-on = { CARD($card, "the") }
log-passes = { $seat } passes
log-out = out
log-stop = { $reason ->
    [top] stop (nothing follows { CARD($card, "the") })
    [dead] stop ({ CARD($next, "the") } is in the spare hand)
    [played] stop ({ CARD($next, "the") } has been played)
    [removed] stop ({ CARD($next, "the") } is not in the pack)
    [aside] stop ({ CARD($next, "the") } lies aside)
    [withheld] stop ({ CARD($next, "the") } is held back)
   *[other] stop ({ CARD($next, "the") }: { $reason })
}
log-taken-over = { $name } takes over the seat of { $before }
log-takes = { $each ->
    [yes] { ACCOUNTS($payees) } take { UNIT($chips, "chip") } each from { ACCOUNT($payer, "from") }
   *[no] { ACCOUNTS($payees) } takes { UNIT($chips, "chip") } from { ACCOUNT($payer, "from") }
}
log-pays = { $each ->
    [yes] { ACCOUNT($payer) } pays { ACCOUNTS($payees, "to") } { UNIT($chips, "chip") } each
   *[no] { ACCOUNT($payer) } pays { ACCOUNTS($payees, "to") } { UNIT($chips, "chip") }
}
log-pays-into = { $each ->
    [yes] { ACCOUNT($payer) } pays { UNIT($chips, "chip") } each into { ACCOUNTS($payees, "to") }
   *[no] { ACCOUNT($payer) } pays { UNIT($chips, "chip") } into { ACCOUNTS($payees, "to") }
}
log-for-cards = { $pays } for { UNIT($n, "card") } left
log-stakes = { $seat } stakes { UNIT($chips, "chip") }: { $laid }
log-after-round = After round { $n }:
log-chips = chips
log-change = change
log-board = layout
log-bank = bank

### at the prompt

prompt-you-are = You are { $name }.
prompt-your-hand = Your hand: { HAND($cards) }
prompt-move = { $name }, your move ({ $hint }; r: any, ?: the table, q: leave):
prompt-offence = against the rules, and punished
prompt-numbers = 1 to { $n }
prompt-amounts = { $low } to { UNIT($high, "chip") }
prompt-or = { $hint }, or { $other }
prompt-example = for example { $example }
prompt-many = too many to list
prompt-refused = '{ $answer }' is not possible; { $hint }
prompt-leaves = You leave the table; the game ends here.
prompt-player = { $name }: { UNIT($cards, "card") }, { UNIT($chips, "chip") }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
}{ $dealer ->
    [yes] , the dealer
   *[no] { "" }
}
prompt-board = layout: { $spaces }
prompt-no-spaces = no spaces
prompt-dead-hand = spare hand: { UNIT($n, "card") }; played: { HAND($cards) }
prompt-last-stop = last stop in { suit }
prompt-trumps = { suit } are trumps
prompt-title = { $title }: { $names }
prompt-heading = { $recipe } · { UNIT($n, "player") } · seed { $seed }

### why a move is refused

refusal-over = the session is over
refusal-seat = there is no seat { $seat }; the seats are 0 to { $last }
refusal-call = this cannot be called now
refusal-call-of-table = this is called by the table, not by a seat
refusal-deal-lacks = the deal lacks { $cards }
refusal-dealer-waited-for = the dealer is waited for: { $moves }
refusal-dealer-idle = it is a player's turn, the dealer has nothing to do
refusal-not-asked = seat { $seat } is not asked now
refusal-you-not-asked = you are not asked now
refusal-other-asked = something else is asked for now: { $moves }
refusal-you-other-asked = this is none of the moves that you are asked for now
refusal-not-held = seat { $seat } does not hold { $card }
refusal-you-not-held = you do not hold { $card }
refusal-not-next = { $card } is not the next card of the run
refusal-opening-card = the first lead is the card by which the leader was found
refusal-suit = { suit } may not be led now
refusal-lowest-of-suit = a lead must be the lowest card of its suit
refusal-lowest-in-hand = a lead must be the lowest card of its player's hand
refusal-highest-of-suit = a lead must be the highest card of its suit
refusal-highest-in-hand = a lead must be the highest card of its player's hand
refusal-name = somebody at the table is called { $name } already
refusal-stranger = a seat makes its own moves only
refusal-stale = the table has moved on since; look at it again and decide anew

### pictures

# Labels are as short as they can be; messages that begin with picture-say- are sentences of the text alternative.

picture-number = { $n }
picture-suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
picture-player = Player { $number }
picture-yes = yes
picture-no = no
picture-nobody = nobody

picture-hand = { $count ->
    [0] An empty hand
    [one] One card
   *[other] A hand of { UNIT($count, "card") }
}
picture-no-cards = no cards
picture-say-cards = { $cards }.

picture-title-seat = The table as { $name } sees it
picture-title-spectator = The table as a spectator sees it
picture-round = Round { $number }
picture-dealer-letter = D
picture-status-won = { $count ->
    [one] { $names } wins the session
   *[other] { $names } share first place
}
picture-status-over = The session is over
picture-status-asked = { $what }: { $name }
picture-status-stage = { $stage ->
    [cutting] Cut for the first deal
    [dealing] The dealer deals
    [staking] Stakes
    [selling] The spare hand
    [picking] Five cards for poker
    [betting] Poker bets
    [claiming] Claims
    [collecting] Chips to claim
    [showdown] Open hands
    [phase] A phase of its own
   *[other] Waiting
}
picture-status-next = Next: { CARD($card) }
picture-status-yours = Your turn: { CARD($card) }
picture-status-leads = { $name } leads
picture-status-you-lead = You lead
picture-status-opening = The first lead
picture-laid-by = Last card: { $name }
picture-stopped-by = Stop after { $name }
picture-run = The run
picture-spare = Spare hand: { $cards }
picture-trump = Trumps
picture-covered = { UNIT($cards, "card") }, not looked at yet
picture-aside = Laid aside
picture-seen = Seen besides
picture-mark-dealer = dealer
picture-mark-turn = to move
picture-mark-won = winner
picture-mark-absent = sits out
picture-mark-barred = barred
picture-mark-aside = { UNIT($cards, "card") } laid aside
picture-say-round = Round { $number }.
picture-say-status = { $status }.
picture-say-space = { $space }, { UNIT($chips, "chip") }
picture-say-layout = On the board: { $spaces }.
picture-say-run = The run so far: { $cards }; the last card is { $name }'s.
picture-say-stop = The run has stopped.
picture-say-trumps = Trumps: { picture-suit }.
picture-say-spare = Spare hand: { UNIT($cards, "card") }, face down.
picture-say-players = Players: { $players }.
picture-say-seat = { $name }, { UNIT($cards, "card") }, { UNIT($chips, "chip") }
picture-say-seen = Seen besides: { $cards }.
picture-say-covered = Your hand has not been looked at yet.
picture-say-hand = Your hand: { $cards }.
picture-say-no-hand = Your hand: no cards.
picture-say-aside = You have laid aside: { $cards }.
picture-say-playable = You may play: { $cards }.

picture-board = The board of { $game }
picture-no-board = no board
picture-claim = { $when ->
    [poker] best poker hand
    [out] going out
    [played-itself] play it
    [held-itself] hold it
   *[turned-up-itself] turned up
}
picture-claim-of = { $when ->
    [held] hold { $what }
    [turned-up] turned up: { $what }
   *[played] play { $what }
}
picture-claim-called = { $claim }, and claim it
picture-pattern-cards = { CARDS($cards) }
picture-pattern-trumps = { $ranks } of trumps
picture-pattern-run = { $ranks } of one suit
picture-pays = { $payer ->
    [bank] pays { UNIT($chips, "chip") }
    [each-opponent] { UNIT($chips, "chip") } from each opponent
   *[pot] pays up to { UNIT($chips, "chip") }
}
picture-say-claim = { $space }: { $claim }.

picture-phases = A round of { $game }, stage by stage
picture-say-step = { $number }. { $step }
picture-say-ending = When the session ends: { $step }
picture-session-end = When the session ends
picture-step-stakes = Stakes
picture-stakes-fixed = everybody puts the agreed chips on the spaces
picture-stakes-factor = the dealer chooses how much more to put
picture-stakes-about = { $mode ->
    [one-horse] everybody backs one space with { UNIT($chips, "chip") }
   *[free] everybody spreads { UNIT($chips, "chip") } over the spaces
}
picture-step-deal = Deal
picture-deal-about = { $spare ->
    [none] all { UNIT($cards, "card") }, no spare hand
    [first] all { UNIT($cards, "card") }, the spare hand first in each lap
   *[last] all { UNIT($cards, "card") }, the spare hand last in each lap
}
picture-deal-turn-up = a card is turned up for trumps
picture-step-look = Look at the cards
picture-look-seen = { $who ->
    [dealer] the dealer sees the spare hand as well
   *[all] the spare hand lies face up
}
picture-step-sale = { $form ->
    [auction] Auction of the spare hand
    [offer] Sale of the spare hand
   *[swap] Exchange for the spare hand
}
picture-sale-buyers = { $form ->
    [auction] { $buyers ->
        [dealer] the dealer may bid
        [eldest] the dealer's left may bid
        [younger] all but the dealer's left may bid
        [others] all but the dealer may bid
       *[all] all may bid
    }
   *[other] { $buyers ->
        [dealer] the dealer may take it
        [eldest] the dealer's left may take it
        [younger] all but the dealer's left are asked
        [others] all but the dealer are asked
       *[all] all are asked
    }
}
picture-sale-price = price { UNIT($chips, "chip") }
picture-step-claims = Held cards
picture-claims-about = whoever holds what a space asks for takes its chips
picture-step-poker = Poker
picture-poker-about = { $betting ->
    [none] the best five cards win, without bets
   *[one-round] one round of bets, the best five cards win
}
picture-step-stops = Stops
picture-stops-about = leads, runs and stops until somebody is out
picture-step-settlement = Settlement
picture-settle-space = the winner takes { $space }
picture-settle-cards = { UNIT($chips, "chip") } for each card left
picture-settle-poker = the best poker hand of the cards left takes the pot
picture-step-next = Next deal
picture-next-about = { $how ->
    [winner] the winner deals
    [stay] the dealer stays
   *[left] the deal passes to the left
}
picture-step-residual = Chips left on the board
picture-residual-about = { $how ->
    [leave] they belong to nobody
    [split] they are shared
   *[open-hand] open poker hands decide
}
picture-step-verdict = Who has won
picture-verdict-about = { $how ->
    [shared] the most chips win; level players share first place
   *[extra-round] the most chips win; level players play another round
}

picture-flow = Leads and stops in { $game }
picture-flow-first = First lead
picture-flow-lead = Lead
picture-flow-stop = Stop
picture-flow-out = Out: wins the round
picture-flow-last-card = Was that the last card of the hand?
picture-flow-next = { $order ->
    [down] Has anybody the next lower card of the suit?
   *[up] Has anybody the next higher card of the suit?
}
picture-flow-any-suit = Any suit may follow.
picture-flow-may-lead = Has the leader { picture-limit }?
picture-limit = { $limit ->
    [other-colour] a suit of the other colour
    [other-suit] another suit
   *[lawful] a suit that may be led
}
picture-first = { $leader ->
    [dealer] The dealer leads.
   *[eldest] The player at the dealer's left leads.
}
picture-first-lowest = { $order ->
    [down] Whoever holds the highest of the { picture-suit } leads.
   *[up] Whoever holds the lowest of the { picture-suit } leads.
}
picture-first-title = { $title ->
    [poker] Whoever won at poker leads.
   *[other] Whoever won “{ $title }” leads.
}
picture-first-that-card = It is led with that card.
picture-first-suits = { $suits ->
    [black] It must be a black card.
   *[red] It must be a red card.
}
picture-lead-choice = { $choice ->
    [any] Any card.
    [lowest-in-hand] { $order ->
        [down] The highest card of the whole hand.
       *[up] The lowest card of the whole hand.
    }
   *[lowest-of-suit] { $order ->
        [down] A suit of the leader's choice, with its highest card.
       *[up] A suit of the leader's choice, with its lowest card.
    }
}
picture-next-response = { $order ->
    [rotation] It is asked for in turn.
   *[holder] Its holder lays it.
}
picture-stop-leader = { $leader ->
    [first-unable] The player at the left of the last card leads.
   *[stopper] Whoever laid the last card leads.
}
picture-stuck-lift = Any suit may be led this time.
picture-stuck-pass = The lead passes to the left.
picture-stuck-fine = Pay { UNIT($chips, "chip") }; the lead passes to the left.
picture-nobody-lift = If nobody has any, the first of them may lead any suit.
picture-nobody-void = Nobody has one: no winner
picture-nobody-pay = Nobody has one: no winner, cards left are paid for
picture-say-end = If { $word }: { $end }.
picture-say-end-itself = { $end }.
picture-say-back = { $word ->
    [then] Then on with { $number }.
   *[other] If { $word }: on with { $number }.
}
picture-say-down = If { $word }: on with { $number }.

### examples

# the players of the examples, one for each seat
example-names = Anna Ben Carla Dan Emma Felix Greta Hugo Ida

### the atlas: the pages of plug-ins

atlas-kind = { $kind ->
    [game] game
    [bridge] bridge
   *[house-rule] house rule
}
atlas-kind-field = Kind
atlas-version-field = Version
atlas-players-field = Players
atlas-players = { $low } to { $high }
atlas-parts-field = { $kind ->
    [game] Brings along
   *[other] Needs
}
atlas-conflicts-field = Cannot be combined with
atlas-origin-field = Comes with
atlas-sources-field = Sources

atlas-heading-parameters = Parameters
atlas-heading-rules = The rules
atlas-heading-changes = What it changes
atlas-heading-pictures = Pictures
atlas-heading-round = A round that was played
atlas-heading-declares = What it declares
atlas-heading-goes-with = What it goes with
atlas-heading-measured = What was measured

atlas-column-name = name
atlas-column-default = by default
atlas-column-may = may be
atlas-column-meaning = what it means
atlas-may-number = { $least ->
    [none] a whole number
   *[other] a whole number, at least { $least }
}
atlas-may-yes-no = yes or no
atlas-may-text = a text
atlas-may-card = a card
atlas-may-cards = cards
atlas-may-nothing = none
atlas-may-other = another value
atlas-may-several = several of these
atlas-nothing = nothing

atlas-shown-on = Shown on this table of { UNIT($seats, "player") }:
atlas-without = Without it
atlas-with = With it
atlas-no-change = With these parameters it says what is played here anyway.
atlas-source = Source: { $source }
atlas-picture = { $which ->
    [layout] The board
    [phases] A round from beginning to end
   *[flow] Leads and stops
}

atlas-round = Played by chance on this table of { UNIT($seats, "player") }, seed { $seed }, { UNIT($purse, "chip") } each. { $slips ->
    [yes] The players now and then do what the table punishes.
   *[no] This command plays it:
}
atlas-round-number = Of that session, round { $number }.
atlas-because = because of
atlas-acted = The rules that acted in it:
atlas-hidden-round = This round does not show it: nothing came up for which it has a rule.

atlas-differs-over = Without { $rule } the session would go on here.
atlas-differs-goes-on = Without { $rule } the session would be over here.
atlas-differs-dealer = Without { $rule } { $there } would deal, not { $here }.
atlas-differs-turn = { $here ->
    [none] Without { $rule } it would be { $there }'s turn here.
   *[other] { $there ->
        [none] Without { $rule } nothing would be asked of { $here } here.
       *[other] Without { $rule } it would be { $there }'s turn here, not { $here }'s.
    }
}
atlas-differs-chips = Without { $rule } { $who } would have { UNIT($there, "chip") } now, not { $here }.
atlas-differs-cards = Without { $rule } the cards would lie otherwise.
atlas-differs-seen = Without { $rule } other cards would be seen by all.
atlas-differs-may = { $who } has this choice: { $here }. Without { $rule } it would be: { $there }.
atlas-differs-may-offend = { $who } could break a rule here: { $here }. Without { $rule }: { $there }.
atlas-differs-misdeal = A misdeal may be called now; without { $rule } it could not.
atlas-differs-no-misdeal = A misdeal may not be called any more; without { $rule } it could.

atlas-tried = Every pair of house rules has been tried on { $games ->
    [one] one game
   *[other] { $games } games
} and played. It combines with these:
atlas-tried-here = Every pair of house rules has been tried on this game and played. These can be added:
atlas-some-games = { $some } of { $all } games
atlas-verdict = { $verdict ->
    [needs] Something is needed
    [refused] It is refused
   *[inert] It can never act
}
atlas-all-others = with any other
atlas-all-but = with any other but { $names }
atlas-with-these = with
atlas-on = on { $games }
atlas-every-game = every game

atlas-measured = { $rounds } rounds, { $policy }. ± is half the width of an interval that holds the true figure 95 times in 100.
atlas-measured-twice = { $rounds } rounds at each of two tables that were dealt the same cards, { $policy }. ± is half the width of an interval that holds the true figure 95 times in 100; what is bold has an interval that leaves out zero.
atlas-policy = all lead by chance and take the spare hand for a poor one
atlas-column-figure = figure
atlas-column-value = value
atlas-column-without = without it
atlas-column-with = with it
atlas-column-change = change
atlas-nothing-measured = None of these figures changes for certain.
