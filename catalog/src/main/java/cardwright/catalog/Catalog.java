package cardwright.catalog;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.ggltcg.Ggltcg;
import cardwright.littletroubles.LittleTroubles;
import cardwright.mlpccg.MlpCcg;
import java.util.List;
import java.util.function.Supplier;

/// The games that there are, by name. A game's cards are read when the game is asked for, not
/// before.
public final class Catalog {
  private static final List<Entry> ENTRIES =
      List.of(
          new Entry("ggltcg", Ggltcg::load),
          new Entry("littletroubles", LittleTroubles::load),
          new Entry("mlpccg", MlpCcg::load));

  private record Entry(String name, Supplier<Game> load) {}

  private Catalog() {}

  /// The names of all games.
  public static List<String> names() {
    return ENTRIES.stream().map(Entry::name).toList();
  }

  /// All games, each with its own cards.
  public static List<Game> games() {
    return ENTRIES.stream().map(entry -> entry.load().get()).toList();
  }

  /// The game with this name, regardless of case.
  ///
  /// @throws Refused when there is none; the message lists the games and the nearest name
  public static Game game(String name) {
    String known = Names.find("game", name, names());
    return ENTRIES.stream()
        .filter(entry -> entry.name().equals(known))
        .findFirst()
        .orElseThrow()
        .load()
        .get();
  }
}
