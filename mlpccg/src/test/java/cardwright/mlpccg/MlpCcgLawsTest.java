package cardwright.mlpccg;

import cardwright.contract.GameLaws;
import cardwright.contract.GoldenPlay;
import cardwright.contract.LineProof;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Opening;
import cardwright.engine.Refused;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.record.DeckText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The laws, for all cards and the ready-made decks.
final class MlpCcgLawsTest implements GameLaws {
  private static final int GOLDEN_MOVES = 30;

  private static final int THEME_DECKS = 4;

  /// The decks of the golden plays beside the theme decks: they stay as they are when ready-made decks are evened out.
  private static final List<String> DECKS =
      List.of("crystal-fair", "royal-post", "storm-front", "midnight-gala");

  static final Path SCENARIOS = Path.of("src/test/resources/scenarios");

  @Override
  public Game game() {
    return MlpCcg.load();
  }

  /// A play of this game has several hundred moves.
  @Override
  public int plays() {
    return 60;
  }

  @Override
  public List<Long> foundSeeds() {
    return List.of(5_248L, 5_419L, 6_040L, 6_156L, 7_767L, 20_492L, 20_992L, 90_080L);
  }

  /// A card that was chosen secretly and is shown may be one of several that the other player knows.
  @Override
  public boolean unveils(LogEvent event) {
    return event instanceof PublicEvent.Revealed;
  }

  /// With Friends that move Troublemakers about that lie face-down.
  @Override
  public Game secretiveGame() {
    return game().with(secretive(), "secretive.cards");
  }

  @Override
  public List<Deck> secretiveDecks() {
    Game game = secretiveGame();
    Set<String> ready = Set.copyOf(game.decks().getFirst().cards());
    List<String> cards = new ArrayList<>();
    int troublemakers = 8;
    for (CardFace face : game.cards()) {
      String name = face.name();
      boolean setUp = face.kind().startsWith("Problem") || face.kind().startsWith("Mane");
      if (setUp && ready.contains(name)) {
        cards.addAll(Collections.nCopies(copies(game.decks().getFirst(), name), name));
      } else if (secretive().contains("# " + name + "\n")
          || (face.kind().startsWith("Troublemaker") && troublemakers-- > 0)) {
        cards.addAll(Collections.nCopies(3, name));
      }
    }
    return List.of(new Deck("", "", cards));
  }

  private static int copies(Deck deck, String name) {
    return Collections.frequency(deck.cards(), name);
  }

  private static String secretive() {
    try {
      return Files.readString(Path.of("src/test/resources/secretive.cards"));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /// Parts of plays, in which most kinds of events and questions occur.
  @Override
  public List<GoldenPlay> goldenPlays() {
    return List.of(
        part("opening", 4, 7, 12, 1),
        part("reactions-to-flips", 3, 0, 27, 244),
        part("moves-and-limits", 6, 5, 38, 286),
        part("pumped", 4, 7, 36, 307),
        part("ending", 7, 4, 23, 337),
        part("lost-friends", 4, 7, 20, 649));
  }

  private static Deck deck(Game game, String name) {
    Set<String> cards = game.cards().stream().map(CardFace::name).collect(Collectors.toSet());
    try {
      String text = Files.readString(GoldenPlay.FOLDER.resolve("decks/" + name + ".deck"));
      return DeckText.read(text, name, words -> card(words, cards));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /// A card that is written with its number behind its name.
  private static String card(String words, Set<String> cards) {
    int number = words.lastIndexOf(" (");
    String name = number < 0 ? words : words.substring(0, number);
    if (!cards.contains(name)) {
      throw new Refused("there is no card '" + words + "'");
    }
    return name;
  }

  private static GoldenPlay part(String name, int a, int b, long seed, int from) {
    Game game = MlpCcg.load();
    List<Deck> decks = new ArrayList<>(game.decks().subList(0, THEME_DECKS));
    DECKS.forEach(deck -> decks.add(deck(game, deck)));
    Opening opening = Opening.of("rulebook", decks.get(a), decks.get(b));
    return new GoldenPlay(name, opening, seed, from, GOLDEN_MOVES);
  }

  /// Caches, and what no play changes.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of(
        "MlpCcgPosition.sets",
        "MlpCcgPosition.options",
        "MlpCcgPosition.found",
        "Board.info",
        "Board.derived",
        "PlayState.events",
        "Definitions.faces",
        "Definitions.kinds",
        "Knowledge.cardsOfA",
        "LastingEffects.board");
  }

  /// Every scenario without cards of its own is a proof for the lines of the cards that lie in it.
  @Override
  public Collection<LineProof> lineProofs() {
    return LineProof.ofScenarios(game(), SCENARIOS);
  }
}
