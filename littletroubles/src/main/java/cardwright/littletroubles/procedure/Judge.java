package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.player;

import cardwright.cardgame.message.Refusals;
import cardwright.engine.Chance;
import cardwright.engine.Move;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Fights;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What is decreed outside the order of play: a player leaves, a Big removes or punishes one, time is called.
@Rule({"LT 3a", "LT 3b", "LT 3f", "LT 7.3a", "LT 7.3b", "LT 7.3c", "LT B75", "LT C52", "LT C55"})
public final class Judge {
  private static final String PENALTY = "penalty ";

  private Judge() {}

  /// What may be decreed now.
  public static List<Move> rulings(Board board) {
    if (board.outcome() != null) {
      return List.of();
    }
    List<Move> rulings = new ArrayList<>();
    for (Seat seat : List.of(Seat.A, Seat.B)) {
      String name = seat.name().toLowerCase(Locale.ROOT);
      rulings.add(new Move("leave " + name, Messages.of("ruling.leave", player(seat))));
      rulings.add(new Move("remove " + name, Messages.of("ruling.remove", player(seat))));
      if (board.get(SeatCounter.PENALTY, seat) == 0) {
        rulings.add(new Move(PENALTY + name, Messages.of("ruling.penalty", player(seat))));
      }
    }
    if (!board.is(TableCounter.TIME) && board.get(TableCounter.TURN) > 0) {
      rulings.add(new Move("time", Messages.of("ruling.time")));
    }
    return List.copyOf(rulings);
  }

  /// Carries a ruling out.
  ///
  /// @throws Refused when it is none of [#rulings]
  public static void rule(Board board, String notation, Chance chance) {
    boolean known = rulings(board).stream().anyMatch(each -> each.notation().equals(notation));
    if (!known) {
      throw Refusals.noRuling(notation, rulings(board).stream().map(Move::notation).toList());
    }
    switch (notation) {
      case "time" -> {
        board.set(TableCounter.TIME, 1);
        tell(board, new PublicEvent.TimeCalled());
      }
      case "leave a", "leave b" -> gone(board, seat(notation), "end.left");
      case "remove a", "remove b" -> gone(board, seat(notation), "end.removed");
      default -> punish(board, seat(notation), chance);
    }
  }

  private static Seat seat(String notation) {
    return notation.endsWith("a") ? Seat.A : Seat.B;
  }

  @Rule({"LT 3a", "LT 3b", "LT C52"})
  private static void gone(Board board, Seat seat, String reason) {
    Winning.win(board, seat.other(), Messages.of(reason, player(seat)));
  }

  /// What earlier games of a match decreed for this one.
  @Rule("LT 7.3d")
  public static void carry(Board board, String ruling) {
    if (ruling.startsWith(PENALTY)) {
      board.set(SeatCounter.PENALTY, seat(ruling), 1);
    }
  }

  /// What the games that follow have to know.
  @Rule("LT 7.3d")
  public static List<String> carried(Board board) {
    List<String> carried = new ArrayList<>();
    for (Seat seat : List.of(Seat.A, Seat.B)) {
      if (board.get(SeatCounter.PENALTY, seat) != 0) {
        carried.add(PENALTY + seat.name().toLowerCase(Locale.ROOT));
      }
    }
    return carried;
  }

  /// The punished player's turn ends at once: all that was under way falls away, and the clean-up is done.
  @Rule({"LT 7.3b", "LT 7.3c", "LT C55"})
  private static void punish(Board board, Seat seat, Chance chance) {
    board.set(SeatCounter.PENALTY, seat, 1);
    board.set(SeatCounter.COOKIES, seat, 1);
    board.change();
    tell(board, new PublicEvent.FoundCheating(seat));
    if (board.get(TableCounter.TURN) > 0 && board.active() == seat) {
      board.agenda().clear();
      Fights.end(board);
      for (int card = 0; card < board.pool().size(); card++) {
        if (board.zone(card) == Zone.RESOLVING) {
          board.moveToPile(card, Zone.TIMEOUT, false);
        }
      }
      board.agenda().push(Phase.CLEAN_UP);
    }
    // What was being announced may be too dear by now.
    Turn.run(board, chance);
  }

  private static void tell(Board board, PublicEvent event) {
    if (board.heard()) {
      board.tell(event);
    }
  }
}
