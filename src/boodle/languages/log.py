"""The readable log: events in, lines out, told like the game itself.

A run is one line however many transitions it took, the stakes of a player are one line however many spaces they lie on,
and a round closes with everybody's chips. The log counts chips itself, from the payments it hears of, so it tells nothing
but what everybody at the table is told (and, to one seat, what that seat alone is told).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import attrs

from boodle import events as e
from boodle.cards import CARDS
from boodle.chips import BANK, Account
from boodle.events import is_told
from boodle.game import Game
from boodle.languages.catalogue import Style, catalogue
from boodle.languages.events import laid, telling, where

Kind = Literal["round", "stake", "deal", "own", "run", "take", "pay", "pass", "out", "table", "end", "note"]

ARROWS: Final[dict[Style, str]] = {"symbols": " → ", "words": ", "}
"""Between two players of one run."""
DASHES: Final[dict[Style, str]] = {"symbols": " — ", "words": "; "}
"""Before the end of a run."""

KINDS: Final[dict[type[e.Event], Kind]] = {
    e.RoundBegan: "round", e.DealerCut: "round", e.Misdealt: "round", e.TimeCalled: "round", e.Left: "round",
    e.NothingToTake: "take", e.Forfeited: "take", e.PokerWon: "take",
    e.SatOut: "stake",
    e.Received: "own", e.LookedAt: "own", e.Noted: "own",
    e.Passed: "pass", e.LimitLifted: "pass", e.Irregularity: "pass",
    e.Caught: "pay",
    e.WentOut: "out", e.RoundVoid: "out",
    e.TieBreak: "end", e.SessionEnded: "end",
}  # fmt: skip
"""What a line is about; all other events belong to the deal."""

_INSIDE: Final = (e.Paid, e.NothingToTake, e.Forfeited, e.Irregularity, e.Declined, e.Announced, e.TimeCalled, e.TakenOver)
"""What may happen while a run goes on; told after the run."""


@attrs.frozen
class Line:
    """One line of the log; ``kind`` says what it is about, so that it can be coloured."""

    kind: Kind
    text: str


class Log:
    """Tells a game from one seat's place (``seat`` None: a spectator's).

    Give it the game as it begins, then the events as they come.
    """

    def __init__(self, game: Game, seat: int | None = None, lang: str = "en", style: Style = "symbols") -> None:
        self.said = catalogue(lang, style)
        self.rulebook = game.rulebook
        self.names = list(game.names)
        self.seat = seat
        self._purses = dict(enumerate(game.purses))
        self._spaces = dict(game.spaces)
        self._bank = game.bank
        self._before = dict(self._purses)
        self._lines: list[Line] = []
        self._run: list[str] = []
        self._after: list[Line] = []
        self._player = -1
        self._led = False
        self._stakes: dict[int, dict[str, int]] = {}
        self._payment: list[e.Paid] = []
        self._ended: e.RoundEnded | None = None
        self._stake_rules = {ante.id for ante in self.rulebook.antes} | {self.rulebook.rule_of("stakes.mode")}
        self._card_rules = {payment.id for payment in self.rulebook.card_payments}
        claims = {self.rulebook.rule_of("layout.cards"), *(each.id for each in self.rulebook.spaces)}
        self._plain_rules = self._card_rules | claims
        self._bet_rule = self.rulebook.rule_of("poker.betting")
        self._tables = self.rulebook.tables

    def hear(self, events: Iterable[e.Event]) -> list[Line]:
        """The lines that these events complete. A run that is still on is not one of them yet; see :meth:`so_far`."""
        for event in events:
            if is_told(event, self.seat):
                self._hear(event)
        self._close_payment()
        if not self._run:
            self._close_stakes()
            self._close_round()
        lines, self._lines = self._lines, []
        return lines

    def so_far(self) -> str:
        """The run that is on; empty while a lead is due."""
        return "".join(self._run)

    def standing(self) -> list[Line]:
        """Everybody's chips, and those on the layout."""
        heads = [*self.names]
        rows = [[self.said.say("log-chips"), *(str(purse) for purse in self._purses.values())]]
        if self._before != self._purses:
            rows.append([self.said.say("log-change"), *(f"{now - self._before[seat]:+d}" for seat, now in self._purses.items())])
        widths = [max(len(head), 6, *(len(row[at + 1]) for row in rows)) for at, head in enumerate(heads)]
        board, bank = self.said.say("log-board"), self.said.say("log-bank")
        wide = max(8, *(len(word) + 2 for word in (board, bank, *(row[0] for row in rows))))
        lines = [" " * wide + "  ".join(head.rjust(width) for head, width in zip(heads, widths, strict=True))]
        lines += [f"{row[0]:<{wide}}" + "  ".join(c.rjust(w) for c, w in zip(row[1:], widths, strict=True)) for row in rows]
        if self._spaces:
            on = ((self.said.say("place", {"account": f"space:{name}"}), chips) for name, chips in self._spaces.items())
            between = "  " if self.said.style == "symbols" else ", "
            lines.append(f"{board:<{wide}}" + between.join(f"{name} {chips}" for name, chips in on))
        if self._bank:
            lines.append(f"{bank:<{wide}}{self._bank}")
        return [Line("table", line) for line in lines]

    # -- one event -----------------------------------------------------------------------------------------------------

    def _hear(self, event: e.Event) -> None:
        if isinstance(event, e.Paid):
            self._count(event)
            self._paid(event)
            return
        self._close_payment()
        if isinstance(event, e.Staked):
            self._stakes.setdefault(event.seat, {})
            return
        self._close_stakes()
        if isinstance(event, e.CardPlayed):
            self._played(event)
        elif isinstance(event, e.Stopped):
            self._stop(event)
        elif isinstance(event, e.Passed) and event.reason == "no-card" and self._run:
            self._run.append(self._arrow + self.said.say("log-passes", {"seat": self.names[event.seat]}))
            self._player = -1
        elif self._run and isinstance(event, _INSIDE):
            self._after.append(self._line(event))
        elif isinstance(event, e.RoundEnded):
            self._close_run("")
            self._ended = event
        else:
            self._other(event)

    def _other(self, event: e.Event) -> None:
        if isinstance(event, e.WentOut):
            self._close_run(DASHES[self.said.style] + self.said.say("log-out"))
        else:
            self._close_run("")
        if isinstance(event, e.RoundBegan | e.TieBreak | e.SessionEnded):
            self._close_round()
        if isinstance(event, e.RoundBegan):
            self._before = dict(self._purses)
        if isinstance(event, e.TakenOver):
            before = self.names[event.seat]
            self.names[event.seat] = event.name
            self._say("round", self.said.say("log-taken-over", {"name": event.name, "before": before}))
            return
        self._lines.append(self._line(event))

    def _line(self, event: e.Event) -> Line:
        kind: Kind = next((KINDS[each] for each in type(event).__mro__ if each in KINDS), "deal")
        return Line(kind, telling(event, self.names, self.said))

    def _say(self, kind: Kind, text: str) -> None:
        self._lines.append(Line(kind, text))

    @property
    def _arrow(self) -> str:
        return ARROWS[self.said.style]

    # -- runs ----------------------------------------------------------------------------------------------------------

    def _played(self, event: e.CardPlayed) -> None:
        values = {"seat": self.names[event.seat], "card": str(event.card)}
        if event.led or not self._run:
            self._close_run("")
            self._run = [self.said.say("log-leads" if event.led else "log-plays", values)]
        elif event.seat == self._player:
            between = " " if self.said.style == "symbols" else self._arrow
            self._run.append(between + self.said.say("log-goes-on", {"card": str(event.card)}))
        else:
            self._run.append(self._arrow + self.said.say("log-follows", values))
        self._player, self._led = event.seat, event.led

    def _stop(self, event: e.Stopped) -> None:
        after = self._tables.after_lead if self._led else self._tables.after_follow
        following = after[event.card.index]
        reason = "top" if following < 0 else event.reason
        values = {"reason": reason, "card": str(event.card), "next": str(CARDS[max(following, 0)])}
        self._close_run(DASHES[self.said.style] + self.said.say("log-stop", values))

    def _close_run(self, how: str) -> None:
        if self._run:
            self._lines += [Line("run", "".join(self._run) + how), *self._after]
        self._run, self._after, self._player = [], [], -1

    # -- chips ---------------------------------------------------------------------------------------------------------

    def _count(self, paid: e.Paid) -> None:
        self._add(paid.payer, -paid.chips)
        self._add(paid.payee, paid.chips)

    def _add(self, where: Account, number: int) -> None:
        if isinstance(where, int):
            self._purses[where] += number
        elif where == BANK:
            self._bank += number
        else:
            self._spaces[where] += number

    def _paid(self, paid: e.Paid) -> None:
        if isinstance(paid.payer, int) and isinstance(paid.payee, str) and paid.rule in self._stake_rules:
            on = self._stakes.setdefault(paid.payer, {})
            on[paid.payee] = on.get(paid.payee, 0) + paid.chips
            return
        self._close_stakes()
        if paid.rule == self._bet_rule:
            return  # the bet has been told
        before = self._payment[-1] if self._payment else paid
        if (before.payer, before.rule, before.chips) != (paid.payer, paid.rule, paid.chips):
            self._close_payment()
        self._payment.append(paid)

    def _close_payment(self) -> None:
        """One line for what one payer pays, because of one rule, to one payee or to several alike."""
        if not self._payment:
            return
        payment, self._payment = self._payment, []
        paid = payment[0]
        because = "" if paid.rule in self._plain_rules else f" ({paid.rule})"
        takes = isinstance(paid.payer, str) and paid.payer != BANK and isinstance(paid.payee, int)
        words = self._payment_words(payment, takes=takes)
        line = Line("take" if takes else "pay", words[:1].upper() + words[1:] + because)
        (self._after if self._run else self._lines).append(line)

    def _payment_words(self, payment: list[e.Paid], *, takes: bool) -> str:
        paid = payment[0]
        into = isinstance(paid.payee, str) and paid.payee != BANK
        key = "log-takes" if takes else "log-pays-into" if into else "log-pays"
        payees = "|".join(where(each.payee, self.names) for each in payment)
        words = self.said.say(
            key, {"payer": where(paid.payer, self.names), "payees": payees, "chips": paid.chips, "each": len(payment) > 1}
        )
        if self._ended is not None and paid.rule in self._card_rules and isinstance(paid.payer, int):
            return self.said.say("log-for-cards", {"pays": words, "n": self._ended.left[paid.payer]})
        return words

    def _close_stakes(self) -> None:
        stakes, self._stakes = self._stakes, {}
        for seat, on in stakes.items():
            values = {"seat": self.names[seat], "chips": sum(on.values()), "laid": laid(on.items(), self.said)}
            self._say("stake", self.said.say("log-stakes", values))

    def _close_round(self) -> None:
        if self._ended is None:
            return
        ended, self._ended = self._ended, None
        self._say("table", self.said.say("log-after-round", {"n": ended.number}))
        self._lines += self.standing()
