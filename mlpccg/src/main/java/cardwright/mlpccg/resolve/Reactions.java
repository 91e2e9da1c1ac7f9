package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.GameEvent;
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
/// @param deeds what has happened
/// @param seat who may answer now
/// @param passes how many passes in a row there were
/// @param used the cards in play that have answered, with lives, each behind the number of what it has answered
@Rule({"MLP 63", "MLP 64", "MLP B8", "MLP B11", "MLP Q28"})
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Reactions(GameEvent[] deeds, Seat seat, int passes, int[] used)
    implements ResolutionStep {
  /// Begins when something has happened that texts of this play answer; answers whether it did. What the turn player has brought about is answered first.
  static boolean begin(Board board) {
    if (board.news().deeds().size() == 0) {
      return false;
    }
    GameEvent[] deeds = board.news().deeds().clear();
    Seat active = board.active();
    // What comes last is on top.
    push(board, deeds, active.other());
    push(board, deeds, active);
    return true;
  }

  private static void push(Board board, GameEvent[] deeds, Seat cause) {
    GameEvent[] theirs = new GameEvent[deeds.length];
    int count = 0;
    for (GameEvent deed : deeds) {
      if (cause(board, deed) == cause) {
        theirs[count++] = deed;
      }
    }
    if (count > 0) {
      GameEvent[] answered = count == deeds.length ? deeds : Arrays.copyOf(theirs, count);
      board.agenda().push(new Reactions(answered, cause.other(), 0, new int[0]));
    }
  }

  /// Who has brought something about: what the game does is done for the turn player.
  @Rule({"MLP B11", "MLP Q28"})
  private static Seat cause(Board board, GameEvent deed) {
    return deed.seat() == null ? board.active() : deed.seat();
  }

  /// Goes on; answers false when a player is asked. Whether one is, everybody can see.
  public boolean goOn(Board board) {
    if (passes >= 2) {
      board.agenda().pop();
      return true;
    }
    boolean spent = Loops.isSpent(board, seat);
    if (!spent && (mayHold(board) || Menu.reactsInPlay(board, this))) {
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
      if (Menu.isWithinMeans(board, card, seat, priced) && mayAnswer(board, card, index)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayAnswer(Board board, Card card, int index) {
    for (Text text : card.front().reactions()) {
      for (GameEvent deed : deeds) {
        if (answers(board, text, board.ref(index), seat, deed)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether a reaction of a card is one to what has happened.
  static boolean answers(Board board, Text text, int ref, Seat seat, GameEvent deed) {
    if (!(text.ability() instanceof Ability.Reaction(var trigger, var body))
        || !Matches.fits(board, trigger, deed, new TextContext.Still(ref, seat))
        || isIgnored(board, deed)) {
      return false;
    }
    return body.condition().isEmpty()
        || Values.holds(board, body.condition().get(), TextFrame.of(text, ref, seat, deed));
  }

  /// A flip that was ignored is over.
  private static boolean isIgnored(Board board, GameEvent deed) {
    return deed.what() == EventKind.FLIP
        && (!board.holds(deed.ref()) || board.is(deed.card(), CardFlag.IGNORED));
  }

  /// Whether a card has answered one of the things that have happened.
  ///
  /// @param deed its number, from 0
  @Rule("MLP 63")
  boolean isUsed(int ref, int deed) {
    for (int i = 0; i < used.length; i += 2) {
      if (used[i] == deed && used[i + 1] == ref) {
        return true;
      }
    }
    return false;
  }

  /// What the player can do.
  public List<Offer> offers(Board board) {
    return Menu.reactions(board, this);
  }

  /// The player does nothing.
  public void pass(Board board) {
    board.agenda().replace(new Reactions(deeds, seat.other(), passes + 1, used));
  }

  /// The player answers; the table is settled before the other one may.
  public void react(Board board, Chance chance, Offer offer) {
    int[] more = Arrays.copyOf(used, used.length + 2);
    int ref = board.ref(offer.card());
    more[used.length] = number(ref, offer);
    more[used.length + 1] = ref;
    board.agenda().replace(new Reactions(deeds, seat.other(), 0, more));
    board.agenda().push(Settle.STEP);
    Menu.start(board, chance, seat, offer, Announcement.Kinds.REACTION);
  }

  /// Which of the things that have happened an offer answers: of several that are alike the first that its card has not answered.
  private int number(int ref, Offer offer) {
    for (int i = 0; i < deeds.length; i++) {
      if (deeds[i].equals(offer.on()) && !isUsed(ref, i)) {
        return i;
      }
    }
    throw new IllegalStateException("answers nothing that has happened: " + offer);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(9).add(seat.ordinal()).add(passes).add(deeds.length).add(used.length);
    for (GameEvent deed : deeds) {
      deed.write(out);
    }
    for (int i = 0; i < used.length; i += 2) {
      out.add(used[i]).ref(used[i + 1]);
    }
  }
}
