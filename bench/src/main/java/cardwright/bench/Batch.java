package cardwright.bench;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.jspecify.annotations.Nullable;

/// A batch of random plays of one build: what [Duel] asks each of two builds for.
///
/// It is found as a tool of the JDK's kind, so that the two builds, which share no class, have a type
/// in common. It is called with a game, the number of a batch and its size, and prints how many
/// decisions were made.
public final class Batch implements ToolProvider {
  static final String NAME = "cardwright-batch";

  private static final int DECKS = 100;

  private final List<Deck> decks = new ArrayList<>();
  private @Nullable Game game;

  /// A batch player that has loaded no game yet.
  public Batch() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int run(PrintWriter out, PrintWriter err, String... args) {
    Game played = load(args[0]);
    int size = Integer.parseInt(args[2]);
    int first = Integer.parseInt(args[1]) * size;
    long decisions = 0;
    for (int seed = first; seed < first + size; seed++) {
      decisions +=
          RandomPlay.play(start(played, seed), new SeededChance(~seed), Integer.MAX_VALUE)
              .decisions();
    }
    out.println(decisions);
    return 0;
  }

  private Game load(String name) {
    Game loaded = game;
    if (loaded == null || !loaded.name().equals(name)) {
      loaded = Catalog.builtIn().game(name);
      game = loaded;
      decks.clear();
      Chance chance = new SeededChance(1);
      for (int i = 0; i < DECKS; i++) {
        decks.add(loaded.randomDeck(loaded.formats().getFirst(), chance));
      }
    }
    return loaded;
  }

  private Position start(Game played, int seed) {
    Deck a = decks.get(seed % DECKS);
    Deck b = decks.get((7 * seed + 3) % DECKS);
    String format = played.formats().getFirst().name();
    return played.start(Opening.of(format, a, b), new SeededChance(seed), null);
  }
}
