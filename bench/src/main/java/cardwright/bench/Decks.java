package cardwright.bench;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The game that is measured, with random decks of one format.
@State(Scope.Thread)
public class Decks {
  private static final int DECKS = 64;

  /// The game's name in the catalog.
  @Param("ggltcg")
  public String name = "";

  /// The name of the format; where the game has none of that name, its usual one is taken.
  @Param("starter18")
  public String format = "";

  private final List<Deck> decks = new ArrayList<>();
  private @Nullable Game game;
  private int next;

  /// Loads the game and makes the decks.
  @Setup
  public void load() {
    Game loaded = Catalog.game(name);
    Format chosen =
        loaded.formats().stream()
            .filter(each -> each.name().equals(format))
            .findFirst()
            .orElseGet(() -> loaded.formats().getFirst());
    Chance chance = Chance.seeded(1);
    for (int i = 0; i < DECKS; i++) {
      decks.add(loaded.randomDeck(chosen, chance));
    }
    game = loaded;
  }

  /// The game.
  Game game() {
    return Objects.requireNonNull(game);
  }

  /// One deck after the other.
  Deck next() {
    next = (next + 1) % DECKS;
    return decks.get(next);
  }
}
