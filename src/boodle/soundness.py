"""What must hold of merged rules: names of spaces, accounts that are there, fields that fit together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from boodle.cards import ALL, CardSet
from boodle.chips import BANK
from boodle.errors import BadReference, PluginInvalid, RuleConflict, RulesError, shown
from boodle.merging import Merging, Said
from boodle.recipe import Recipe
from boodle.rules.base import UNSET, Declaration
from boodle.rules.dealing import Poker, Sale
from boodle.rules.paying import Fee, Penalty
from boodle.rules.phases import Phase
from boodle.rules.playing import FineAndPass, VoidPay
from boodle.rules.session import Residual
from boodle.rules.setting import Ante, Cards, Claim, Deck, Layout, Space, Stakes
from boodle.tables import free_spaces, resolve

if TYPE_CHECKING:
    from boodle.loading import Loading

SCOPES = frozenset({"layout", "winner-space", "pot"})


def spaces_of(merging: Merging) -> tuple[Space, ...]:
    """The pay cards of the layout, each a space of its own, then the further spaces."""
    layout_rule = merging.get(Layout)[0]
    cards = layout_rule.cards
    unclaimed = "keep" if layout_rule.unclaimed is UNSET else layout_rule.unclaimed
    layout = [
        Space(id="", name=str(card), place=place, claims=(Claim(pattern=Cards(str(card))),), unclaimed=unclaimed)
        for place, card in enumerate(() if cards is UNSET else cards)
    ]
    further = sorted(merging.get(Space), key=lambda space: space.place)
    return (*layout, *further)


Clash = tuple[tuple[str, ...], str]
"""Questions whose answers do not fit together, and why."""


def check_soundness(recipe: Recipe, merging: Merging, loading: Loading) -> None:
    """Report what does not hold; where much is missing anyway, only what is certain."""
    errors, clashes = _look(recipe, merging, loading)
    merging.errors += errors
    for slots, why in clashes:
        rules = {answer.rule: answer for answer in merging.answers if answer.slot in slots}
        remedies = [f"without=({rule!r},)" for rule in sorted(rules) if _settles(rule, slots, recipe, merging, loading)]
        who = " and ".join(f"'{rule}' ({answer.plugin} {answer.version})" for rule, answer in sorted(rules.items()))
        message = (
            f"{' and '.join(map(repr, slots))} {'do' if len(slots) > 1 else 'does'} not fit: {why}, says {who}; "
            f"change a parameter{', or leave one out: ' if remedies else ''}{' or '.join(remedies)}"
        )
        merging.errors.append(RuleConflict(message, slot=slots[0], contenders=tuple(sorted(rules)), remedies=remedies))


def _settles(rule: str, slots: tuple[str, ...], recipe: Recipe, merging: Merging, loading: Loading) -> bool:
    """Whether leaving out a rule settles a clash and brings up nothing else; tried before it is proposed."""
    out = next(said for said in merging.said if said.id == rule)
    if out.rank == 0 or out.manifest.kind == "game" or out.declaration.replaces:
        return False
    trial = Merging([said for said in merging.said if said is not out], merging.prefer, [], merging.excused)
    trial.run()
    before, clashes = _look(recipe, merging, loading)
    after, left = _look(recipe, trial, loading)
    known = {error.fault for error in (*merging.errors, *before)}
    return (
        slots not in {each for each, _ in left}
        and {each for each, _ in left} <= {each for each, _ in clashes}
        and {error.fault for error in (*trial.errors, *after)} <= known
    )


def _look(recipe: Recipe, merging: Merging, loading: Loading) -> tuple[list[RulesError], list[Clash]]:
    spaces = spaces_of(merging)
    errors = [*_space_names(merging, spaces), *_references(recipe, merging, spaces, loading), *_memories(recipe, merging)]
    open_ = loading.missing or loading.gameless
    return errors, [each for each in _clashes(merging, spaces) if not open_ and merging.poisoned.isdisjoint(each[0])]


def _space_names(merging: Merging, spaces: tuple[Space, ...]) -> Iterator[RulesError]:
    """A further space may not be called like a pay card of the layout; two further ones are a conflict anyway."""
    cards = {space.name for space in spaces if not space.id}
    for said in merging.said:
        if isinstance(said.declaration, Space) and said.declaration.name in cards and "layout.cards" not in merging.poisoned:
            slot = f"space[{said.declaration.name}]"
            layout = next(answer for answer in merging.answers if answer.slot == "layout.cards")
            remedy = f"without=({said.id!r},)"
            yield RuleConflict(
                f"'{slot}' is there twice: {said.by} and the pay card of '{layout.rule}' ({layout.plugin} {layout.version}); "
                f"leave the further one out: {remedy}",
                slot=slot,
                contenders=tuple(sorted((said.id, layout.rule))),
                remedies=(remedy,),
            )


def _references(recipe: Recipe, merging: Merging, spaces: tuple[Space, ...], loading: Loading) -> Iterator[RulesError]:
    """Every account that a live answer names must exist."""
    if loading.gameless:
        return
    spaces = (*spaces, *_contested(merging))
    for (_, slot), (value, said) in merging.winners.items():
        for names, role in _accounts(slot, value, said.declaration):
            found = resolve(names, spaces, recipe.seats, role)
            if isinstance(said.declaration, Ante) and names[0] not in SCOPES and all(space.name != names[0] for space in spaces):
                found = None
            if found is None and not _may_come(names, said, loading):
                yield _bad_reference(said, names, spaces)
            elif found is not None and _may_run_dry(said.declaration, names, found, recipe.seats, len(spaces)):
                got = f"'{said.id}', which takes chips from a space that may run dry"
                yield PluginInvalid.of(said.manifest.name, "boodle_payments", got, "'while_it_lasts=True' in it")


def _may_run_dry(rule: Declaration, names: tuple[str, ...], found: tuple[int, ...], seats: int, spaces: int) -> bool:
    """Whether these accounts are spaces from which a fee takes fixed amounts without saying that they may run dry."""
    pays = isinstance(rule, Fee) and names is rule.payer and not rule.while_it_lasts
    return pays and all(seats <= account < seats + spaces for account in found)


def _contested(merging: Merging) -> Iterator[Space]:
    """Spaces that may be there, depending on how a conflict about them is settled."""
    for (_, slot), contenders in merging.slots.items():
        if slot in merging.poisoned:
            for value, said in contenders:
                if isinstance(said.declaration, Space):
                    yield said.declaration
                elif slot == "layout.cards":
                    yield from (Space(id="", name=str(card), place=0) for card in value)


def _memories(recipe: Recipe, merging: Merging) -> Iterator[RulesError]:
    """What phases remember has names of its own, and what belongs to the seats a value for each."""
    phases = [said for _, said in merging.winners.values() if isinstance(said.declaration, Phase)]
    keepers: dict[str, list[Said]] = {}
    for said in phases:
        assert isinstance(said.declaration, Phase)
        for name, memory in said.declaration.memory.items():
            keepers.setdefault(name, []).append(said)
            if memory.audience == "owner" and not (isinstance(memory.start, tuple) and len(memory.start) == recipe.seats):
                got = f"'{name}' of {said.by} begins as {shown(memory.start)}"
                expected = f"one value for each of {recipe.seats} seats"
                yield PluginInvalid.of(said.manifest.name, "boodle_phases", got, expected)
    for name, rules in sorted(keepers.items()):
        if len(rules) > 1:
            remedies = [f"without={tuple(other.id for other in rules if other is not said)!r}" for said in rules]
            message = (
                f"'memory[{name}]' is there twice: {' and '.join(said.by for said in rules)}; keep one: {' or '.join(remedies)}"
            )
            ids = tuple(said.id for said in rules)
            yield RuleConflict(message, slot=f"memory[{name}]", contenders=ids, remedies=remedies)


def _accounts(slot: str, value: object, rule: Declaration) -> Iterable[tuple[tuple[str, ...], str]]:
    """The accounts that an answer names, each as a preference, with the role that its event adds."""
    if isinstance(value, FineAndPass | VoidPay):
        yield value.to, ""
    elif isinstance(rule, Sale) and slot.endswith(".payee"):
        yield rule.payee or (), ""
    elif isinstance(rule, Fee):
        yield rule.payer, rule.on.role
        yield rule.payee, rule.on.role
    elif isinstance(rule, Penalty):
        yield rule.fine.to, ""
    elif isinstance(rule, Ante):
        yield (rule.space,), ""


def _may_come(names: tuple[str, ...], said: Said, loading: Loading) -> bool:
    """Whether an account is perhaps not there because a plug-in that would bring it is not."""
    import difflib  # slow to import, and only for errors

    return loading.spaces_may_come and (
        not SCOPES.isdisjoint(names)
        or not loading.missing.keys().isdisjoint({said.manifest.name, *(each.name for each in said.manifest.requires)})
        or any(difflib.get_close_matches(name.casefold(), loading.missing, 1, 0.75) for name in names)
    )


def _bad_reference(said: Said, names: tuple[str, ...], spaces: tuple[Space, ...]) -> BadReference:
    here = ", ".join(dict.fromkeys([*(repr(space.name) for space in spaces), f"'{BANK}'"]))
    add = "add a plug-in that brings one, such as 'kitty', or " if "winner-space" in names else ""
    remedies = (*(["'kitty'"] if "winner-space" in names else []), f"without=({said.id!r},)")
    return BadReference(
        f"rule {said.by} names the account {' or '.join(map(repr, names))}, which no plug-in of this recipe has; "
        f"{add}leave the rule out: {remedies[-1]}; there are {here}",
        rule=said.id,
        plugin=said.manifest.name,
        account=names[0],
        remedies=remedies,
    )


def _clashes(merging: Merging, spaces: tuple[Space, ...]) -> Iterator[Clash]:
    """Fields that depend on each other."""
    stakes, poker = merging.get(Stakes)[0], merging.get(Poker)[0]
    removed = merging.get(Deck)[0].removed or CardSet()
    cards = merging.get(Layout)[0].cards or ()
    free = len(free_spaces(spaces, {ante.space for ante in merging.get(Ante)}))
    if stakes.mode == "free" and (stakes.minimum or 0) * free > (stakes.total or 0):
        each = f"{stakes.minimum} on each of {free} spaces"
        yield ("stakes.total", "stakes.minimum"), f"{each} is more than the {stakes.total} to lay out"
    if stakes.mode in ("free", "one-horse") and not free:
        yield ("stakes.mode",), "there is no space to stake on"
    if removed.mask == ALL:
        yield ("deck.removed",), "no card is left in the pack"
    for card in cards:
        if card in removed:
            yield ("deck.removed", "layout.cards"), f"the pay card {card} is not in the pack"
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        yield ("layout.cards",), f"the pay card {card} lies there twice"
    if poker.when != "none" and poker.ranking is UNSET:
        yield ("poker.when",), "nobody says how poker hands rank"
    if poker.when != "none" and not any(claim.when == "poker" for space in spaces for claim in space.claims):
        yield ("poker.when",), "there is no pot to play for"
    if poker.ranking is UNSET and merging.get(Residual)[0].chips == "open-hand":
        yield ("residual.chips",), "nobody says how poker hands rank"
