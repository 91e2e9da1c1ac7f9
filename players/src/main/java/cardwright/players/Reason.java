package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What comes of a move, as the game's log would tell it, and what stands on the cards after it:
/// what can be said for sure by a seat that does not know all.
///
/// The move is made in some positions as they might be and played on a little; only what comes out
/// the same in all of them is told.
///
/// @param effects what comes of it, in its order; empty when nothing is sure
/// @param done what is done with it: what it costs, and that a phase begins
/// @param marks what stands on cards after it and did not before; empty when nothing is sure
/// @param end how the play ends by it; empty when it goes on, or that is not sure
/// @param unanswered how the play ends by it unless the opponent, who may be able to, does something about it; empty when nobody can, or that is not sure
public record Reason(
    List<Message> effects,
    List<Message> done,
    List<ChangedMark> marks,
    Optional<Outcome> end,
    Optional<Outcome> unanswered) {
  private static final int SAMPLES = 6;

  /// How many choices are made at most after the move.
  private static final int MAX_CHOICES = 60;

  /// Keeps the lists from changing.
  public Reason {
    effects = List.copyOf(effects);
    done = List.copyOf(done);
    marks = List.copyOf(marks);
  }

  /// What comes of a move by the time its seat decides again; where the seat can only wait for the
  /// effect, it passes. What the next turn begins with is no effect of the move, unless the move
  /// itself ends the turn.
  ///
  /// @param move its index in the choice of the view
  /// @param declared what the seat is told about the other's deck
  /// @param seed of the chance by which the positions are determinized
  public static Reason of(
      Game game, View view, int move, Optional<DeclaredDeck> declared, long seed) {
    Beliefs beliefs = OpponentModel.of(game, view, declared);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      Chance chance = new SeededChance(seed + i);
      samples.add(sample(view.determinize(beliefs, chance), view.seat(), move, chance));
    }
    return common(samples);
  }

  /// What came of the move in one position as it might be.
  ///
  /// @param effects what happened
  /// @param done what players did, and where the turn stood
  /// @param answerable whether the opponent could have done something about it
  private record Sample(
      List<Message> effects,
      List<Message> done,
      List<ChangedMark> marks,
      Optional<Outcome> end,
      boolean answerable) {}

  private static Sample sample(Position start, Seat seat, int move, Chance chance) {
    Position world = start;
    Viewer viewer = Viewer.of(seat);
    Optional<Table.Turn> turn = world.turn();
    Table shown = world.table(viewer);
    List<LogEvent> events = new ArrayList<>();
    boolean answerable = false;
    play(world, move, chance, events);
    for (int i = 0;
        i < MAX_CHOICES && world.outcome().isEmpty() && world.turn().equals(turn);
        i++) {
      Choice choice = world.choice();
      int pass = choice.pass();
      boolean decides = choice.seat() == seat && choice.count() > 1;
      if (decides && (pass < 0 || events.stream().anyMatch(LogEvent::isEffect))) {
        break;
      }
      answerable |= choice.seat() != seat && choice.count() > 1;
      int waits = pass >= 0 ? pass : chance.roll(choice.searched());
      Position next = world.copy();
      List<LogEvent> further = new ArrayList<>();
      play(next, waits, chance, further);
      if (next.outcome().isEmpty() && !next.turn().equals(turn)) {
        break;
      }
      events.addAll(further);
      world = next;
    }
    return new Sample(
        told(events, true, viewer),
        told(events, false, viewer),
        ChangedMark.between(shown, world.table(viewer)),
        world.outcome(),
        answerable);
  }

  private static void play(Position position, int move, Chance chance, List<LogEvent> events) {
    position.listen(events::add);
    position.play(move, chance);
    position.listen(null);
  }

  private static List<Message> told(List<LogEvent> events, boolean effects, Viewer viewer) {
    return events.stream()
        .filter(event -> event.isEffect() == effects && !event.isPass())
        .map(event -> event.message(viewer))
        .filter(message -> !message.isEmpty())
        .distinct()
        .toList();
  }

  private static Reason common(List<Sample> samples) {
    Optional<Outcome> first = samples.getFirst().end();
    Optional<Outcome> end =
        samples.stream().allMatch(sample -> sample.end().equals(first)) ? first : Optional.empty();
    boolean answerable = samples.stream().anyMatch(Sample::answerable);
    return new Reason(
        inAll(samples, Sample::effects),
        inAll(samples, Sample::done),
        inAll(samples, Sample::marks),
        answerable ? Optional.empty() : end,
        answerable ? end : Optional.empty());
  }

  /// What all samples have, in the order of the first.
  private static <T> List<T> inAll(List<Sample> samples, Function<Sample, List<T>> part) {
    return part.apply(samples.getFirst()).stream()
        .filter(each -> samples.stream().allMatch(sample -> part.apply(sample).contains(each)))
        .toList();
  }
}
