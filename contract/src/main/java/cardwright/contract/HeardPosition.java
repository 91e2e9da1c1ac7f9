package cardwright.contract;

import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;

/// A position as scenarios describe it, of which all events are kept: for tests of what is told.
public final class HeardPosition {
  private final Position position;
  private final List<LogEvent> told = new ArrayList<>();

  private HeardPosition(Position position) {
    this.position = position;
    position.listen(told::add);
  }

  /// A position of a game.
  ///
  /// @param text as for [Positions#of]
  public static HeardPosition of(Game game, String text) {
    return new HeardPosition(Positions.of(game, text));
  }

  /// The position itself.
  public Position position() {
    return position;
  }

  /// Makes a move that is offered.
  public void play(String move) {
    int index = position.choice().indexOf(move);
    if (index < 0) {
      throw new AssertionError(
          "'" + move + "' is not offered; there are: " + position.choice().notations());
    }
    position.play(index, new SeededChance(1));
  }

  /// What was told, in the words in which those hear it who do not play.
  public List<String> told() {
    return told.stream().map(each -> each.message(Viewer.SPECTATOR).words()).toList();
  }

  /// The references of the cards that the first event of a kind means, as a viewer is told it.
  ///
  /// @param kind the simple name of its class: `Played`
  public List<Integer> meant(String kind, Viewer viewer) {
    LogEvent event =
        told.stream()
            .filter(each -> each.getClass().getSimpleName().equals(kind))
            .findFirst()
            .orElseThrow();
    return event.message(viewer).parts(null).stream()
        .filter(Message.Part.Card.class::isInstance)
        .map(part -> ((Message.Part.Card) part).ref())
        .toList();
  }

  /// The references of the cards that lie in a zone, as a viewer is shown them.
  public List<Integer> references(Viewer viewer, Seat seat, String zone) {
    return position.table(viewer).side(seat).zone(zone).orElseThrow().cards().stream()
        .map(Table.Card::ref)
        .toList();
  }
}
