package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Text;
import java.util.Arrays;
import java.util.List;

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

  /// Goes on; answers false when a player is asked. Whether one is, everybody can see.
  public boolean goOn(Board board) {
    if (passes >= 2) {
      board.agenda().pop();
      return true;
    }
    boolean spent = Loops.isSpent(board, seat);
    if (!spent && (mayHold(board) || LegalActions.reactsInPlay(board, this))) {
      return false;
    }
    pass(board);
    return true;
  }

  /// Whether a card in hand may be an Event that answers, as far as everybody sees.
  private boolean mayHold(Board board) {
    if (board.pile(Zone.HAND, seat).size() == 0) {
      return false;
    }
    int priced = Costs.priced(board, seat);
    for (int index : board.info().answers(seat)) {
      Card card = board.pool().card(index);
      if (LegalActions.isWithinMeans(board, card, seat, priced) && mayAnswer(board, card, index)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayAnswer(Board board, Card card, int index) {
    for (Text text : card.front().reactions()) {
      for (Occurrence event : events) {
        if (answers(board, text, board.ref(index), seat, event)) {
          return true;
        }
      }
    }
    return false;
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

  /// What the player can do.
  public List<LegalAction> offers(Board board) {
    return LegalActions.reactions(board, this);
  }

  /// The player does nothing.
  public void pass(Board board) {
    board.agenda().replace(new Reactions(events, seat.other(), passes + 1, used));
  }

  /// The player answers; the table is settled before the other one may.
  public void react(Board board, Chance chance, LegalAction offer) {
    int[] more = Arrays.copyOf(used, used.length + 2);
    int ref = board.ref(offer.card());
    more[used.length] = number(ref, offer);
    more[used.length + 1] = ref;
    board.agenda().replace(new Reactions(events, seat.other(), 0, more));
    board.agenda().push(CheckState.STEP);
    LegalActions.start(board, chance, seat, offer, Announcement.Kinds.REACTION);
  }

  /// Which of the things that have happened an offer answers: of several that are alike the first that its card has not answered.
  private int number(int ref, LegalAction offer) {
    for (int i = 0; i < events.length; i++) {
      if (events[i].equals(offer.on()) && !isUsed(ref, i)) {
        return i;
      }
    }
    throw new IllegalStateException("answers nothing that has happened: " + offer);
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
