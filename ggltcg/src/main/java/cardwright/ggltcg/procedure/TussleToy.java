package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;

/// Tussles a Toy of the opponent.
@Rule({"GG 7.1", "GG 7.2", "GG 7.4"})
record TussleToy(Board board, Seat you, Decision asked) implements MainPhaseMove {
  @Override
  public String verb() {
    return "tussle";
  }

  /// Lists the tussles of a Toy that may attack.
  @Rule({"GG 7.1", "GG Q29"})
  static void list(MoveList options, Board board, Seat you, int attacker) {
    long defenders = board.cards(Zone.PLAY, you.other());
    for (long rest = defenders; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int other = CardSet.first(rest);
      options.add(MainPhaseOption.of(MainPhaseOption.Action.TUSSLE, attacker, other, 0));
    }
  }

  @Override
  public String notation(int option) {
    Labels labels = new Labels(board);
    String attacker = labels.of(MainPhaseOption.card(option), board.cards(Zone.PLAY, you));
    long defenders = board.cards(Zone.PLAY, you.other());
    return "tussle " + attacker + " > " + labels.of(MainPhaseOption.other(option), defenders);
  }

  @Override
  public long key(int option) {
    Labels labels = new Labels(board);
    return MoveKey.with(
        labels.key(MainPhaseOption.card(option), board.cards(Zone.PLAY, you)),
        labels.key(MainPhaseOption.other(option), board.cards(Zone.PLAY, you.other())));
  }

  @Override
  public Message meaning(int option) {
    int attacker = MainPhaseOption.card(option);
    return Messages.of(
        "move.tussle",
        mention(attacker),
        mention(MainPhaseOption.other(option)),
        number(Costs.tussle(board, attacker)));
  }

  /// Carries a move out.
  static void make(Board board, Chance chance, int option) {
    Tussles.declare(board, chance, MainPhaseOption.card(option), MainPhaseOption.other(option));
  }

  @Override
  public int meant(String what) {
    return choices().labels().find(attacker(what), board.cards(Zone.PLAY, you));
  }

  private static String attacker(String what) {
    return what.split(" > ", 2)[0];
  }

  private int defender(String what) {
    String[] both = what.split(" > ", 2);
    return both.length < 2
        ? PlayWording.NOBODY
        : choices().labels().find(both[1], board.cards(Zone.PLAY, you.other()));
  }

  @Override
  public Message nobody(String what) {
    return ChoiceRefusals.about(attacker(what), Objection.NOT_IN_PLAY);
  }

  @Override
  public Message objection(int attacker, String what) {
    Message objection = toAttacker(this, attacker);
    if (!objection.isEmpty()) {
      return objection;
    }
    String[] both = what.split(" > ", 2);
    if (both.length < 2) {
      return Messages.of("refusal.two-sides", word(both[0]));
    }
    return defender(what) < 0
        ? ChoiceRefusals.about(both[1], Objection.NOT_A_DEFENDER)
        : Message.NOTHING;
  }

  /// What speaks against a Toy that attacks, a Toy or directly.
  static Message toAttacker(MainPhaseMove move, int attacker) {
    Board board = move.board();
    Objection objection = Possible.attack(board, attacker, move.you());
    if (objection == Objection.TOO_DEAR) {
      return Messages.of(
          "refusal.tussle-too-dear",
          card(board.face(attacker).name()),
          number(Costs.tussle(board, attacker)),
          number(board.cc(move.you())));
    }
    return objection == null ? Message.NOTHING : move.choices().about(attacker, objection);
  }

  @Override
  public Message unlisted(int attacker, String what) {
    MoveList options = new MoveList();
    list(options, board, you, attacker);
    return written(options, MainPhaseOption.Action.TUSSLE, defender(what));
  }
}
