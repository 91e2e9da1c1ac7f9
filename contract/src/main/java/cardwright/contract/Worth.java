package cardwright.contract;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Law 10: a position is worth something between lost and won, to one seat what the other one loses
/// by it. The terms of a value are the same in every position, and whoever is further ahead by their
/// points is never worth less.
final class Worth {
  private static final double SAME = 1e-9;

  private final TreeMap<Double, Double> values = new TreeMap<>();
  private Optional<List<Message>> names = Optional.empty();

  private Worth() {
    values.put(0.0, 0.0);
  }

  static void check(Series series) {
    Worth worth = new Worth();
    series.forEach(play -> {
      while (!play.over()) {
        int move = play.pick();
        if (play.sampled()) {
          worth.check(play);
        }
        play.play(move);
      }
    });
  }

  private void check(RandomPlay play) {
    Game game = play.game();
    Position position = play.position();
    long before = position.fingerprint();
    double value = game.value(position, Seat.A);
    double other = game.value(position, Seat.B);
    if (!(Math.abs(value) <= 1)) {
      throw play.broken("the value of the position is " + value + ", not from -1 to 1");
    }
    if (!(Math.abs(value + other) < SAME)) {
      throw play.broken("the value is " + value + " to A and " + other + " to B");
    }
    double again = game.value(position.copy(), Seat.A);
    if (again != value) {
      throw play.broken("the value is " + value + " and that of a copy " + again);
    }
    List<EvaluationFeature> ofA = game.terms(position, Seat.A);
    List<EvaluationFeature> ofB = game.terms(position, Seat.B);
    checkNames(play, ofA);
    checkNames(play, ofB);
    if (!ofA.isEmpty()) {
      checkLead(play, points(ofA) - points(ofB), value);
    }
    if (position.fingerprint() != before) {
      throw play.broken("valuing changed the position");
    }
  }

  private void checkNames(RandomPlay play, List<EvaluationFeature> terms) {
    List<Message> now = terms.stream().map(EvaluationFeature::name).toList();
    List<Message> first = names.orElse(now);
    names = Optional.of(first);
    if (!now.equals(first)) {
      throw play.broken("the terms of the value are " + now + " and were " + first);
    }
    if (new HashSet<>(now).size() < now.size()) {
      throw play.broken("two terms of the value have one name: " + now);
    }
  }

  private static double points(List<EvaluationFeature> terms) {
    return terms.stream().mapToDouble(EvaluationFeature::points).sum();
  }

  private void checkLead(RandomPlay play, double lead, double value) {
    Map.Entry<Double, Double> less = values.floorEntry(lead);
    Map.Entry<Double, Double> more = values.ceilingEntry(lead);
    boolean tooLow = less != null && value < less.getValue() - SAME;
    boolean tooHigh = more != null && value > more.getValue() + SAME;
    if (tooLow || tooHigh) {
      Map.Entry<Double, Double> seen = tooLow ? less : more;
      throw play.broken(
          "a lead of "
              + lead
              + " points is worth "
              + value
              + ", one of "
              + seen.getKey()
              + " "
              + seen.getValue());
    }
    values.put(lead, value);
  }
}
