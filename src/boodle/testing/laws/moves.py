"""Laws P6, P7 and P9: what may be done, what is accepted, why something is not, and how it is written down."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from boodle.engine import step, why_not
from boodle.errors import ArgumentError, IllegalMove, NotationError
from boodle.moves import (
    KINDS,
    Bet,
    Bid,
    CallTime,
    Choose,
    ClaimSpace,
    Cut,
    Deal,
    Exchange,
    Leave,
    Misdeal,
    Move,
    OpenHands,
    Pass,
    Play,
    Stake,
    TakeOver,
)
from boodle.movesets import Moves
from boodle.notation import read_move
from boodle.recipe import Recipe
from boodle.record import Record
from boodle.replaying import replay
from boodle.rulebook import Rulebook
from boodle.state import State
from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Played
from boodle.transition import step_trusted

OPTIONS: Final = ("offer", "keep", "1", "2", "3", "AH", "4", "first", "2 3", "5 A")


def candidates(rulebook: Rulebook, random: Random) -> list[Move]:
    """One move of every kind, by any seat, also by one that is not there."""
    seat = random.choice([*range(rulebook.seats), rulebook.seats, 63])
    spaces = [*rulebook.tables.spaces, "nowhere"]
    cards = random.sample(range(52), 52)
    return [
        Deal(tuple(cards)),
        Deal(tuple(cards[: random.randrange(52)])),
        Cut(cards[: random.choice((1, 2, rulebook.seats, 52))]),
        OpenHands(cards[: random.choice((5, 5 * rulebook.seats % 52, 52))]),
        Play(seat, cards[0]),
        Play(seat, cards[1]),
        Pass(seat),
        Exchange(seat),
        Bid(seat, random.randrange(4)),
        Bet(seat, random.randrange(4)),
        Stake(seat, {random.choice(spaces): random.randrange(4), random.choice(spaces): 1}.items()),
        ClaimSpace(seat, random.choice(spaces)),
        Choose(seat, random.choice(OPTIONS)),
        CallTime(),
        Misdeal(),
        Leave(seat),
        TakeOver(seat, "Zoe"),
    ]


def listed(moves: Moves) -> list[Move]:
    """All moves, where they can be listed."""
    try:
        return list(moves)
    except ArgumentError:
        return []


def _disagreement(rulebook: Rulebook, state: State, moves: Moves, move: Move) -> str | None:
    """Where membership, acceptance and the absence of reasons are not one and the same."""
    reasons = why_not(rulebook, state, move)
    if (move in moves) != (reasons == ()):
        said = "; ".join(reason.sentence for reason in reasons) or "no reason against it"
        return f"'{move}' is {'possible' if move in moves else 'not possible'}, and there is {said}"
    try:
        accepted = step(rulebook, state, move)
    except IllegalMove as refused:
        return f"'{move}' is possible and refused: {refused}" if move in moves else None
    if move not in moves:
        return f"'{move}' is not possible and accepted"
    if accepted != step_trusted(rulebook, state, move):
        return f"'{move}' leads elsewhere where it is not checked first"
    return None


def possible(played: Played, random: Random) -> Iterator[Break]:
    """What is listed, asked for, drawn, accepted and not refused is the same."""
    for at, (before, moves, move, _, _) in enumerate(played.steps):
        everything = [move, *candidates(played.rulebook, random)]
        tried = everything if at % 16 == 0 else [move, *random.sample(everything, 2)]
        if at % 4 == 0:
            found = listed(moves)
            tried += found[:20]
            if found and len(found) != len(moves):
                yield Break(at, f"{len(found)} moves are listed and {len(moves)} are counted")
            if len(set(found)) != len(found):
                yield Break(at, "a move is listed twice")
            drawn = moves.draw(random)
            if drawn not in moves:
                yield Break(at, f"'{drawn}' can be drawn and is not possible")
        for each in tried:
            if said := _disagreement(played.rulebook, before, moves, each):
                yield Break(at, said)
    crash = played.crash
    if isinstance(crash, IllegalMove) and played.session is not None:
        yield Break(len(played.steps), f"a move that was possible is refused: {crash}")


def refused(played: Played, random: Random) -> Iterator[Break]:
    """A refusal changes nothing and says why, by a rule that there is."""
    rulebook = played.rulebook
    known = {answer.rule for answer in rulebook.answers}
    for at, (before, moves, *_) in enumerate(played.steps):
        for move in random.sample(candidates(rulebook, random), 3):
            if move in moves:
                continue
            was = hash(before)
            reasons = why_not(rulebook, before, move)
            for reason in reasons:
                if not (reason.rule.startswith("core.") or reason.rule in known):
                    yield Break(at, f"'{move}' is refused by the rule '{reason.rule}', which is not there", reason.rule)
                if not reason.sentence:
                    yield Break(at, f"'{move}' is refused by '{reason.rule}' without a word", reason.rule)
            if hash(before) != was:
                yield Break(at, f"asking for '{move}' has changed the state")


def written(played: Played, __: Random) -> Iterator[Break]:
    """Moves, recipes and records come back from what is written of them as they were."""
    for at, (_, moves, move, _, _) in enumerate(played.steps):
        try:
            again = read_move(str(move), lambda moves=moves: moves)  # type: ignore[misc]  # mypy cannot infer the default
        except NotationError as error:
            yield Break(at, f"'{move}' cannot be read again: {error}")
            continue
        if again != move:
            yield Break(at, f"'{move}' is read as '{again}'")
        if type(move) in KINDS.values() and Move.from_dict(move.to_dict()) != move:
            yield Break(at, f"'{move}' does not come back from {move.to_dict()}")
    recipe = played.rulebook.recipe
    if not all(isinstance(each.plugin, str) for each in recipe.ingredients):
        # a class has no name by which it could be found again
        return
    if Recipe.from_dict(recipe.to_dict()) != recipe:
        yield Break(None, f"the recipe '{recipe}' does not come back from what is written of it")
    game = played.game()
    if game is not None and not played.crash:
        record = Record.of(game)
        if Record.from_json(record.to_json()) != record:
            yield Break(None, "the record does not come back from its JSON")
        if replay(record).state != game.state:
            yield Break(None, "the record, played again, ends otherwise")


P6: Final = Law(
    "P6",
    "a move is possible where it is accepted and where nothing speaks against it",
    "a phase whose list of moves depends on more than the view, or changes from one question to the next",
    possible,
)
P7: Final = Law(
    "P7",
    "a refused move leaves the state as it is and is refused by a rule that there is",
    "a callable that keeps something outside the state, or names a rule of another plug-in",
    refused,
)
P9: Final = Law(
    "P9",
    "moves, recipes and records come back from what is written of them",
    "a move of the plug-in's own whose text says less than it is, or a callable that answers otherwise the second time",
    written,
)
