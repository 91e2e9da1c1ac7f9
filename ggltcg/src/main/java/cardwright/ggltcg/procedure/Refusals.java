package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CatalogueRefusals;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveKind;
import cardwright.cardgame.choose.MoveRefusal;
import cardwright.cardgame.choose.NamedCard;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import java.util.Arrays;
import java.util.List;

/// What this game says of moves that are refused, apart from what its decisions and kinds of moves object to.
@Rule({"GG 4.5", "GG 14.1", "GG Q44"})
public final class Refusals extends CatalogueRefusals {
  private static final String UNPICK = "unpick";
  private static final String CHOOSE = "choose";

  private final Board board;
  private final Decision asked;
  private final Labels labels;

  private Refusals(Board board, Decision asked, Labels labels) {
    super(Messages::of, labels);
    this.board = board;
    this.asked = asked;
    this.labels = labels;
  }

  /// A move that the player says who decides.
  public static MoveRefusal of(Board board, String notation) {
    Decision asked = Decisions.of(board);
    return new MoveRefusal(asked, notation, new Refusals(board, asked, new Labels(board)));
  }

  @Override
  public List<MoveKind> kinds() {
    Seat you = asked.seat();
    return List.of(
        new PlayCard(board, you, asked),
        new TussleToy(board, you, asked),
        new DirectAttack(board, you, asked),
        new UseAbility(board, you, asked));
  }

  /// Cards in play, and those of the player, by their labels.
  @Override
  public int find(String label) {
    int inPlay = labels.find(label, board.inPlay());
    return inPlay < 0 ? labels.find(label, board.owned(asked.seat())) : inPlay;
  }

  @Override
  public List<NamedCard> named(String said) {
    long known = CardSet.union(board.inPlay(), board.owned(asked.seat()));
    return named(Arrays.stream(CardSet.toArray(known)), card -> labels.named(said, card));
  }

  @Override
  public Message askedFirst(Said said, Message question) {
    if (said.begins(UNPICK)) {
      return notPicked(said.behind(UNPICK), question);
    }
    return said.begins(CHOOSE)
        ? noSuchCard(said.behind(CHOOSE), question)
        : super.askedFirst(said, question);
  }

  @Override
  public Message noMode(String words, Message question) {
    return askedFirst(Said.of(words), question);
  }

  @Override
  public Message pickedAlready(int card, String label) {
    return Messages.of("refusal.picked-already", word(label));
  }

  @Override
  public Message notAmong(int card, Message question) {
    return noSuchCard(labels.of(card), question);
  }

  @Override
  public Message alikeFirst(int card, Message question) {
    return notAmong(card, question);
  }

  @Override
  public Message unknown(String notation, Message question) {
    return askedFirst(Said.of(notation), question);
  }
}
