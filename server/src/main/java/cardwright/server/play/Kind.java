package cardwright.server.play;

import java.util.Locale;
import java.util.Optional;

/// What a line of the log of a play is.
public enum Kind {
  /// A move that somebody chose.
  MOVE,
  /// A pass that made itself.
  AUTO,
  /// Decisions taken back; the words are the number of the line after which the play stands again.
  UNDO,
  /// A player gave the game up.
  CONCEDE,
  /// A player's time was over.
  TIME,
  /// A player was gone, and the other claimed the game.
  CLAIM,
  /// A player split deck and side deck anew; the words are cards out, an empty line, cards in.
  EXCHANGE,
  /// The chooser said who goes first; the words are that seat.
  FIRST,
  /// From here on chance comes from another seed: the words.
  SEED;

  /// Whether it is a decision in a game.
  boolean decides() {
    return this == MOVE || this == AUTO;
  }

  /// The name as it is kept.
  String words() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The kind of that name, if this server knows it.
  static Optional<Kind> of(String words) {
    for (Kind kind : values()) {
      if (kind.words().equals(words)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
