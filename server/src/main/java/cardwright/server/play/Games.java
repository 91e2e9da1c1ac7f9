package cardwright.server.play;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.scenario.Scenario;
import cardwright.store.PlayRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// The games, each read once, when it is asked for first; and the games that plays are of, which may have cards of somebody's own and begin at a position that was set up.
public final class Games {
  /// So many games with cards or a position of somebody's own are kept.
  private static final int KEPT = 100;

  private final Catalog catalog;
  private final Function<String, Optional<String>> texts;
  private final Map<String, Known> read = new ConcurrentHashMap<>();
  private final Kept<Known> extended = new Kept<>(KEPT);

  /// A game, and how the decks are read that were kept for its plays.
  ///
  /// @param position where plays begin; empty for decks that are dealt
  private record Known(Game game, KeptNames names, Optional<Scenario> position) {
    Known(Game game, Optional<Scenario> position) {
      this(game, new KeptNames(game), position);
    }
  }

  /// The games of a catalog, for plays without further cards.
  public Games(Catalog catalog) {
    this(catalog, _ -> Optional.empty());
  }

  /// The games of a catalog.
  ///
  /// @param texts finds cards and positions of somebody's own by their digest
  public Games(Catalog catalog, Function<String, Optional<String>> texts) {
    this.catalog = catalog;
    this.texts = texts;
  }

  /// Their names.
  public List<String> names() {
    return catalog.names();
  }

  /// The game with exactly that name.
  ///
  /// @throws Refused when there is none, or it cannot be loaded
  public Game of(String name) {
    return known(name).game();
  }

  private Known known(String name) {
    if (!catalog.names().contains(name)) {
      throw new Refused(Messages.of("game.none", Message.word(String.join(", ", catalog.names()))));
    }
    return read.computeIfAbsent(name, each -> new Known(catalog.game(each), Optional.empty()));
  }

  /// The game of a play, with the cards of somebody's own that it has.
  ///
  /// @throws Refused when there is no such game, or its cards are not understood any more
  public Game of(PlayRow row) {
    return known(row).game();
  }

  private Known known(PlayRow row) {
    Known printed = known(row.game());
    return row.cards().isEmpty() && row.position().isEmpty()
        ? printed
        : extended.of(
            row.game() + " " + row.cards() + " " + row.position(),
            () -> extended(printed.game(), row));
  }

  private Known extended(Game printed, PlayRow row) {
    Game game = row.cards().isEmpty() ? printed : printed.with(text(row.cards()), "cards");
    if (row.position().isEmpty()) {
      return new Known(game, Optional.empty());
    }
    Scenario position = SetUpPosition.read(text(row.position()), game);
    return new Known(position.game(), Optional.of(position));
  }

  /// The cards of somebody's own that a play has, as a card file; empty for none.
  String cards(PlayRow row) {
    return row.cards().isEmpty() ? "" : text(row.cards());
  }

  private String text(String digest) {
    return texts.apply(digest).orElseThrow(() -> new Refused(Messages.of("game.text-gone")));
  }

  /// The position at which a play begins that somebody has set up; empty for decks that are dealt.
  Optional<Scenario> position(PlayRow row) {
    return known(row).position();
  }

  /// Whether there is a game of that name.
  public boolean has(String name) {
    return catalog.names().contains(name);
  }

  /// How the decks of a play are read that were kept for it.
  KeptNames names(PlayRow row) {
    return known(row).names();
  }
}
