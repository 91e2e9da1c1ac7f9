package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CatalogueRefusals;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveKind;
import cardwright.cardgame.choose.MoveRefusal;
import cardwright.cardgame.choose.NamedCard;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameStep;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// What this game says of moves that are refused, apart from what its decisions and kinds of moves object to.
@Rule({"MLP 61", "MLP B70"})
public final class Refusals extends CatalogueRefusals {
  private static final List<Zone> OPEN =
      List.of(Zone.HAND, Zone.DISCARD, Zone.FLIPPED, Zone.BANISHED);

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
    return List.of(
        new StartWithProblem(board, labels),
        new ChallengeTroublemaker(board, labels),
        new PlayCard(board, labels, asked),
        new MoveCharacter(board, labels, asked),
        new RallyFriend(board, labels, asked),
        new DrawCard(board, asked.seat(), asked),
        new UseAbility(board, labels, asked));
  }

  @Override
  public int find(String label) {
    return open().reduce(labels.inPlay(label), (best, card) -> labels.clearer(label, best, card));
  }

  /// The cards out of play that the player may know.
  private IntStream open() {
    return OPEN.stream()
        .flatMap(zone -> Arrays.stream(Seat.values()).map(owner -> board.pile(zone, owner)))
        .flatMapToInt(Refusals::cards)
        .filter(card -> board.knowledge().seen(card, labels.reader()));
  }

  private static IntStream cards(Pile pile) {
    return IntStream.range(0, pile.size()).map(pile::get);
  }

  @Override
  public List<NamedCard> named(String said) {
    return named(IntStream.concat(cards(board.table()), open()), card -> labels.named(said, card));
  }

  @Override
  public Message notAmong(int card, Message question) {
    return Messages.of("refusal.not-among", card(labels.name(card)), clause(question));
  }

  @Override
  public Message unknown(String notation, Message question) {
    return board.agenda().top() instanceof GameStep.OfResolution
        ? Messages.of("refusal.not-asked", word(notation), clause(question))
        : super.unknown(notation, question);
  }
}
