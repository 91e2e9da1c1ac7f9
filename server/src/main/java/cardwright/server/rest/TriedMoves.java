package cardwright.server.rest;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Handles;
import cardwright.server.wire.Pointing;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.TableJson;
import cardwright.server.wire.ToPage;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Moves that somebody tries from a moment, for both sides, shown step by step. Nothing is kept; the same moves always lead to the same tables.
final class TriedMoves {
  /// So many moves one may try from a moment.
  private static final int MOST = 100;

  private static final int MOST_MOVE = 500;

  private TriedMoves() {}

  /// A moment, and the move that led to it.
  ///
  /// @param seat who made the move; null at the beginning
  /// @param move empty at the beginning, and where chance hides it
  record Step(
      @Nullable String seat,
      String move,
      @JsonRawValue String table,
      List<ToPage.Told> events,
      MomentWriter.@Nullable Choice choice) {}

  /// A move that was made, with what happened by it.
  record Made(Optional<Seat> seat, String move, List<Happened> events) {}

  /// Something that happened.
  record Happened(String event, Message message) {}

  /// The moves that a request names.
  static List<String> named(Fields fields) {
    return fields.texts("moves", MOST, MOST_MOVE);
  }

  /// What decides where tried moves are left to chance: always the same.
  static Chance chance() {
    return new SeededChance(1);
  }

  /// Where each of the moves leads to.
  ///
  /// @throws Problem when one of them is not offered
  static List<Step> steps(Position from, List<String> moves, Recipient recipient) {
    Chance chance = chance();
    Handles handles = new Handles();
    List<Step> steps = new ArrayList<>();
    Position position = from;
    for (String move : moves) {
      int option = option(position, move);
      Optional<Seat> seat = Optional.of(position.choice().seat());
      List<Happened> events = new ArrayList<>();
      // Copies forget who listens, so that each move tells its own events.
      position = position.copy();
      position.listen(event -> told(event, events));
      position.play(option, chance);
      steps.add(step(position, new Made(seat, move, events), handles, recipient));
    }
    return steps;
  }

  /// The position after some moves.
  ///
  /// @param chance a new one of [#chance]
  /// @throws Problem when one of them is not offered
  static Position after(Position from, List<String> moves, Chance chance) {
    Position position = from.copy();
    for (String move : moves) {
      position.play(option(position, move), chance);
    }
    return position;
  }

  private static int option(Position position, String move) {
    if (position.outcome().isEmpty()) {
      Choice choice = position.choice();
      for (int i = 0; i < choice.count(); i++) {
        if (choice.move(i).notation().equals(move)) {
          return i;
        }
      }
    }
    throw Problem.refused(Messages.of("tried.no-move"));
  }

  /// Keeps what happened as who knows more of it is told.
  static void told(LogEvent event, List<Happened> events) {
    Message a = event.message(Viewer.A);
    Message b = event.message(Viewer.B);
    Message told = a.words().length() >= b.words().length() ? a : b;
    if (!told.isEmpty()) {
      events.add(new Happened(event.getClass().getSimpleName(), told));
    }
  }

  /// How a position is shown to which a move has led.
  static Step step(Position position, Made found, Handles handles, Recipient recipient) {
    Table table = MomentWriter.both(position.table(Viewer.A), position.table(Viewer.B));
    IdentityHashMap<Table.Card, String> names = handles.of(table);
    Pointing pointing = new Pointing(table, names, handles.before());
    List<ToPage.Told> events =
        found.events().stream()
            .map(each -> ToPage.Told.of(0, kind(each.event()), each.message(), recipient, pointing))
            .toList();
    return new Step(
        found.seat().map(Seat::name).orElse(null),
        found.move(),
        TableJson.write(table, names, recipient),
        events,
        position.outcome().isPresent() ? null : choice(position, pointing, recipient));
  }

  /// What a kind of event is called on the wire.
  static String kind(String name) {
    return name.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  private static MomentWriter.Choice choice(
      Position position, Pointing pointing, Recipient recipient) {
    Choice choice = position.choice();
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < choice.count(); i++) {
      moves.add(choice.move(i));
    }
    return new MomentWriter.Choice(
        choice.seat().name(),
        recipient.words(choice.question()),
        pointing.parts(moves, choice.seat(), recipient, choice.takeBacks()));
  }
}
