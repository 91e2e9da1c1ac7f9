package cardwright.server.play;

import cardwright.server.wire.ToPage;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import java.util.List;
import java.util.Optional;

/// Tells players of a play that is over that one of them offers the same again.
final class RematchOffer {
  private RematchOffer() {}

  /// The offer that stands at a play; empty when there is none, or it was called off.
  static Optional<ToPage.Again> of(PlayRow row, Store store) {
    if (row.again().isEmpty()) {
      return Optional.empty();
    }
    return store
        .plays()
        .find(row.again())
        .filter(next -> List.of("waiting", "shuffling", "playing").contains(next.state()))
        .flatMap(next -> by(row, next).map(seat -> new ToPage.Again(seat, next.id())));
  }

  /// The seat in the old play of whoever sat down first in the next one.
  private static Optional<String> by(PlayRow row, PlayRow next) {
    return row.seats().stream()
        .filter(old -> !old.person().isEmpty())
        .filter(old -> next.seats().getFirst().person().equals(old.person()))
        .map(SeatRow::seat)
        .findFirst();
  }
}
