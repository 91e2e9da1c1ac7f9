package cardwright.bench;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The game that is measured, with the ready-made decks of a format, or with random decks of its usual one.
@State(Scope.Thread)
public class Decks {
  private static final int DECKS = 64;

  /// The game's name in the catalog.
  @Param("ggltcg")
  public String name = "";

  /// Folders with the jars of further games, as on a class path; empty for the program's own games.
  @Param("")
  public String folders = "";

  /// The name of the format whose ready-made decks play; empty for random decks.
  @Param("")
  public String ready = "";

  /// Words that stand in the names of the ready-made decks that play; empty for all of the format.
  @Param("")
  public String named = "";

  private final List<Deck> decks = new ArrayList<>();
  private Catalog catalog = Catalog.builtIn();
  private @Nullable Game game;
  private String format = "";
  private int next;

  /// Loads the game and makes the decks.
  @Setup
  public void load() {
    for (String folder : folders.split(Pattern.quote(File.pathSeparator), -1)) {
      catalog = folder.isEmpty() ? catalog : catalog.with(Path.of(folder));
    }
    Game loaded = read();
    game = loaded;
    if (!ready.isEmpty()) {
      format = ready;
      decks.addAll(made(loaded, ready, named));
      return;
    }
    Format usual = loaded.formats().getFirst();
    Chance chance = new SeededChance(1);
    for (int i = 0; i < DECKS; i++) {
      decks.add(loaded.randomDeck(usual, chance));
    }
    format = usual.name();
  }

  /// The ready-made decks of a game for a format that have those words in their names.
  ///
  /// @throws Refused when there are fewer than two
  static List<Deck> made(Game game, String format, String named) {
    List<Deck> made =
        game.decks().stream()
            .filter(deck -> deck.format().equals(format) && deck.name().contains(named))
            .toList();
    if (made.size() < 2) {
      throw new Refused(
          "the game '"
              + game.name()
              + "' has no two ready-made decks for '"
              + format
              + "'"
              + (named.isEmpty() ? "" : " with '" + named + "' in their names"));
    }
    return made;
  }

  /// The game, its cards read anew.
  Game read() {
    return catalog.game(name);
  }

  /// The game.
  Game game() {
    return Objects.requireNonNull(game);
  }

  /// A new play with the next two decks.
  Position start(Chance chance) {
    return game().start(Opening.of(format, next(), next()), chance, null);
  }

  private Deck next() {
    next = (next + 1) % decks.size();
    return decks.get(next);
  }
}
