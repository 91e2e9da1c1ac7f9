package cardwright.server.wire;

import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Who is told something, as far as its words depend on that.
///
/// @param you the player who is `you` in it; null for somebody to whom both players are others
/// @param language the language that is read
/// @param names what the other players are called; by their letters where nobody knows them
public record Recipient(@Nullable Seat you, Locale language, Function<Seat, String> names) {
  /// Somebody to whom both players are others, called by their letters.
  public static Recipient of(Locale language) {
    return new Recipient(null, language, Seat::name);
  }

  /// A message in words.
  public String words(Message message) {
    return message.parts(you, language).stream()
        .map(part ->
            part instanceof Message.Part.Player(Seat seat, String words)
                    && words.equals(seat.name())
                ? names.apply(seat)
                : part.words())
        .collect(Collectors.joining());
  }
}
