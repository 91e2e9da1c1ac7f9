package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The laws for cards that are made up to try what texts can say, in random decks beside a game's own cards. What is particular about the game is told by the laws of its own cards.
public interface MadeUpCardLaws extends GameLaws {
  /// The laws of the game's own cards.
  GameLaws published();

  /// The game with the cards that are made up; it is asked for often.
  ///
  /// @see #with
  @Override
  Game game();

  /// A game with the cards of a file of the room's resources.
  static Game with(Game published, String file) {
    try {
      return published.with(Files.readString(Path.of("src/main/resources", file)), file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// The cards that are made up: the others are looked at by the laws of their own.
  @Override
  default Collection<CardFace> cardsOfLines() {
    Set<CardFace> published = new HashSet<>(published().game().cards());
    return game().cards().stream().filter(face -> !published.contains(face)).toList();
  }

  @Override
  default List<GoldenPlay> goldenPlays() {
    return List.of();
  }

  @Override
  default Set<String> fieldsOutsideTheFingerprint() {
    return published().fieldsOutsideTheFingerprint();
  }

  @Override
  default boolean isDeducible(String zone, boolean owner) {
    return published().isDeducible(zone, owner);
  }

  @Override
  default boolean unveils(LogEvent event) {
    return published().unveils(event);
  }

  /// The transcript is that of the game's own cards.
  @Override
  default void plays_are_as_accepted() {}
}
