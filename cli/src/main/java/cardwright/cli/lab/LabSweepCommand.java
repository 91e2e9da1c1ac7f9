package cardwright.cli.lab;

import cardwright.catalog.CardNames;
import cardwright.catalog.Names;
import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.cards.CardFigure;
import cardwright.lab.cards.Sweep;
import cardwright.lab.cards.SweepSums;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Plays the decks with a card once for each value of one of its figures.
@Command(
    name = "sweep",
    description = {
      "Tells what a figure of a card does: the decks with the card play against decks without it, once for each value of the figure, with the same seeds. A"
          + " figure is a number of the card: the word before it (cost), with its value where there are several ('cost 3'), or words of the card with N in its"
          + " place ('reward N/0', 'gain N cookies'). Without --figure the figures of the card are listed.",
      "Games are played in pairs with the seats exchanged. A range is where a score, or a difference, lies with a confidence of 95 %%, by pairs. The same"
          + " seed gives the same report, whatever the number of threads, unless the player thinks by the clock. With --margin the ranges of what"
          + " each value brings beyond what is printed are compared. Ctrl+C tells what there is so far; with --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabSweepCommand implements Runnable {
  /// How far from what is printed a sweep goes when nothing is said.
  private static final int USUAL = 2;

  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Option(names = "--card", required = true, paramLabel = "CARD", description = "the card")
  private String card = "";

  @Option(names = "--figure", paramLabel = "WORDS", description = "which of its figures")
  private String words = "";

  @Option(
      names = "--from",
      paramLabel = "N",
      description = "the least value; 2 less than what is printed when not given, or 0")
  private Optional<Integer> from = Optional.empty();

  @Option(
      names = "--to",
      paramLabel = "N",
      description = "the greatest value; 2 more than what is printed when not given")
  private Optional<Integer> to = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "how the game is played; the first that has decks with the card when not given")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--deck",
      paramLabel = "DECK",
      description =
          "a deck with the card: a ready-made one, CARD,CARD,…, or a deck file; give it once for each deck. All ready-made decks of the format that have"
              + " the card when not given")
  private List<String> given = new ArrayList<>();

  @Option(
      names = "--against",
      paramLabel = "DECK",
      description =
          "a deck that they play against; give it once for each deck. All ready-made decks of the format that lack the card when not given")
  private List<String> against = new ArrayList<>();

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "how many pairs of games two decks play with each value; ${DEFAULT-VALUE} when not given")
  private int pairs = 50;

  @Mixin private LabShards shards = new LabShards();

  LabSweepCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    String name = new CardNames(chosen).whole(card);
    CardFigure figure = CardFigure.named(chosen, name, words);
    Format usual = Formats.orUsual(chosen, format);
    List<Deck> with = LabDecks.of(chosen, given, usual, lab.seed(), 0);
    List<Deck> without = LabDecks.of(chosen, against, usual, lab.seed(), given.size());
    List<Deck> all = new ArrayList<>(with);
    all.addAll(without);
    Format played =
        all.isEmpty()
            ? withCard(chosen, name)
            : Formats.admitting(
                chosen,
                format.or(() -> Formats.settled(chosen, format, all).map(Format::name)),
                all);
    shards.check(chosen);
    Sweep sweep =
        new Sweep(
            chosen,
            played,
            figure,
            from.orElse(Math.max(0, figure.value() - USUAL)),
            to.orElse(figure.value() + USUAL),
            given.isEmpty() ? readyMade(chosen, played, name, true) : with,
            against.isEmpty() ? readyMade(chosen, played, name, false) : without,
            player.name(),
            pairs,
            lab.seed(),
            lab.threads());
    shards.play(
        console,
        loaded.source(),
        sweep,
        SweepSums::games,
        (sums, asked, repeats) -> new SweepText(sweep, sums.report(), asked, repeats),
        text -> new SweepPage(text).page());
  }

  /// The first format with a ready-made deck that has the card, or the one that was asked for.
  private Format withCard(Game chosen, String name) {
    if (format.isPresent()) {
      return Formats.named(chosen, format.get());
    }
    return chosen.formats().stream()
        .filter(each -> chosen.decks(each).stream().anyMatch(deck -> has(deck, name)))
        .findFirst()
        .orElseThrow(() ->
            new Refused("no ready-made deck has " + Names.quoted(name) + "; name one with --deck"));
  }

  private static boolean has(Deck deck, String name) {
    return deck.main().cards().contains(name);
  }

  private static List<Deck> readyMade(Game chosen, Format played, String name, boolean with) {
    List<Deck> decks =
        chosen.decks(played).stream().filter(deck -> has(deck, name) == with).toList();
    if (decks.isEmpty()) {
      throw new Refused(
          with
              ? "no ready-made deck of %s has %s; name one with --deck"
                  .formatted(played.name(), Names.quoted(name))
              : "each ready-made deck of %s has %s; name one with --against"
                  .formatted(played.name(), Names.quoted(name)));
    }
    return decks;
  }
}
