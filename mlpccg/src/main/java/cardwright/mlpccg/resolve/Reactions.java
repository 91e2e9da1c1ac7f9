package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Text;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Both players may answer what one of them has brought about, until both pass in a row.
///
/// @param events what has happened
/// @param seat who may answer now
/// @param passes how many passes in a row there were
/// @param used the cards in play that have answered, with lives, each behind the number of what it has answered
@Rule({"MLP 63", "MLP 64", "MLP B8", "MLP B11", "MLP Q28"})
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Reactions(Occurrence[] events, Seat seat, int passes, int[] used)
    implements ResolutionStep {
  /// Begins when something has happened that texts of this play answer; answers whether it did. What the turn player has brought about is answered first.
  static boolean begin(Board board) {
    if (board.news().events().size() == 0) {
      return false;
    }
    Occurrence[] events = board.news().events().clear();
    Seat active = board.active();
    // What comes last is on top.
    push(board, events, active.other());
    push(board, events, active);
    return true;
  }

  private static void push(Board board, Occurrence[] events, Seat cause) {
    Occurrence[] theirs = new Occurrence[events.length];
    int count = 0;
    for (Occurrence event : events) {
      if (cause(board, event) == cause) {
        theirs[count++] = event;
      }
    }
    if (count > 0) {
      Occurrence[] answered = count == events.length ? events : Arrays.copyOf(theirs, count);
      board.agenda().push(new Reactions(answered, cause.other(), 0, new int[0]));
    }
  }

  /// Who has brought something about: what the game does is done for the turn player.
  @Rule({"MLP B11", "MLP Q28"})
  private static Seat cause(Board board, Occurrence event) {
    return event.seat() == null ? board.active() : event.seat();
  }

  /// Whether a reaction of a card is one to what has happened.
  static boolean answers(Board board, Text text, int ref, Seat seat, Occurrence event) {
    if (!(text.ability() instanceof Ability.Reaction(var trigger, var body))
        || !Matches.fits(board, trigger, event, new TextContext.Still(ref, seat))
        || isIgnored(board, event)) {
      return false;
    }
    return body.condition().isEmpty()
        || Values.holds(board, body.condition().get(), TextFrame.of(text, ref, seat, event));
  }

  /// A flip that was ignored is over.
  private static boolean isIgnored(Board board, Occurrence event) {
    return event.kind() == EventKind.FLIP
        && (!board.holds(event.ref()) || board.is(event.card(), CardFlag.IGNORED));
  }

  /// Whether a card has answered one of the things that have happened.
  ///
  /// @param event its number, from 0
  @Rule("MLP 63")
  boolean isUsed(int ref, int event) {
    for (int i = 0; i < used.length; i += 2) {
      if (used[i] == event && used[i + 1] == ref) {
        return true;
      }
    }
    return false;
  }

  /// The player does nothing.
  public void pass(Board board) {
    board.agenda().replace(new Reactions(events, seat.other(), passes + 1, used));
  }

  /// The same window once the player has answered.
  ///
  /// @param ref the card that answers, with its life
  /// @param on what it answers
  Reactions answered(int ref, @Nullable Occurrence on) {
    int[] more = Arrays.copyOf(used, used.length + 2);
    more[used.length] = number(ref, on);
    more[used.length + 1] = ref;
    return new Reactions(events, seat.other(), 0, more);
  }

  /// Which of the things that have happened is answered: of several that are alike the first that the card has not answered.
  private int number(int ref, @Nullable Occurrence on) {
    for (int i = 0; i < events.length; i++) {
      if (events[i].equals(on) && !isUsed(ref, i)) {
        return i;
      }
    }
    throw new IllegalStateException("has not happened: " + on);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(9).add(seat.ordinal()).add(passes).add(events.length).add(used.length);
    for (Occurrence event : events) {
      event.write(out);
    }
    for (int i = 0; i < used.length; i += 2) {
      out.add(used[i]).ref(used[i + 1]);
    }
  }
}
