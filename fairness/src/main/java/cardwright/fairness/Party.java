package cardwright.fairness;

import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.Optional;

/// Who brings a random part to a shuffle. A computer player brings none.
public enum Party {
  /// The server that deals.
  SERVER("server"),
  /// The player of seat A.
  A("A"),
  /// The player of seat B.
  B("B");

  private final String word;

  Party(String word) {
    this.word = word;
  }

  /// The name in records and messages.
  public String word() {
    return word;
  }

  /// The player of a seat.
  public static Party of(Seat seat) {
    return seat == Seat.A ? A : B;
  }

  /// The party of that name.
  public static Optional<Party> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
  }
}
