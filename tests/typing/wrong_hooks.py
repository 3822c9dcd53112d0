"""Plug-ins with mistakes that a type checker finds before anybody sits down: exactly the lines that say ``error`` are wrong.

It is read by type checkers only; nothing imports it.
"""

from __future__ import annotations

import attrs

from boodle import Deck, Fee, Manifest, RulePlugin, Setup, Stopped, StopRule, hookimpl


@attrs.frozen
class Toll:
    """A parameter."""

    chips: int = 1


class Right(RulePlugin):
    """Nothing is wrong here: a hook with a parameter, and one with a plain answer."""

    manifest = Manifest(name="right", version="1.0", kind="house-rule", summary="As it should be")

    @hookimpl
    def boodle_parameters(self) -> type[Toll]:
        """How much it is."""
        return Toll

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """A toll for each stop."""
        return Fee(id="right.toll", on=Stopped, payer="each-opponent", payee="stopper", chips=setup.of(Toll).chips)

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        """The ace is low."""
        return Deck(id="right.deck", ace="low")


class WrongSignature(RulePlugin):
    """A hook is given the setup, not the number of seats."""

    manifest = Manifest(name="wrong-signature", version="1.0", kind="house-rule", summary="Another argument")

    @hookimpl
    def boodle_deck(self, setup: int) -> Deck:  # error
        """Asked for the number of seats."""
        return Deck(id="wrong-signature.deck", ace="low" if setup > 4 else "high")


class WrongAnswer(RulePlugin):
    """What happens after a stop is no question of the deck's."""

    manifest = Manifest(name="wrong-answer", version="1.0", kind="house-rule", summary="Another answer")

    @hookimpl
    def boodle_deck(self, setup: Setup) -> StopRule:  # error
        """Answers another question."""
        return StopRule(id="wrong-answer.stop", leader="stopper")


class WrongParameter(RulePlugin):
    """The parameter is called chips."""

    manifest = Manifest(name="wrong-parameter", version="1.0", kind="house-rule", summary="A misspelt parameter")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """A toll for each stop."""
        toll = setup.of(Toll)
        return Fee(id="wrong-parameter.toll", on=Stopped, payer="each-opponent", payee="stopper", chips=toll.chip)  # error


class WrongWord(RulePlugin):
    """A field takes the words that it knows, and no other."""

    manifest = Manifest(name="wrong-word", version="1.0", kind="house-rules", summary="A misspelt kind")  # error
