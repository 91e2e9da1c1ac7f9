package cardwright.catalog;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.ggltcg.Ggltcg;
import cardwright.littletroubles.LittleTroubles;
import cardwright.mlpccg.MlpCcg;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The games that there are, by name. A game's cards are read when the game is asked for, not
/// before. A catalog never changes: [#with] makes another one.
public final class Catalog {
  private final List<Entry> entries;

  private Catalog(List<Entry> entries) {
    this.entries = List.copyOf(entries);
  }

  /// The games that are part of the program.
  public static Catalog builtIn() {
    return new Catalog(
        List.of(
            new Entry("ggltcg", Ggltcg::load),
            new Entry("littletroubles", LittleTroubles::load),
            new Entry("mlpccg", MlpCcg::load)));
  }

  /// These games and those in the jars of a folder. A jar is code, and runs with all rights of the program: add only those that you trust.
  ///
  /// A jar names its games by [cardwright.engine.GameProvider]. Each jar is loaded by itself, with the rooms of this program beside it; one
  /// that another jar needs has to be packed into that one. The jars stay open as long as the program runs.
  ///
  /// @throws Refused when there is no such folder or no jar in it, when a jar cannot be read or holds no game, or when the name of a game
  ///     is none or is taken
  public Catalog with(Path folder) {
    List<Entry> all = new ArrayList<>(entries);
    for (Entry added : GameJars.in(folder)) {
      Optional<Entry> taken =
          all.stream().filter(entry -> entry.name().equals(added.name())).findFirst();
      if (taken.isPresent()) {
        throw new Refused(
            "the game '"
                + added.name()
                + "' of "
                + added.origin()
                + " has the name of a game of "
                + taken.get().origin());
      }
      all.add(added);
    }
    return new Catalog(all);
  }

  /// The names of all games, in the order in which they came.
  public List<String> names() {
    return entries.stream().map(Entry::name).toList();
  }

  /// All games, each with its own cards.
  ///
  /// @throws Refused when a game that came from outside cannot be loaded
  public List<Game> games() {
    return entries.stream().map(entry -> entry.load().get()).toList();
  }

  /// The game with this name, regardless of case.
  ///
  /// @throws Refused when there is none; the message lists the games and the nearest name. Also when
  ///     it came from outside and cannot be loaded
  public Game game(String name) {
    String known = Names.find("game", name, names());
    return entries.stream()
        .filter(entry -> entry.name().equals(known))
        .findFirst()
        .orElseThrow()
        .load()
        .get();
  }
}
