package cardwright.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The moments that decided a play that is over: those at which one side gained most, as far as the gain lasted.
public final class TurningPoints {
  /// What is gained by less than this has decided nothing.
  private static final double LEAST = 0.02;

  private final List<Moment> moments;

  private TurningPoints(List<Moment> moments) {
    this.moments = moments;
  }

  /// A moment of a play.
  ///
  /// @param worth what the position was worth then to the side in whose eyes it is looked at, from -1 to 1
  /// @param turn the turn of the decision that led to it; the number of a turn is not used twice
  /// @param ends whether that decision ended its turn: then the next one has begun, with all that it brings
  public record Moment(double worth, int turn, boolean ends) {}

  /// The moments that decided a play, in their order.
  ///
  /// A gain counts as far as it is still there before its turn is ended: an attack that is answered has gained little. What the end of a turn brings is taken less what it usually brings, because cards and tokens come at the beginning of each turn and decide nothing. No two are of one turn.
  ///
  /// @param moments the beginning, and then one after each decision
  /// @param most how many are told
  /// @return their indices in the list, each from 1
  public static List<Integer> of(List<Moment> moments, int most) {
    return new TurningPoints(moments).best(most);
  }

  private List<Integer> best(int most) {
    double[] gains = IntStream.range(0, moments.size()).mapToDouble(this::gain).toArray();
    List<Integer> order =
        IntStream.range(1, moments.size())
            .filter(i -> gains[i] >= LEAST)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> -gains[i]))
            .toList();
    List<Integer> chosen = new ArrayList<>();
    for (int i : order) {
      int turn = moments.get(i).turn();
      if (chosen.size() < most && chosen.stream().noneMatch(c -> moments.get(c).turn() == turn)) {
        chosen.add(i);
      }
    }
    return chosen.stream().sorted().toList();
  }

  /// What is gained by the decision before a moment, and kept.
  private double gain(int at) {
    if (at == 0) {
      return 0;
    }
    Moment moment = moments.get(at);
    if (moment.ends()) {
      return step(at) - usual(moment.turn() % 2);
    }
    int last = at;
    while (last + 1 < moments.size()
        && moments.get(last + 1).turn() == moment.turn()
        && !moments.get(last + 1).ends()) {
      last++;
    }
    return Math.min(moment.worth(), moments.get(last).worth()) - moments.get(at - 1).worth();
  }

  private double step(int at) {
    return moments.get(at).worth() - moments.get(at - 1).worth();
  }

  /// What the ends of the turns of one side usually bring: the median.
  private double usual(int side) {
    double[] ends =
        IntStream.range(1, moments.size())
            .filter(i -> moments.get(i).ends() && moments.get(i).turn() % 2 == side)
            .mapToDouble(this::step)
            .sorted()
            .toArray();
    return ends.length == 0 ? 0 : ends[ends.length / 2];
  }
}
