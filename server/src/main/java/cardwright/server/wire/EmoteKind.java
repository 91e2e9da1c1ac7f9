package cardwright.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a player can say to the others at the table beside the game. The set is closed, so that nothing unkind can be said; each page words it in its language.
public enum EmoteKind {
  /// A greeting.
  HELLO,
  /// A wish for the game.
  GOOD_LUCK,
  /// Praise for a move or for the game.
  WELL_PLAYED,
  /// Surprise.
  WOW,
  /// A mistake of one's own.
  OOPS,
  /// The player takes time to think.
  THINKING,
  /// Thanks.
  THANKS,
  /// An apology.
  SORRY;

  /// What messages call it: `good-luck`.
  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The one of that name in messages; empty when there is none.
  public static Optional<EmoteKind> of(String label) {
    return Arrays.stream(values()).filter(each -> each.label().equals(label)).findFirst();
  }

  /// All names, for people who read what is wrong with a message.
  static String labels() {
    return Arrays.stream(values()).map(EmoteKind::label).collect(Collectors.joining(", "));
  }
}
