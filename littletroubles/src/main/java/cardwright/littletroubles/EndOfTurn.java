package cardwright.littletroubles;

import static cardwright.engine.Message.number;

import cardwright.cardgame.hidden.Drew;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
import java.util.ArrayList;
import java.util.List;

/// What a Resource Phase has brought, with what is set off at the end of the turn: cookies and cards.
@Rule({"LT 2.3b", "LT 2.3d", "LT 2.3f"})
final class EndOfTurn {
  private EndOfTurn() {}

  static List<Message> of(Seat seat, List<LogEvent> events) {
    boolean counts = false;
    int cookies = 0;
    int cards = 0;
    for (LogEvent event : events) {
      if (event instanceof SharedLogEvent.TurnBegan) {
        break;
      }
      if (event instanceof PublicEvent.StageBegan(Message stage)) {
        counts = stage.equals(Stage.RESOURCE.title());
      } else if (counts) {
        cookies += event instanceof PublicEvent.OfCookies change ? cookies(seat, change) : 0;
        cards += event instanceof Drew drew && drew.seat() == seat ? drew.cards().size() : 0;
      }
    }
    return counts ? parts(cookies, cards) : List.of();
  }

  private static List<Message> parts(int cookies, int cards) {
    List<Message> parts = new ArrayList<>();
    if (cookies != 0) {
      parts.add(Messages.of("end-of-turn.cookies", number(cookies)));
    }
    if (cards != 0) {
      parts.add(Messages.of("end-of-turn.cards", number(cards)));
    }
    return parts.isEmpty() ? List.of(Messages.of("end-of-turn.nothing")) : parts;
  }

  private static int cookies(Seat seat, PublicEvent.OfCookies event) {
    return switch (event) {
      case PublicEvent.Gained gained -> gained.seat() == seat ? gained.cookies() : 0;
      case PublicEvent.LostCookies lost -> lost.seat() == seat ? -lost.cookies() : 0;
    };
  }
}
