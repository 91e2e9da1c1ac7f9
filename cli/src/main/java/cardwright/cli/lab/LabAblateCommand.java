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
import cardwright.lab.cards.Ablation;
import cardwright.lab.cards.AblationSums;
import cardwright.lab.cards.Exchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Plays a deck with one card exchanged after the other.
@Command(
    name = "ablate",
    description = {
      "Tells what each card is worth to a deck: the deck as it is and the deck with one copy of a card exchanged play against the same decks with the same"
          + " seeds. Without --try each card gives its place to cards that are most like it by kind and figures and keep the deck legal, to another one"
          + " in each pair of games. It also tells what the deck scores in the games in which a card was drawn, and was played.",
      "Games are played in pairs with the seats exchanged. A range is where a score, or a difference, lies with a confidence of 95 %%, by pairs. The same"
          + " seed gives the same report, whatever the number of threads, unless the player thinks by the clock. With --margin the ranges of what"
          + " each exchange brings are compared. Ctrl+C tells what there is so far; with --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabAblateCommand implements Runnable {
  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Option(
      names = "--deck",
      required = true,
      paramLabel = "DECK",
      description = "the deck: a ready-made one, CARD,CARD,…, or a deck file")
  private String given = "";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "how the game is played; the first that admits the deck when not given")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--against",
      paramLabel = "DECK",
      description =
          "a deck that it plays against; give it once for each deck. All other ready-made decks of the format when not given")
  private List<String> against = new ArrayList<>();

  @Option(
      names = "--try",
      paramLabel = "CARD",
      description =
          "put this card in for one copy of each card of the deck in turn, instead of leaving each out; give it once for each card")
  private List<String> tried = new ArrayList<>();

  @Option(
      names = "--for",
      paramLabel = "CARD",
      description =
          "exchange only this card of the deck; give it once for each card. All of them in turn when not given")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--alike",
      paramLabel = "N",
      description =
          "how many cards take the place of one that is left out, those that are most like it; ${DEFAULT-VALUE} when not given")
  private int alike = 10;

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "how many pairs of games are played against each deck, with each exchange; ${DEFAULT-VALUE} when not given")
  private int pairs = 50;

  @Mixin private LabShards shards = new LabShards();

  LabAblateCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    Format usual = Formats.orUsual(chosen, format);
    Deck deck = LabDecks.of(chosen, List.of(given), usual, lab.seed(), 0).getFirst().main();
    List<Deck> rivals = LabDecks.of(chosen, against, usual, lab.seed(), 1);
    List<Deck> all = Stream.concat(Stream.of(deck), rivals.stream()).toList();
    Optional<String> settled = Formats.settled(chosen, format, all).map(Format::name);
    Format played = Formats.admitting(chosen, format.or(() -> settled), all);
    shards.check(chosen);
    Ablation ablation =
        new Ablation(
            chosen,
            played,
            deck,
            against.isEmpty() ? field(chosen, played, deck) : rivals,
            exchanges(chosen, played, deck),
            player.name(),
            pairs,
            lab.seed(),
            lab.threads());
    shards.play(
        console,
        loaded.source(),
        ablation,
        AblationSums::games,
        (sums, asked, repeats) ->
            new AblationText(ablation, sums.report(), tried.isEmpty(), asked, repeats),
        text -> new AblationPage(text).page());
  }

  private static List<Deck> field(Game chosen, Format played, Deck deck) {
    List<Deck> field =
        chosen.decks(played).stream()
            .map(Deck::main)
            .filter(each -> !each.cards().equals(deck.cards()))
            .toList();
    if (field.isEmpty()) {
      throw new Refused(
          "there is no other ready-made deck of " + played.name() + "; name one with --against");
    }
    return field;
  }

  private List<Exchange> exchanges(Game chosen, Format played, Deck deck) {
    CardNames names = new CardNames(chosen);
    List<String> cards = cards(names, deck);
    if (tried.isEmpty()) {
      int most = chosen.cards().size();
      if (alike < 1 || alike > most) {
        throw new Refused("cards that are alike are from 1 to " + most + ", not " + alike);
      }
      List<Exchange> leavingOut = Exchange.leavingOut(chosen, played, deck, cards, alike);
      if (leavingOut.isEmpty()) {
        throw new Refused("no other card can take the place of " + String.join(" or ", cards));
      }
      return leavingOut;
    }
    return tried.stream()
        .map(names::whole)
        .distinct()
        .flatMap(in -> Exchange.puttingIn(chosen, played, deck, cards, in).stream())
        .toList();
  }

  /// The cards that give their place to others.
  private List<String> cards(CardNames names, Deck deck) {
    List<String> cards = only.stream().map(names::whole).distinct().toList();
    for (String card : cards) {
      if (!deck.cards().contains(card)) {
        throw new Refused(Names.quoted(card) + " is not in the deck");
      }
    }
    return cards.isEmpty() ? deck.cards().stream().distinct().toList() : cards;
  }
}
