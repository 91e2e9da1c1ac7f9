package cardwright.mlpccg;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import java.util.ArrayList;
import java.util.List;

/// What a Score Phase has brought: the points at each Problem, or what was missing there, and whether a faceoff follows.
@Rule({"MLP 11", "MLP 12", "MLP 32", "MLP 37"})
final class EndOfTurn {
  private final Seat seat;
  private final List<Message> parts = new ArrayList<>();
  private String problem = "";
  private int points;
  private boolean begun;
  private boolean faceoff;

  private EndOfTurn(Seat seat) {
    this.seat = seat;
  }

  /// What of the events belongs to it, up to the first faceoff: that is decided by cards that nobody knows.
  static List<Message> of(Seat seat, List<LogEvent> events) {
    EndOfTurn score = new EndOfTurn(seat);
    for (LogEvent event : events) {
      boolean over =
          event instanceof SharedLogEvent.TurnBegan
              || (event instanceof PublicEvent.OfScore next && score.ends(next));
      if (over) {
        break;
      }
    }
    score.close();
    if (score.faceoff) {
      score.parts.add(Messages.of("end-of-turn.faceoff"));
    }
    return score.begun && score.parts.isEmpty()
        ? List.of(Messages.of("end-of-turn.nothing"))
        : score.parts;
  }

  /// Notes what has come; answers whether nothing behind it counts.
  private boolean ends(PublicEvent.OfScore event) {
    switch (event) {
      case PublicEvent.PhaseBegan(Message phase) -> begun |= phase.equals(Stage.SCORE.title());
      case PublicEvent.Confronted confronted -> {
        close();
        problem = confronted.problem().name();
      }
      case PublicEvent.NotConfronted not -> {
        close();
        parts.add(Messages.of("end-of-turn.missed", not.problem(), clause(not.why())));
      }
      case PublicEvent.Scored scored -> points += scored.seat() == seat ? scored.points() : 0;
      case PublicEvent.FaceoffBegan _ -> faceoff = true;
      case PublicEvent.Ended _ -> {
        return true;
      }
    }
    return faceoff;
  }

  /// All that was scored since a Problem was confronted is said of it, with what texts have added.
  private void close() {
    if (!problem.isEmpty()) {
      parts.add(Messages.of("end-of-turn.problem", card(problem), number(points)));
    } else if (points > 0) {
      parts.add(Messages.of("end-of-turn.points", number(points)));
    }
    problem = "";
    points = 0;
  }
}
