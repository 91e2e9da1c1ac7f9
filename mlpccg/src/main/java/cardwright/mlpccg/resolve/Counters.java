package cardwright.mlpccg.resolve;

import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Counter;
import java.util.ArrayList;
import java.util.List;

/// The names of the counters on a card.
public final class Counters {
  private Counters() {}

  /// The names, in the order of the alphabet.
  public static String[] names(Board board, int card) {
    List<String> names = new ArrayList<>();
    for (Counter each : board.marks().counters()) {
      if (each.card() == card) {
        names.add(each.name());
      }
    }
    names.sort(null);
    return names.toArray(String[]::new);
  }
}
