package cardwright.bench;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The game that is measured, with random decks of its usual format.
@State(Scope.Thread)
public class Decks {
  private static final int DECKS = 64;

  /// The game's name in the catalog.
  @Param("ggltcg")
  public String name = "";

  private final List<Deck> decks = new ArrayList<>();
  private @Nullable Game game;
  private String format = "";
  private int next;

  /// Loads the game and makes the decks.
  @Setup
  public void load() {
    Game loaded = Catalog.game(name);
    Format usual = loaded.formats().getFirst();
    Chance chance = Chance.seeded(1);
    for (int i = 0; i < DECKS; i++) {
      decks.add(loaded.randomDeck(usual, chance));
    }
    format = usual.name();
    game = loaded;
  }

  /// A new play with the next two decks.
  Position start(Chance chance) {
    return start(opening(), chance);
  }

  /// A new play that begins in that way.
  Position start(Opening opening, Chance chance) {
    return Objects.requireNonNull(game).start(opening, chance, null);
  }

  /// How the next play begins.
  Opening opening() {
    return Opening.of(format, next(), next());
  }

  private Deck next() {
    next = (next + 1) % DECKS;
    return decks.get(next);
  }
}
