package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveKind;
import cardwright.cardgame.choose.Said;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.EndOfResolution;
import cardwright.littletroubles.resolve.EventGate;
import cardwright.littletroubles.resolve.Fights;
import cardwright.littletroubles.resolve.GameEvents;
import cardwright.littletroubles.vocabulary.Ability;

/// Picks a fight between two Characters, which [PickFight] offers.
@Rule({"LT 2.2.2a", "LT 2.2.2c", "LT C43", "LT C47"})
record StartFight(Board board, Labels labels, Decision asked) implements MoveKind {
  private static final String VERB = "fight";

  /// Whether the turn player can Pick any.
  static boolean any(Board board) {
    Seat seat = board.active();
    return attackers(board, seat) != 0 && defenders(board, seat) != 0;
  }

  /// The Main Zones with a Character that can Pick a fight, as bits.
  static int attackers(Board board, Seat seat) {
    return allowed(board, seat, Ability.Forbidden.PICK, seat);
  }

  /// The Main Zones of the other player with a Character that can be Picked, as bits.
  static int defenders(Board board, Seat seat) {
    return allowed(board, seat.other(), Ability.Forbidden.PICKED, seat);
  }

  private static int allowed(Board board, Seat side, Ability.Forbidden what, Seat by) {
    int zones = 0;
    for (int left = board.derived().characters(side); left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      zones |= Prohibitions.allow(board, board.slot(side, slot), what, by) ? 1 << slot : 0;
    }
    return zones;
  }

  @Override
  public String verb() {
    return VERB;
  }

  @Override
  public Message untimely(String what) {
    return board.agenda().top() == Phase.PICK
        ? Message.NOTHING
        : Messages.of("refusal.no-fight-now");
  }

  @Override
  public Message objection(String what) {
    return asked.isOption(Said.of(VERB + " " + what)) ? Message.NOTHING : unlisted(what);
  }

  @Override
  public Message unlisted(String what) {
    return Messages.of("refusal.no-such-pair", word(what));
  }

  /// How it is written.
  String notation(int attacker, int defender) {
    return VERB + " " + labels.of(attacker) + " > " + labels.of(defender);
  }

  /// What it means, for a person.
  Message meaning(int attacker, int defender) {
    return Messages.of("move.fight", labels.mention(attacker), labels.mention(defender));
  }

  /// The fight is Picked: abilities on that come at once.
  @Rule({"LT 2.2.2c", "LT B9", "LT B60"})
  void make(int attacker, int defender, Chance chance) {
    Seat seat = board.active();
    Fights.begin(board, attacker, defender);
    if (board.heard()) {
      board.tell(new PublicEvent.PickedFight(seat, board.told(attacker), board.told(defender)));
    }
    Priority.open(board);
    board.agenda().replace(Phase.FIGHT);
    EndOfResolution.begin(board);
    GameEvent[] events = {
      new GameEvent.Pick(seat),
      new GameEvent.Picked(board.ref(attacker)),
      new GameEvent.Picked(board.ref(defender))
    };
    GameEvents.happen(board, chance, EventGate.Kind.MOMENT, events, null);
  }
}
