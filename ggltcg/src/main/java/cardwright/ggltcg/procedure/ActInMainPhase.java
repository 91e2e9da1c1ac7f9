package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Possible;
import java.util.List;

/// What the active player does in the Main Phase: plays a card, tussles, attacks directly, uses an ability, or ends the turn. An option is a [MainPhaseOption], or to end the turn.
@Rule({"GG 4.4", "GG 4.6"})
final class ActInMainPhase implements Decision.Own {
  private static final int END_TURN = -2;
  private static final String END_TURN_IN_MOVES = "end turn";
  private static final long END_TURN_KEY = MoveKey.of(END_TURN_IN_MOVES);

  /// The verbs of answers to other questions.
  private static final List<String> ANSWERS = List.of("choose", "unpick", "mode", "x", "resolve");

  private final Board board;
  private final Seat seat;
  private boolean forced;

  ActInMainPhase(Board board) {
    this.board = board;
    this.seat = board.active();
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public Message question() {
    return Messages.of("question.main-phase");
  }

  @Override
  public void list(MoveList options) {
    if (board.actionsThisTurn() < Turn.MOST_ACTIONS) {
      long hand = board.cards(Zone.HAND, seat);
      for (long rest = hand; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        PlayCard.list(options, board, seat, CardSet.first(rest));
      }
      long inPlay = board.cards(Zone.PLAY, seat);
      for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        if (Possible.attack(board, card, seat) == null) {
          TussleToy.list(options, board, seat, card);
          DirectAttack.list(options, board, seat, card);
        }
        UseAbility.list(options, board, seat, card);
      }
    }
    forced = options.count() == 0;
    options.add(END_TURN);
  }

  private MainPhaseMove kind(MainPhaseOption.Action action) {
    return switch (action) {
      case PLAY, PLAY_BY -> new PlayCard(board, seat, this);
      case TUSSLE -> new TussleToy(board, seat, this);
      case DIRECT_ATTACK -> new DirectAttack(board, seat, this);
      case USE -> new UseAbility(board, seat, this);
    };
  }

  private MainPhaseMove kindOf(int option) {
    return kind(MainPhaseOption.action(option));
  }

  @Override
  public String notation(int option) {
    return option == END_TURN ? END_TURN_IN_MOVES : kindOf(option).notation(option);
  }

  @Override
  public long key(int option) {
    if (option == END_TURN) {
      return END_TURN_KEY;
    }
    MainPhaseOption.Action action = MainPhaseOption.action(option);
    return MoveKey.with(action.ordinal(), kind(action).key(option));
  }

  @Override
  public Message meaning(int option) {
    return option == END_TURN ? Messages.of("move.end-turn") : kindOf(option).meaning(option);
  }

  @Override
  public Message objection(Said said, GameRefusals game) {
    return said.words().equals(END_TURN_IN_MOVES) ? Message.NOTHING : MainPhaseMove.enough(board);
  }

  /// An answer where nothing is asked, the name of a card without what is done with it, or no move at all.
  @Override
  public Message unlisted(Said said, GameRefusals game) {
    boolean answers =
        ANSWERS.stream().anyMatch(said::begins)
            || said.words().equals("pass")
            || said.words().equals("yes");
    if (answers) {
      return Messages.of("refusal.nothing-asked");
    }
    PlayCard play = new PlayCard(board, seat, this);
    return play.isCard(said.words())
        ? play.said(said.words())
        : Messages.of("refusal.no-move", word(said.notation()));
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == END_TURN) {
      Turn.endByPlayer(board, forced);
      return;
    }
    switch (MainPhaseOption.action(option)) {
      case PLAY, PLAY_BY -> PlayCard.make(board, chance, option);
      case TUSSLE -> TussleToy.make(board, chance, option);
      case DIRECT_ATTACK -> DirectAttack.make(board, chance, option);
      case USE -> UseAbility.make(board, chance, option);
    }
  }
}
