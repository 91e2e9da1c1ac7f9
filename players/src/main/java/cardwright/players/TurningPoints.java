package cardwright.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The moments that decided a play that is over: those at which one side gained most, as far as the gain lasted.
public final class TurningPoints {
  /// What is gained by less than this has decided nothing.
  private static final double LEAST = 0.02;

  private TurningPoints() {}

  /// A moment of a play.
  ///
  /// @param worth what the position was worth then to the side in whose eyes it is looked at, from -1 to 1
  /// @param turn the turn of the decision that led to it; the number of a turn is not used twice
  public record Moment(double worth, int turn) {}

  /// The moments that decided a play, in their order.
  ///
  /// A gain counts as far as it is still there when its turn is over: an attack that is answered has gained little. No two are of one turn.
  ///
  /// @param moments the beginning, and then one after each decision
  /// @param most how many are told
  /// @return their indices in the list, each from 1
  public static List<Integer> of(List<Moment> moments, int most) {
    List<Integer> gains =
        IntStream.range(1, moments.size())
            .filter(i -> gain(moments, i) >= LEAST)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> -gain(moments, i)))
            .toList();
    List<Integer> chosen = new ArrayList<>();
    for (int i : gains) {
      int turn = moments.get(i).turn();
      if (chosen.size() < most && chosen.stream().noneMatch(c -> moments.get(c).turn() == turn)) {
        chosen.add(i);
      }
    }
    return chosen.stream().sorted().toList();
  }

  /// What is gained by the decision before a moment, and kept.
  private static double gain(List<Moment> moments, int at) {
    Moment moment = moments.get(at);
    int last = at;
    while (last + 1 < moments.size() && moments.get(last + 1).turn() == moment.turn()) {
      last++;
    }
    return Math.min(moment.worth(), moments.get(last).worth()) - moments.get(at - 1).worth();
  }
}
