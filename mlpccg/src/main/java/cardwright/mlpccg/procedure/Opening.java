package cardwright.mlpccg.procedure;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.resolve.Moves;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// How a game is set up.
@Rule({"MLP 4", "MLP 5", "MLP 6", "MLP 7", "MLP B4", "MLP B52"})
final class Opening {
  private static final int BY_CHANCE = 2;

  private Opening() {}

  /// Mane Characters go home, and A, then B, chooses a Problem.
  ///
  /// @param first who goes first; null leaves it to chance once the Problems are chosen
  static void begin(Board board, @Nullable Seat first) {
    for (int card = 0; card < board.pool().size(); card++) {
      if (board.zone(card) == Zone.DECK && board.card(card).is(Kind.MANE)) {
        Seat owner = board.pool().owner(card);
        board.moveToPlay(card, Area.home(owner), owner);
      }
    }
    for (Seat seat : Seat.values()) {
      Pile problems = board.pile(Zone.PROBLEM_DECK, seat);
      for (int i = 0; i < problems.size(); i++) {
        board.knowledge().show(problems.get(i), seat);
      }
    }
    board.set(TableCounter.FIRST, first == null ? BY_CHANCE : first.ordinal());
    board.agenda().push(new StartingProblem(Seat.A, CardRef.NONE));
  }

  /// The cards of the Problem deck that can be chosen, one of each name.
  static int[] problems(Board board, Seat seat) {
    Pile problems = board.pile(Zone.PROBLEM_DECK, seat);
    int[] found = new int[problems.size()];
    int count = 0;
    for (int i = 0; i < problems.size(); i++) {
      if (canStart(board, seat, i)) {
        found[count++] = problems.get(i);
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static boolean canStart(Board board, Seat seat, int index) {
    Pile problems = board.pile(Zone.PROBLEM_DECK, seat);
    int card = problems.get(index);
    if (!board.card(card).front().has(Keyword.STARTING_PROBLEM)) {
      return false;
    }
    for (int i = 0; i < index; i++) {
      if (board.card(problems.get(i)) == board.card(card)) {
        return false;
      }
    }
    return true;
  }

  /// A player chooses the Problem to start with; when both have, they come into play and it is settled who begins.
  @Rule({"MLP 5", "MLP 6", "MLP Q1"})
  static void choose(Board board, Chance chance, StartingProblem step, int problem) {
    if (step.seat() == Seat.A) {
      board.agenda().replace(new StartingProblem(Seat.B, board.ref(problem)));
      return;
    }
    board.agenda().pop();
    reveal(board, Seat.A, CardRef.card(step.earlier()));
    reveal(board, Seat.B, problem);
    Seat first =
        Seat.of(
            board.get(TableCounter.FIRST) == BY_CHANCE
                ? chance.roll(2)
                : board.get(TableCounter.FIRST));
    board.set(TableCounter.FIRST, first.ordinal());
    board.setActive(first);
    if (board.heard()) {
      board.tell(new SharedLogEvent.GoesFirst(first));
    }
    for (Seat seat : Seat.values()) {
      Moves.shuffle(board, Zone.PROBLEM_DECK, seat, chance);
      Moves.shuffle(board, Zone.DECK, seat, chance);
      Moves.draw(board, seat, OpeningHand.CARDS);
    }
    board.agenda().push(Phase.BEGIN_TURN);
    for (Seat seat : new Seat[] {first.other(), first}) {
      // Who has drawn nothing has nothing to shuffle back.
      if (board.pile(Zone.HAND, seat).size() > 0) {
        board.agenda().push(new OpeningHand(seat));
      }
    }
    // The first turn begins with the other seat's end.
    board.setActive(first.other());
  }

  private static void reveal(Board board, Seat seat, int problem) {
    board.moveToPlay(problem, Area.problem(seat), seat);
    if (board.heard()) {
      board.tell(new PublicEvent.StartsWith(seat, board.told(problem)));
    }
  }
}
