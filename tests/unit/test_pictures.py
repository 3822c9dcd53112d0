"""Pictures: well-formed, told in words, readable in light and dark; they show what views and rules say, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple
from xml.etree import ElementTree

import attrs
import pytest

from boodle import (
    ArgumentError,
    Card,
    CardSet,
    Game,
    NotationError,
    Play,
    Recipe,
    Rulebook,
    UnknownSpace,
    assemble,
)
from boodle.languages import LANGUAGES, card_name
from boodle.pictures import card, flow, hand, layout, phases, svg
from boodle.pictures.colours import DARK, DRAWN, LIGHT, WRITTEN, Scheme
from boodle.testing.swaps import in_another_world, random_game, same_to
from pairs.recipes import games, shipped
from plugins import Ceremonies, Limits, Stops

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", '<b>&"', "Maximilian-Alexander von Hohenstein")


def table(game: str = "michigan-rummy", *rules: Any, seats: int = 3) -> Rulebook:
    """A table."""
    return assemble(Recipe(game, *rules, seats=seats))


def in_a_run(**more: Any) -> Game:
    """A run of hearts that waits for the nine, which Anna holds; the seven and the eight have just been played."""
    game = Game.from_position(
        table(), hands=["9H 2C 3C", "7H 5S 4D", "8H QS"], dead_hand="10H", to_lead=1, purses=[20, 21, 22], dealer=2,
        spaces={"AH": 4, "Kitty": 6}, names=NAMES, **more,
    )  # fmt: skip
    return game.play(Play(1, "7H")).play(Play(2, "8H"))


GAME = in_a_run()


def read(picture: str) -> ElementTree.Element:
    """The elements of a picture."""
    return ElementTree.fromstring(picture)


def told(picture: str) -> str:
    """What is read out."""
    return read(picture).findtext(f"{SVG}desc") or ""


def written(picture: str) -> list[str]:
    """Every line that is to be seen, without the mark that asks for plain signs of suits."""
    return [(each.text or "").replace("\ufe0e", "") for each in read(picture).iter(f"{SVG}text")]


def all_kinds(rulebook: Rulebook, game: Game, lang: str) -> dict[str, str]:
    """One picture of every kind."""
    views = {f"seat {seat}": svg(game.seen_by(seat), lang=lang) for seat in (game.state.turn or 0, None)}
    rules = {
        "layout": layout(rulebook, chips={}, lang=lang),
        "phases": phases(rulebook, lang=lang),
        "flow": flow(rulebook, lang=lang),
    }
    return views | rules | {"hand": hand("7C AD 10H", lang=lang), "no hand": hand("", lang=lang), "card": card("AS", lang=lang)}


@pytest.fixture(scope="module", params=["michigan-rummy", "tripoley-cadaco", "pope-joan"])
def pictures(request: pytest.FixtureRequest) -> dict[str, str]:
    """Pictures of a table, after some moves."""
    rulebook = table(request.param, seats=6)
    return all_kinds(rulebook, random_game(rulebook, Random(7)), "en")


# -- as an image -------------------------------------------------------------------------------------------------------


def test_a_picture_is_an_image_with_a_name_and_a_description(pictures: dict[str, str]) -> None:
    """It is well-formed, scales, has a role, and says by its own ids what it is and what is to be seen."""
    for name, picture in pictures.items():
        root = read(picture)
        assert root.tag == f"{SVG}svg"
        assert ("img", "en") == (root.get("role"), root.get("lang"))
        title, desc = (root.find(f"{SVG}{tag}") for tag in ("title", "desc"))
        assert title is not None, name
        assert desc is not None, name
        assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
        assert title.text, name
        assert desc.text, name
        _, _, width, height = map(float, str(root.get("viewBox")).split())
        assert width <= 420
        assert float(str(root.get("width"))) / float(str(root.get("height"))) == pytest.approx(width / height, rel=0.01)
        assert "max-width:100%" in str(root.get("style"))


def test_a_picture_needs_nothing_but_itself(pictures: dict[str, str]) -> None:
    """No script, no font, no other file."""
    for picture in pictures.values():
        without_namespace = picture.replace("http://www.w3.org/2000/svg", "")
        assert re.search(r"https?:|<script|url\(|@import|href=|<image", without_namespace) is None


def test_pictures_of_one_page_do_not_share_ids(pictures: dict[str, str]) -> None:
    """Different pictures have different ids; the same picture is the same text."""
    different = {*pictures.values()}
    ids = [found for picture in different for found in re.findall(r' id="([^"]+)"', picture)]
    assert len(ids) == len({*ids}) == 2 * len(different)
    assert hand("AH") == hand([Card("AH")])


def test_no_style_reaches_beyond_the_picture() -> None:
    """Every rule of the style is about pictures of boodle."""
    style = read(card("AH")).findtext(f"{SVG}style") or ""
    selectors = re.findall(r"(?:^|[{}])([^@{}]+)\{", re.sub(r"@media[^{]*\{", "", style), re.M)
    assert selectors
    assert all(".boodle-picture" in part for each in selectors for part in each.split(","))


def test_letters_are_large_enough_on_a_phone(pictures: dict[str, str]) -> None:
    """Eleven pixels where a picture is 360 pixels wide; a name that does not fit may be an eighth smaller."""
    for name, picture in pictures.items():
        width = max(float(str(read(picture).get("viewBox")).split()[2]), 360)
        sizes = [float(str(each.get("font-size"))) * 360 / width for each in read(picture).iter(f"{SVG}text")]
        assert min(sizes) >= 11 * 0.875, name


# -- colours -----------------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """As WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_everything_stands_out(scheme: Scheme) -> None:
    """WCAG AA: letters and suits 4.5 to 1, lines and shapes that say something 3 to 1."""
    colours = {name.replace("_", "-"): colour for name, colour in attrs.asdict(scheme).items()}
    for pairs, least in ((WRITTEN, 4.5), (DRAWN, 3.0)):
        for kind, behind in pairs.items():
            for ground in behind:
                assert contrast(colours[kind], colours[ground]) >= least, (kind, ground)
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


class Area(NamedTuple):
    """A filled shape: where it is, and its colour."""

    left: float
    top: float
    right: float
    below: float
    colour: str


FILLED = {"question": "felt", "end": "tile", "wanted": "paper"} | {
    name: name for name in ("ground", "felt", "tile", "paper", "back", "chip", "mark")
}


def upon(element: ElementTree.Element, x: float = 0, y: float = 0, areas: list[Area] | None = None) -> Iterator[tuple[str, str]]:
    """Everything written under an element: the colour of each line and suit, and what was drawn behind it last."""
    areas = [] if areas is None else areas
    moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    kind = element.get("class", "").removeprefix("boodle-")
    at = {name: float(element.get(name, 0)) for name in ("x", "y", "width", "height", "cx", "cy", "r")}
    if kind in FILLED and element.tag == f"{SVG}rect":
        left, top = x + at["x"], y + at["y"]
        areas.append(Area(left, top, left + at["width"], top + at["height"], FILLED[kind]))
    elif kind in FILLED and element.tag == f"{SVG}circle":
        left, top = x + at["cx"] - at["r"], y + at["cy"] - at["r"]
        areas.append(Area(left, top, left + 2 * at["r"], top + 2 * at["r"], FILLED[kind]))
    elif kind == "question":
        numbers = [*map(float, re.findall(r"[-\d.]+", element.get("d", "")))]
        areas.append(
            Area(x + min(numbers[::2]), y + min(numbers[1::2]), x + max(numbers[::2]), y + max(numbers[1::2]), FILLED[kind])
        )
    elif element.tag == f"{SVG}text" or kind in ("red", "black"):
        here = (x + at["x"], y + at["y"] - float(element.get("font-size", 0)) / 3)
        behind = [area.colour for area in areas if area.left <= here[0] <= area.right and area.top <= here[1] <= area.below]
        yield kind, behind[-1] if behind else "nothing"
    for child in element:
        yield from upon(child, x, y, areas)


def test_contrast_is_measured_for_all_that_is_written(pictures: dict[str, str]) -> None:
    """Whatever is written stands upon a colour for which its contrast is measured above."""
    found = {pair for picture in pictures.values() for pair in upon(read(picture))}
    assert {("red", "paper"), ("black", "paper"), ("ink", "tile"), ("soft", "ground")} <= found
    assert set() == {(kind, ground) for kind, ground in found if ground not in WRITTEN.get(kind, ())}


# -- what one seat knows -----------------------------------------------------------------------------------------------


def test_the_text_says_all_that_is_to_be_seen() -> None:
    """In words, for the seat that holds the next card."""
    assert told(svg(GAME.seen_by(0), names=NAMES)) == (
        "Round 1. Your turn: 9 of hearts. "
        "On the board: ace of hearts, 4 chips; king of clubs, 0 chips; queen of diamonds, 0 chips; jack of spades, 0 chips; "
        "Kitty, 6 chips. "
        "The run so far: 7 of hearts, 8 of hearts; the last card is Maximilian-Alexander von Hohenstein's. "
        "Spare hand: 1 card, face down. "
        'Players: Anna, 3 cards, 20 chips, to move; <b>&", 2 cards, 21 chips; '
        "Maximilian-Alexander von Hohenstein, 1 card, 22 chips, dealer. "
        "Your hand: 2 of clubs, 3 of clubs, 9 of hearts. You may play: 9 of hearts."
    )


def test_who_is_to_move_is_shown_as_far_as_the_view_says() -> None:
    """The others see which card is waited for, and not who holds it."""
    for seat in (1, 2, None):
        words = told(svg(GAME.seen_by(seat), names=NAMES))
        assert "Next: 9 of hearts." in words
        assert "to move" not in words
        assert "Anna, 3 cards, 20 chips;" in words


def test_names_are_text_and_nothing_else() -> None:
    """Whatever somebody is called, the picture is well-formed and says it; characters that XML may not hold are replaced."""
    picture = svg(GAME.seen_by(1), names=["]]>", '<b>&"', "a\x00b\ud800\ufffe"])
    assert ["a\ufffdb\ufffd\ufffd", "]]>", '<b>&"'] == [name for name in written(picture) if name[0] in "]<a"]
    assert '<b>&"' in told(picture)


def test_a_name_too_long_is_cut_in_the_picture_and_not_in_the_text() -> None:
    """Nothing runs out of its tile."""
    picture = svg(GAME.seen_by(0), names=NAMES)
    assert NAMES[2] in told(picture)
    assert NAMES[2] not in written(picture)
    assert any(line.startswith("Maximilian") and line.endswith("…") for line in written(picture))


def test_numbers_are_never_cut() -> None:
    """However many chips there are."""
    game = Game.new(table(), purses=10**9, dealer=0, spaces={"Kitty": 10**9})
    assert [*map(str, [10**9] * 4)] == [line for line in written(svg(game.seen_by(0))) if line.startswith("1000")]


def test_players_without_names_are_numbered() -> None:
    """In the language of the picture."""
    assert {"Player 1", "Player 2", "Player 3"} <= {*written(svg(GAME.seen_by(0)))}


def test_two_games_that_are_the_same_to_a_seat_are_the_same_picture() -> None:
    """No picture depends on what the seat cannot know."""
    random = Random(3)
    compared = 0
    for name in ("michigan-rummy", "tripoley-cadaco", "pope-joan", "newmarket-horses"):
        rulebook = table(name, seats=4)
        for _ in range(8):
            game = random_game(rulebook, random, most=60)
            for seat in (0, 3, None):
                other = in_another_world(game, seat, random)
                if other is not None and same_to(game, other, seat):
                    compared += other.state != game.state
                    assert svg(game.seen_by(seat)) == svg(other.seen_by(seat))
    assert compared > 10


def test_no_card_is_named_that_the_seat_has_not_seen() -> None:
    """Neither in the text nor by a face in the picture."""
    random = Random(4)
    for _ in range(8):
        game = random_game(table("newmarket-kings", seats=4), random, most=60)
        board = {Card(name) for name in game.rulebook.tables.spaces}
        for seat in (*range(4), None):
            view = game.seen_by(seat)
            mentioned = view.hand | view.known | view.played | view.aside
            words = told(svg(view))
            for hidden in CardSet((1 << 52) - 1) - mentioned:
                if hidden not in board and hidden != view.wanted:
                    assert not re.search(rf"\b{card_name(hidden)}\b", words)


def test_a_hand_that_nobody_has_looked_at_lies_face_down() -> None:
    """At stakes that are laid after the deal, before anybody looks."""
    game = Game.new(table("newmarket-horses"), dealer=0)
    while game.seen_by(0).stage != "staking" or not any(game.seen_by(0).counts):
        game = game.play(game.moves.draw(Random(1)))
    assert "Your hand has not been looked at yet." in told(svg(game.seen_by(0)))
    assert "Your hand" not in told(svg(game.seen_by(None)))


def test_a_session_that_is_over_says_who_won() -> None:
    """With the winner's mark, and no turn."""
    game = Game.new(table("michigan"), names=NAMES, dealer=0, rounds=1)
    while not game.over:
        game = game.play(game.moves.draw(Random(5)))
    (winner,) = game.seen_by(0).winners
    words = told(svg(game.seen_by(0), names=NAMES))
    assert f"Round 1. {NAMES[winner]} wins the session." in words
    assert words.count("winner") == 1
    assert "to move" not in words


@pytest.mark.parametrize("names", [["Anna"], "Anna", 3, ["Anna", "Ben", 7], ["a", "b", "c", "d"]])
def test_names_have_to_fit(names: Any) -> None:
    """One for each seat."""
    with pytest.raises(ArgumentError, match="give a list of 3 names, one for each seat"):
        svg(GAME.seen_by(0), names=names)


def test_only_a_view_is_drawn() -> None:
    """A game has secrets."""
    with pytest.raises(ArgumentError, match=r"is no view; a seat's is game.seen_by\(seat\)"):
        svg(GAME)  # type: ignore[arg-type]


# -- cards -------------------------------------------------------------------------------------------------------------


def test_a_hand_is_drawn_in_the_order_given() -> None:
    """Its ranks are to be seen, its cards are told in words."""
    assert ["10", "A", "7"] == written(hand("10S AD 7C"))
    assert told(hand("10S AD")) == "10 of spades, ace of diamonds."
    assert "2 cards" in (read(hand("10S AD")).findtext(f"{SVG}title") or "")


def test_a_hand_without_cards_says_so() -> None:
    """Rather than being nothing at all."""
    assert ["no cards"] == written(hand(()))


@pytest.mark.parametrize("count", [1, 9, 10, 17, 52])
def test_many_cards_stand_in_rows_that_fit(count: int) -> None:
    """Every card has its place."""
    picture = hand(CardSet((1 << count) - 1))
    assert len(written(picture)) == count
    assert float(str(read(picture).get("viewBox")).split()[2]) <= 420


def test_one_card() -> None:
    """Its name is its title."""
    assert (read(card("AH")).findtext(f"{SVG}title"), written(card("A♥"))) == ("ace of hearts", ["A"])


@pytest.mark.parametrize("draw", [hand, card])
def test_what_is_no_card_is_refused(draw: Any) -> None:
    """As everywhere."""
    with pytest.raises(NotationError, match="is no card"):
        draw("1X")


# -- rules -------------------------------------------------------------------------------------------------------------


def test_every_space_says_what_earns_it() -> None:
    """A card by itself, a combination, going out, poker."""
    assert told(layout(table("rummoli-canadian"))) == (
        "10 of spades: play it. Jack of diamonds: play it. Queen of clubs: play it. King of hearts: play it. Ace of spades: play "
        "it. A-KD: play king of diamonds and ace of diamonds. 7-8-9: play 7-8-9 of one suit. Rummoli: going out. Poker Pot: best "
        "poker hand."
    )
    assert "Matrimony: play K-Q of trumps." in told(layout(table("pope-joan")))
    assert "Pope: play 9 of diamonds, turned up: 9 of diamonds." in told(layout(table("pope-joan")))


def test_a_space_that_pays_a_fixed_number_says_so() -> None:
    """Cadaco's table."""
    assert "10 of hearts: play it, pays 8 chips." in told(layout(table("cadaco-michigan-rummy")))


def test_chips_can_lie_on_a_board() -> None:
    """Where none are said there are none; without any, none are drawn."""
    rulebook = table()
    words = told(layout(rulebook, chips={"A♥": 4, Card("KC"): 1}))
    assert "Ace of hearts, 4 chips: play it." in words
    assert "King of clubs, 1 chip: play it." in words
    assert "Kitty, 0 chips: going out." in words
    assert "chip" not in told(layout(rulebook))
    with pytest.raises(UnknownSpace, match="there is no space '2C'"):
        layout(rulebook, chips={"2C": 1})
    for wrong in ({"AH": -1}, {"AH": "4"}, [4], {"AH": True}):
        with pytest.raises(ArgumentError, match="give the chips on spaces"):
            layout(rulebook, chips=wrong)  # type: ignore[arg-type]


def stages(rulebook: Rulebook) -> list[str]:
    """The names of the stages that are drawn."""
    return re.findall(r"\d+\. ([^:.]+)", told(phases(rulebook)).partition("When the session ends")[0])


def test_the_stages_of_a_round_are_those_of_its_program() -> None:
    """In order; what does nothing here is left out."""
    assert stages(table("michigan")) == ["Stakes", "Deal", "Look at the cards", "Stops", "Settlement", "Next deal"]
    assert stages(table("tripoley-cadaco")) == [
        "Stakes", "Deal", "Look at the cards", "Exchange for the spare hand", "Auction of the spare hand", "Held cards", "Poker",
        "Stops", "Settlement", "Next deal",
    ]  # fmt: skip
    assert stages(table("newmarket-horses"))[:4] == ["Stakes", "Deal", "Stakes", "Look at the cards"]


def test_a_stage_of_a_plug_in_has_its_name() -> None:
    """Where it stands in the program."""
    rulebook = table("michigan", Ceremonies)
    assert {phase.name for phase in rulebook.phases} <= {*written(phases(rulebook))}


def test_stops_without_limits_lead_on_at_once() -> None:
    """Nobody is ever stuck, so nothing is asked about it."""
    words = told(flow(table("michigan")))
    assert words.endswith("Stop: Whoever laid the last card leads. Any suit may follow. Then on with 2.")
    assert "suit of the other colour" not in words


@pytest.mark.parametrize(
    ("stuck", "nobody", "end"),
    [
        ("same-suit", "void", "7. Any suit may be led this time. Then on with 2."),
        ("pass-left", "void", "7. The lead passes to the left. Nobody has one: no winner. Then on with 6."),
        ("pass-left", "same-suit", "8. If nobody has any, the first of them may lead any suit. Then on with 2."),
        (
            "fine-to-all",
            "pay-bank",
            "7. Pay 2 chips; the lead passes to the left. Nobody has one: no winner, cards left are paid for.",
        ),
    ],
)
def test_what_a_leader_does_who_is_stuck(stuck: str, nobody: str, end: str) -> None:
    """Every answer of the vocabulary has its way in the chart."""
    rulebook = table(
        "michigan-rummy", (Limits, {"suits": "other-colour", "moody": False}), (Stops, {"stuck": stuck, "nobody": nobody})
    )
    words = told(flow(rulebook))
    assert "Has the leader a suit of the other colour? If yes: on with 2. If no: on with 7." in words
    assert end in words


def test_a_limit_of_a_plug_in_is_told_in_its_own_words() -> None:
    """Beside the words of the vocabulary, or instead of them."""
    poor = "The poor may not lead hearts. If yes: on with 2."
    assert f"Has the leader another suit? {poor}" in told(flow(table("michigan-rummy", (Limits, {"suits": None, "moody": True}))))
    assert f"Has the leader a suit that may be led? {poor}" in told(
        flow(table("michigan", (Limits, {"suits": None, "moody": True})))
    )


def test_who_leads_first() -> None:
    """By seat, by a card, by a title; and what is asked of the first lead alone."""
    assert "First lead: The player at the dealer's left leads." in told(flow(table("michigan")))
    assert "Whoever holds the lowest of the diamonds leads. It is led with that card." in told(flow(table("newmarket")))
    assert "Whoever won at poker leads." in told(flow(table("rummoli-canadian")))
    assert "It must be a black card. The lowest card of the whole hand." in told(flow(table("fundex")))
    assert "It is asked for in turn." in told(flow(table("fundex")))


@pytest.mark.parametrize("draw", [layout, phases, flow])
def test_only_a_rulebook_is_drawn(draw: Any) -> None:
    """The name of a game is none yet."""
    with pytest.raises(ArgumentError, match="'michigan' is no rulebook"):
        draw("michigan")


# -- languages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_drawn_in_every_language(game: str, lang: str) -> None:
    """No message is missing, and every picture is well-formed."""
    rulebook = table(game, seats=shipped()[game].seats[1])
    for picture in all_kinds(rulebook, random_game(rulebook, Random(game), rounds=1), lang).values():
        assert read(picture).get("lang") == lang
        assert told(picture)


def test_a_language_that_there_is_not_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(ArgumentError, match="there are texts in"):
        card("AH", lang="xx")
