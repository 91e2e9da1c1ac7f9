package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveKind;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Ability;

/// Between which two Characters the turn player Picks a fight, if any. The options are pairs of cards.
@Rule({"LT 2.2.2a", "LT C43", "LT C47"})
final class PickFight implements Decision.Own {
  private static final int NO_FIGHT = -2;
  private static final int CARD_BITS = 11;

  private final Board board;
  private final Labels labels;

  PickFight(Board board) {
    this.board = board;
    this.labels = new Labels(board, board.active());
  }

  /// Whether there is any such pair.
  static boolean any(Board board) {
    Seat seat = board.active();
    return attackers(board, seat) != 0 && defenders(board, seat) != 0;
  }

  /// The Main Zones with a Character that can Pick a fight, as bits.
  private static int attackers(Board board, Seat seat) {
    return allowed(board, seat, Ability.Forbidden.PICK, seat);
  }

  /// The Main Zones of the other player with a Character that can be Picked, as bits.
  private static int defenders(Board board, Seat seat) {
    return allowed(board, seat.other(), Ability.Forbidden.PICKED, seat);
  }

  private static int allowed(Board board, Seat side, Ability.Forbidden what, Seat by) {
    int zones = 0;
    for (int left = board.derived().characters(side); left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      zones |= Limits.allow(board, board.slot(side, slot), what, by) ? 1 << slot : 0;
    }
    return zones;
  }

  /// Fights between two Characters.
  record Fight(Board board, Decision asked) implements MoveKind {
    @Override
    public String verb() {
      return "fight";
    }

    @Override
    public Message untimely(String what) {
      return board.agenda().top() == Phase.PICK
          ? Message.NOTHING
          : Messages.of("refusal.no-fight-now");
    }

    @Override
    public Message objection(String what) {
      return asked.isOption(Said.of(verb() + " " + what)) ? Message.NOTHING : unlisted(what);
    }

    @Override
    public Message unlisted(String what) {
      return Messages.of("refusal.no-such-pair", word(what));
    }
  }

  @Override
  public Seat seat() {
    return board.active();
  }

  @Override
  public Message question() {
    return Messages.of("question.pick-fight");
  }

  @Override
  public void list(MoveList options) {
    options.add(NO_FIGHT);
    Seat seat = seat();
    int defenders = defenders(board, seat);
    for (int mine = attackers(board, seat); mine != 0; mine &= mine - 1) {
      int attacker = board.slot(seat, Integer.numberOfTrailingZeros(mine));
      for (int others = defenders; others != 0; others &= others - 1) {
        int defender = board.slot(seat.other(), Integer.numberOfTrailingZeros(others));
        options.add(attacker << CARD_BITS | defender);
      }
    }
  }

  private static int attacker(int option) {
    return option >> CARD_BITS;
  }

  private static int defender(int option) {
    return option & ((1 << CARD_BITS) - 1);
  }

  @Override
  public String notation(int option) {
    return option == NO_FIGHT
        ? "no fight"
        : "fight " + labels.of(attacker(option)) + " > " + labels.of(defender(option));
  }

  @Override
  public Message meaning(int option) {
    return option == NO_FIGHT
        ? Messages.of("move.no-fight")
        : Messages.of(
            "move.fight", labels.mention(attacker(option)), labels.mention(defender(option)));
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == NO_FIGHT) {
      Turn.noFight(board);
    } else {
      Turn.fight(board, chance, attacker(option), defender(option));
    }
  }
}
