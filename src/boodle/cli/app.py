"""The commands: play a game, print the rules of a recipe, list the plug-ins, measure a table."""

from __future__ import annotations

import difflib
import functools
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from random import Random, SystemRandom
from typing import Annotated, Final, ParamSpec, cast

import typer

import boodle
from boodle.assembly import assemble
from boodle.cli.catalogue import Entry, catalogue
from boodle.cli.clash import clash
from boodle.cli.explore import explore
from boodle.cli.new import new
from boodle.cli.output import Output
from boodle.cli.person import Leaves, Person
from boodle.cli.records import play_to_the_end, read_record, split_output, tell_again, write_down
from boodle.cli.sheets import print_differences, print_sheet
from boodle.errors import AssemblyError, BoodleError, NotationError, PositionError
from boodle.game import Game
from boodle.languages.catalogue import LANGUAGES
from boodle.languages.log import Log
from boodle.recipe import Recipe, written
from boodle.rulebook import Rulebook

NAMES: Final = ("Anna", "Ben", "Carla", "Dan", "Emma", "Felix", "Greta", "Hugo", "Ida")
FAILED: Final = 2
INTERRUPTED: Final = 130
P = ParamSpec("P")
_REFUSED: Final = cast("type[Exception]", typer.BadParameter.__mro__[2])
"""What typer raises for every word or option it cannot use; older versions have it from click, newer ones of their own."""

app = typer.Typer(
    name="boodle",
    help="Play the card games of the Boodle / Michigan family, with house rules as plug-ins.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # help without boxes: they are noise to whoever has it read aloud
)
_WORDS: Final = {"ignore_unknown_options": True}
"""``-rule.id`` is a word of a recipe, so it must get past the reading of options (and no option may have one letter)."""

RecipeWords = Annotated[
    list[str],
    typer.Argument(
        metavar="RECIPE...",
        help="Plug-ins, such as: michigan change-suit kitty:stake=3; -RULE leaves a rule out, SLOT=RULE prefers one.",
        show_default=False,
    ),
]
Seats = Annotated[int, typer.Option(help="How many players.")]
Lang = Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")]
Words = Annotated[bool, typer.Option("--words", help="Cards in words, as a screen reader reads them, instead of symbols.")]


def run(arguments: Sequence[str]) -> int:
    """Run the command and give its exit code."""
    try:
        code = typer.main.get_command(app).main(list(arguments), prog_name="boodle", standalone_mode=False)
    except _REFUSED as error:
        return _refuse([_message(error)])
    return code if isinstance(code, int) else 0


def _message(error: BaseException) -> str:
    return error.format_message() if hasattr(error, "format_message") else str(error)


def _refuse(problems: Iterable[str]) -> int:
    """Tell each problem in one line, where errors are told."""
    errors = Output(sys.stderr) if sys.stderr else Output(io.StringIO())
    for problem in problems:
        errors.say(f"boodle: {_as_typed(' '.join(problem.split()))}")
    return FAILED


def _as_typed(problem: str) -> str:
    """A message whose remedies are words of a recipe, as they are typed here and not in Python."""
    problem = re.sub(r"without=\('([^',]+)',?\)", r"'-\1'", problem)
    problem = problem.replace("engine='auto'", "'--engine auto'")
    problem = problem.replace(" and are in 'so_far' of this error; with shards_in=... they", "; with '--shards DIR' they")
    problem = re.sub(r"prefer=\{'([^']+)': '([^']+)'\}", r"'\1=\2'", problem)
    return re.sub(r"\('([^']+)', \{'([^']+)': '?([^'}]+)'?\}\)", r"'\1:\2=\3'", problem)


def _politely(command: Callable[P, None]) -> Callable[P, None]:
    """A command whose errors are lines and exit codes, whatever happens to it."""

    @functools.wraps(command)
    def run_it(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
            if sys.stdout:
                sys.stdout.flush()
        except (AssemblyError, PositionError) as error:
            raise typer.Exit(_refuse(map(str, error.exceptions))) from None
        except BoodleError as error:
            refused = _refuse([str(error)])
            raise typer.Exit(INTERRUPTED if isinstance(error, KeyboardInterrupt) else refused) from None
        except KeyboardInterrupt:
            raise typer.Exit(_refuse(["interrupted"]) and INTERRUPTED) from None
        except BrokenPipeError:
            # whoever read has seen enough; nothing more can be written, not even at the end of the program
            _into_nowhere()
            raise typer.Exit(FAILED) from None
        except OSError as error:
            _into_nowhere()
            named = f" {error.filename}" if error.filename else ""
            raise typer.Exit(_refuse([f"cannot read or write{named}: {error.strerror or error}"])) from None

    return run_it


def _into_nowhere() -> None:
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        return


def _recipe(context: typer.Context, words: list[str], seats: int) -> Recipe:
    for word in words:
        if word.startswith("--"):
            options = [
                option for each in context.command.params for option in each.opts if option.startswith("--") and option != word
            ]
            near = difflib.get_close_matches(word.partition("=")[0], options, 1)
            raise NotationError(f"there is no option {word!r}; " + (f"did you mean {near[0]!r}?" if near else "see --help"))
    return Recipe.parse(" ".join(words), seats=seats)


@app.callback(invoke_without_command=True)
def command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play the card games of the Boodle / Michigan family, with house rules as plug-ins."""
    if version:
        Output().say(f"boodle {boodle.__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(context_settings=_WORDS)
@_politely
def play(
    context: typer.Context,
    recipe: RecipeWords,
    seats: Seats = 4,
    seed: Annotated[int | None, typer.Option(help="The same number plays the same game again.", show_default="a new one")] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Nobody is asked: bots play every seat.")] = False,
    rounds: Annotated[int | None, typer.Option(help="How many rounds.", show_default="as the rules end the session")] = None,
    purse: Annotated[int, typer.Option(help="Chips that everybody begins with.")] = 30,
    dealer: Annotated[
        str | None, typer.Option(help="The first dealer: a seat, from 0, or a name.", show_default="cut for")
    ] = None,
    lang: Lang = "en",
    words: Words = False,
) -> None:
    """Play a session: you on seat 0, bots on the others."""
    rulebook = assemble(_recipe(context, recipe, seats))
    game = Game.new(rulebook, names=_names(seats), purses=purse, dealer=_seat(dealer), rounds=rounds)
    seed = SystemRandom().randrange(10**6) if seed is None else seed
    random = Random(seed)
    output = Output()
    seat = None if bots else 0
    log = Log(game, seat, lang, "words" if words else "symbols")
    person = Person(0, output, log, random)
    heading = {"recipe": str(rulebook.recipe), "n": seats, "seed": str(seed)}
    output.say(log.said.say("prompt-heading", heading), "bold")
    for note in _notes(game):
        output.say(note, "dim")
    if not bots:
        output.say(log.said.say("prompt-you-are", {"name": game.names[0]}))
    output.tell(log.hear(game.news))
    try:
        while not game.over:
            game = game.play(game.moves.draw(random) if bots or game.turn != 0 else person.move(game.seen_by(0)))
            output.tell(log.hear(game.news))
    except Leaves:
        output.say(log.said.say("prompt-leaves"))


def _names(seats: int) -> tuple[str, ...]:
    return (*NAMES, *(f"Player {seat + 1}" for seat in range(len(NAMES), seats)))[:seats]


def _seat(typed: str | None) -> int | str | None:
    """A seat as it was typed: its number, or a player's name."""
    return int(typed) if typed is not None and typed.isascii() and typed.isdigit() and len(typed) < 10 else typed


def _notes(game: Game) -> list[str]:
    """What a player may want to know: not what a game notes about itself, or about what it brings along."""
    rulebook = game.rulebook
    named = {plugin.name for plugin in rulebook.plugins if plugin.asked_by == "recipe" and plugin.kind != "game"}
    others = {str(note) for note in rulebook.notes if note.plugin not in named}
    return [note for note in game.notes if note not in others]


@app.command(context_settings=_WORDS)
@_politely
def record(
    context: typer.Context,
    recipe: RecipeWords,
    seats: Seats = 4,
    seed: Annotated[int | None, typer.Option(help="The same number plays the same game again.", show_default="a new one")] = None,
    rounds: Annotated[int | None, typer.Option(help="How many rounds.", show_default="as the rules end the session")] = None,
    purse: Annotated[int, typer.Option(help="Chips that everybody begins with.")] = 30,
    dealer: Annotated[
        str | None, typer.Option(help="The first dealer: a seat, from 0, or a name.", show_default="cut for")
    ] = None,
) -> None:
    """Let bots play a session and write its record: RECIPE... -o FILE (as JSON into a file that ends in .json)."""
    words, file = split_output(recipe)
    rulebook = assemble(_recipe(context, words, seats))
    game = Game.new(rulebook, names=_names(seats), purses=purse, dealer=_seat(dealer), rounds=rounds)
    said = write_down(play_to_the_end(game, Random(SystemRandom().randrange(10**6) if seed is None else seed)), file)
    if said:
        Output().say(said)


@app.command()
@_politely
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record, as JSON or text; - is standard input.")],
    check: Annotated[
        bool, typer.Option("--check/--no-check", help="Compare the rules, the positions on the way and the result.")
    ] = True,
    step: Annotated[bool, typer.Option("--step", help="Wait before every move.")] = False,
    lang: Lang = "en",
    words: Words = False,
) -> None:
    """Play a record again and tell the game."""
    tell_again(read_record(file), Output(), check=check, step=step, lang=lang, style="words" if words else "symbols")


@app.command(context_settings=_WORDS)
@_politely
def rules(
    context: typer.Context,
    recipe: RecipeWords,
    seats: Seats = 4,
    lang: Lang = "en",
    form: Annotated[str, typer.Option("--format", help="How it is written: text, md or html.")] = "text",
    sources: Annotated[
        bool, typer.Option("--sources", help="Say of each sentence which rule it comes from, and its source.")
    ] = False,
    answers: Annotated[bool, typer.Option("--answers", help="Instead, every question with its answer, rule by rule.")] = False,
) -> None:
    """Print the rules of a table as people read them: RECIPE... [--lang de] [--format md|html|text] [--sources]."""
    rulebook = assemble(_recipe(context, recipe, seats))
    if answers:
        _tell_answers(rulebook, Output())
    else:
        print_sheet(rulebook, lang, form, sources=sources)


@app.command(context_settings=_WORDS)
@_politely
def diff(
    context: typer.Context,
    before: Annotated[str, typer.Argument(metavar="RECIPE", help="One table, in quotes: 'michigan kitty'.", show_default=False)],
    after: Annotated[str, typer.Argument(metavar="RECIPE", help="The other table, in quotes.", show_default=False)],
    seats: Seats = 4,
    lang: Lang = "en",
    sources: Annotated[
        bool, typer.Option("--sources", help="Say of each sentence which rule it comes from, and its source.")
    ] = False,
) -> None:
    """Say what two tables play differently: 'michigan' 'michigan change-suit kitty:stake=3'."""
    first, second = (assemble(_recipe(context, words.split(), seats)) for words in (before, after))
    print_differences(first, second, lang, sources=sources)


def _tell_answers(rulebook: Rulebook, output: Output) -> None:
    for line in rulebook.explain().splitlines():
        said, bracket, origin = line.partition("   [")
        output.say(said, end="" if bracket else "\n")
        if bracket:
            output.say(bracket + origin, "dim")


@app.command()
@_politely
def plugins() -> None:
    """List the installed plug-ins: what they are, where they come from, what they declare."""
    output = Output()
    for entry in catalogue():
        _tell_entry(output, entry)


app.command()(_politely(new))
app.command()(_politely(clash))
app.command()(_politely(explore))


@app.command(context_settings=_WORDS)
@_politely
def lab(
    context: typer.Context,
    recipe: RecipeWords,
    against: Annotated[
        str | None, typer.Option(metavar="RECIPE", help="Other rules, which are dealt the same cards and compared.")
    ] = None,
    seats: Seats = 4,
    policy: Annotated[
        str, typer.Option(metavar="POLICY", help="How all play, or each seat: longest-run+widow=poor,random,random,lowest.")
    ] = "random",
    against_policy: Annotated[
        str | None, typer.Option(metavar="POLICY", help="How they play at the second table.", show_default="the same")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(help="At least so many rounds.", show_default="1000000, in the step engine 10000")
    ] = None,
    seed: Annotated[int, typer.Option(help="Chance; the same seed gives the same figures.")] = 0,
    sitting: Annotated[
        int | None, typer.Option(help="So many rounds with the same chips.", show_default="everybody deals six times")
    ] = None,
    purse: Annotated[int, typer.Option(help="Chips that everybody begins a sitting with.")] = 1000,
    engine: Annotated[str, typer.Option(help="The batch kernel where it can run these rules (auto), or: kernel, step.")] = "auto",
    shards: Annotated[
        str | None, typer.Option(metavar="DIR", help="Keep finished parts there, and go on from those that are there.")
    ] = None,
    until: Annotated[
        str | None, typer.Option(metavar="MEASURE=HALF", help="Stop when the figure is that sure: 'place-net[0]=0.01'.")
    ] = None,
    widow: Annotated[bool, typer.Option("--widow", help="What the spare hand is worth, by kind of hand, too.")] = False,
    sensitivity: Annotated[bool, typer.Option("--sensitivity", help="What each policy brings to one seat, too.")] = False,
    plots: Annotated[str | None, typer.Option(metavar="DIR", help="Draw pictures into this folder.")] = None,
    into_json: Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON.")] = None,
    into_csv: Annotated[str | None, typer.Option("--csv", metavar="FILE", help="Write the figures as CSV.")] = None,
) -> None:
    """Play very many rounds and measure a table: who wins, what the dealer has of it, what spaces pay; each with its interval."""
    from boodle.cli.lab import Asked, measure  # what simulates takes its time to import

    measure(
        Asked(
            recipe=_recipe(context, recipe, seats),
            against=None if against is None else _recipe(context, against.split(), seats),
            policy=policy, against_policy=against_policy, rounds=rounds, seed=seed, sitting=sitting, purse=purse, engine=engine,
            shards=shards, until=until, widow=widow, sensitivity=sensitivity, plots=plots, json=into_json, csv=into_csv,
        )
    )  # fmt: skip


def _tell_entry(output: Output, entry: Entry) -> None:
    about = entry.about
    origin = f"from {about.distribution or 'nowhere'} {about.version} ({about.target})"
    if entry.info is None:
        output.say(f"{about.name}  BROKEN  {origin}", "bold red")
        for problem in entry.problems:
            output.say(" ".join(problem.split()), "red", indent=4)
        return
    output.say(f"{entry.info.name} {entry.info.version}  {entry.info.kind}  {origin}", "bold")
    output.say(entry.info.summary, indent=4)
    if entry.info.parameters:
        output.say("parameters: " + ", ".join(f"{name}={written(value)}" for name, value in entry.info.parameters), indent=4)
    rules = ", ".join(f"{each.id} ({type(each).__name__})" for each in entry.declarations)
    output.say(f"declares: {rules or 'nothing'}", "dim", indent=4)
