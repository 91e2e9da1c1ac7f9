package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What a move changes, in the terms of the game's evaluation and in what stands on the cards: what
/// can be said for sure by a seat that does not know all.
///
/// The move is made in some positions as they might be and played on a little; only what comes out
/// the same in all of them is told.
///
/// @param changes what it changes, what counts most first; empty when nothing is sure
/// @param marks what stands on cards after it and did not before; empty when nothing is sure
/// @param end how the play ends by it; empty when it goes on, or that is not sure
public record Reason(List<Change> changes, List<ChangedMark> marks, Optional<Outcome> end) {
  private static final int SAMPLES = 6;

  /// How many choices are made at most after the move.
  private static final int MAX_CHOICES = 60;

  private static final double EPSILON = 1e-9;

  /// Keeps the list from changing.
  public Reason {
    changes = List.copyOf(changes);
    marks = List.copyOf(marks);
  }

  /// A term that is another after a move.
  ///
  /// @param seat who has it
  /// @param name what it counts, in the plural
  /// @param gain by how much the evaluation grows for the seat that moves, in the game's own measure
  public record Change(Seat seat, Message name, double before, double after, double gain) {
    private boolean isLike(Change other) {
      return seat == other.seat
          && name.equals(other.name)
          && Math.abs(before - other.before) < EPSILON
          && Math.abs(after - other.after) < EPSILON;
    }
  }

  /// What a move changes by the time its seat decides again; where the seat can only wait for the
  /// effect, it passes. What the next turn begins with is no effect of the move, unless the move
  /// itself ends the turn.
  ///
  /// @param move its index in the choice of the view
  /// @param declared what the seat is told about the other's deck
  /// @param seed of the chance by which the positions are determinized
  public static Reason of(
      Game game, View view, int move, Optional<DeclaredDeck> declared, long seed) {
    Beliefs beliefs = OpponentModel.of(game, view, declared);
    List<Reason> reasons = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      Chance chance = Chance.seeded(seed + i);
      reasons.add(sample(game, view.determinize(beliefs, chance), view.seat(), move, chance));
    }
    return common(reasons);
  }

  private static Reason sample(Game game, Position start, Seat seat, int move, Chance chance) {
    Position world = start;
    Optional<Table.Turn> turn = world.turn();
    Sides before = Sides.of(game, world);
    Table shown = world.table(Viewer.of(seat));
    world.play(move, chance);
    for (int i = 0;
        i < MAX_CHOICES && world.outcome().isEmpty() && world.turn().equals(turn);
        i++) {
      Choice choice = world.choice();
      int pass = choice.pass();
      boolean decides = choice.seat() == seat && choice.count() > 1;
      if (decides && (pass < 0 || !before.equals(Sides.of(game, world)))) {
        break;
      }
      int waits = pass >= 0 ? pass : chance.roll(choice.searched());
      Position next = world.copy();
      next.play(waits, chance);
      if (next.outcome().isEmpty() && !next.turn().equals(turn)) {
        break;
      }
      world = next;
    }
    return new Reason(
        before.changes(Sides.of(game, world), seat),
        ChangedMark.between(shown, world.table(Viewer.of(seat))),
        world.outcome());
  }

  private record Sides(List<EvaluationFeature> a, List<EvaluationFeature> b) {
    static Sides of(Game game, Position position) {
      return new Sides(game.terms(position, Seat.A), game.terms(position, Seat.B));
    }

    private List<EvaluationFeature> of(Seat seat) {
      return seat == Seat.A ? a : b;
    }

    List<Change> changes(Sides after, Seat mover) {
      List<Change> changes = new ArrayList<>();
      for (Seat seat : Seat.values()) {
        for (int i = 0; i < of(seat).size(); i++) {
          EvaluationFeature old = of(seat).get(i);
          EvaluationFeature now = after.of(seat).get(i);
          double gain = (seat == mover ? 1 : -1) * (now.points() - old.points());
          if (Math.abs(now.amount() - old.amount()) > EPSILON) {
            changes.add(new Change(seat, old.name(), old.amount(), now.amount(), gain));
          }
        }
      }
      changes.sort(Comparator.comparingDouble((Change each) -> -Math.abs(each.gain())));
      return changes;
    }
  }

  private static Reason common(List<Reason> reasons) {
    Reason first = reasons.getFirst();
    List<Change> changes =
        first.changes().stream()
            .filter(change ->
                reasons.stream()
                    .allMatch(reason -> reason.changes().stream().anyMatch(change::isLike)))
            .toList();
    List<ChangedMark> marks =
        first.marks().stream()
            .filter(mark -> reasons.stream().allMatch(reason -> reason.marks().contains(mark)))
            .toList();
    boolean ends = reasons.stream().allMatch(reason -> reason.end().equals(first.end()));
    return new Reason(changes, marks, ends ? first.end() : Optional.empty());
  }
}
