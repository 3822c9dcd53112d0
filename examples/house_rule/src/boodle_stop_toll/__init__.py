"""A house rule in a package of its own: whoever makes a stop gets a toll from each opponent."""

from __future__ import annotations

import attrs

from boodle import Fee, Manifest, RulePlugin, Setup, Stopped, hookimpl


@attrs.frozen
class Toll:
    """Parameter of the toll.

    Attributes:
        chips: What each opponent pays.
    """

    chips: int = 1


class StopToll(RulePlugin):
    """Whoever makes a stop gets a toll from each opponent."""

    manifest = Manifest(
        name="stop-toll",
        version="1.0",
        kind="house-rule",
        summary="Whoever makes a stop gets a chip from each opponent",
        conflicts=(("stop-fee", "a stop would cost and earn at once"),),
    )

    @hookimpl
    def boodle_parameters(self) -> type[Toll]:
        """How much the toll is."""
        return Toll

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """A bonus for the stopper, from everybody else."""
        return Fee(
            id="stop-toll.toll",
            source="house rule",
            on=Stopped,
            payer="each-opponent",
            payee="stopper",
            chips=setup.of(Toll).chips,
            kind="bonus",
            barred_too=False,
        )
