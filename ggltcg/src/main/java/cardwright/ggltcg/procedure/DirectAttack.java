package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;

/// Attacks the opponent's hand.
@Rule({"GG 8.1", "GG 8.2"})
record DirectAttack(Board board, Seat you, Decision asked) implements MainPhaseMove {
  private static final String VERB = "direct attack with";

  @Override
  public String verb() {
    return VERB;
  }

  /// Lists the direct attack of a Toy that may attack, if there is one.
  @Rule({"GG 8.1", "GG Q29"})
  static void list(MoveList options, Board board, Seat you, int attacker) {
    if (Possible.direct(board, attacker, you) == null) {
      options.add(
          MainPhaseOption.of(
              MainPhaseOption.Action.DIRECT_ATTACK, attacker, PlayWording.NOBODY, 0));
    }
  }

  @Override
  public String notation(int option) {
    int attacker = MainPhaseOption.card(option);
    return VERB + " " + new Labels(board).of(attacker, board.cards(Zone.PLAY, you));
  }

  @Override
  public long key(int option) {
    return new Labels(board).key(MainPhaseOption.card(option), board.cards(Zone.PLAY, you));
  }

  @Override
  public Message meaning(int option) {
    int attacker = MainPhaseOption.card(option);
    return Messages.of(
        "move.direct-attack", mention(attacker), number(Costs.tussle(board, attacker)));
  }

  /// Carries a move out.
  static void make(Board board, Chance chance, int option) {
    Tussles.declare(board, chance, MainPhaseOption.card(option), PlayWording.NOBODY);
  }

  @Override
  public int meant(String what) {
    return choices().labels().find(what, board.cards(Zone.PLAY, you));
  }

  @Override
  public Message nobody(String what) {
    return ChoiceRefusals.about(what, Objection.NOT_IN_PLAY);
  }

  @Override
  public Message objection(int attacker, String what) {
    Message objection = TussleToy.toAttacker(this, attacker);
    if (!objection.isEmpty()) {
      return objection;
    }
    Objection direct = Possible.direct(board, attacker, you);
    return direct == null ? Message.NOTHING : choices().about(attacker, direct);
  }

  @Override
  public Message unlisted(int attacker, String what) {
    MoveList options = new MoveList();
    list(options, board, you, attacker);
    return written(options, MainPhaseOption.Action.DIRECT_ATTACK, PlayWording.NOBODY);
  }
}
