package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.CatalogueRefusals;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveKind;
import cardwright.cardgame.choose.MoveRefusal;
import cardwright.cardgame.choose.NamedCard;
import cardwright.cardgame.choose.Said;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What this game says of moves that are refused, apart from what its decisions and kinds of moves object to.
@Rule({"LT 6.1a", "LT C19"})
public final class Refusals extends CatalogueRefusals {
  private static final String UNPICK = "unpick";

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
    Labels labels = new Labels(board, asked.seat());
    return new MoveRefusal(asked, notation, new Refusals(board, asked, labels));
  }

  @Override
  public List<MoveKind> kinds() {
    PlayRefusals plays = new PlayRefusals(board, labels, asked);
    return List.of(
        new PlayCard(board, plays),
        new UseAbility(board, plays),
        new GrabToy(board, plays),
        new StartFight(board, labels, asked));
  }

  @Override
  public int find(String label) {
    Seat seat = labels.reader();
    int best = labels.inPlay(label);
    best = labels.clearest(label, best, board.pile(Zone.HAND, seat));
    best = labels.clearest(label, best, board.pile(Zone.TIMEOUT, seat));
    return labels.clearest(label, best, board.pile(Zone.TIMEOUT, seat.other()));
  }

  @Override
  public List<NamedCard> named(String said) {
    Seat seat = labels.reader();
    DerivedValues derived = board.derived();
    IntStream cards =
        Stream.of(
                board.pile(Zone.HAND, seat),
                board.pile(Zone.TIMEOUT, seat),
                board.pile(Zone.TIMEOUT, seat.other()))
            .flatMapToInt(pile -> IntStream.range(0, pile.size()).map(pile::get));
    IntStream inPlay = Arrays.stream(derived.inPlay(), 0, derived.inPlayCount());
    return named(IntStream.concat(inPlay, cards), card -> labels.named(said, card));
  }

  @Override
  public Message askedFirst(Said said, Message question) {
    return said.has(UNPICK)
        ? notPicked(said.behind(UNPICK), question)
        : super.askedFirst(said, question);
  }

  @Override
  public Message notAmong(int card, Message question) {
    return Messages.of("refusal.not-chosen", card(labels.name(card)));
  }

  @Override
  public Message unknown(String notation, Message question) {
    Said said = Said.of(notation);
    return said.has(UNPICK)
        ? notPicked(said.behind(UNPICK), question)
        : super.unknown(notation, question);
  }
}
