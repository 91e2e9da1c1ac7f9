package cardwright.mlpccg.board;

import cardwright.engine.Seat;
import org.jspecify.annotations.Nullable;

/// Who has won a faceoff.
public enum FaceoffWinner {
  /// It still goes on.
  OPEN(null),
  A(Seat.A),
  B(Seat.B),
  NOBODY(null);

  private static final FaceoffWinner[] WINNERS = values();

  private final @Nullable Seat seat;

  FaceoffWinner(@Nullable Seat seat) {
    this.seat = seat;
  }

  /// The player with the higher total.
  public static FaceoffWinner of(int totalOfA, int totalOfB) {
    if (totalOfA == totalOfB) {
      return NOBODY;
    }
    return totalOfA > totalOfB ? A : B;
  }

  /// The player, or null where there is none.
  public @Nullable Seat seat() {
    return seat;
  }

  /// The number that stands for it among those of the table.
  int code() {
    return ordinal() - 1;
  }

  static FaceoffWinner ofCode(int code) {
    return WINNERS[code + 1];
  }
}
