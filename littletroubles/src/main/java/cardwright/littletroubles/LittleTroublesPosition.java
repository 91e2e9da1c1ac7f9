package cardwright.littletroubles;

import cardwright.cardgame.choose.BoardPosition;
import cardwright.cardgame.choose.Decision;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.UnseenCards;
import cardwright.littletroubles.procedure.Decisions;
import cardwright.littletroubles.procedure.Judge;
import cardwright.littletroubles.procedure.Refusals;
import cardwright.littletroubles.procedure.Turn;
import cardwright.littletroubles.vocabulary.Card;
import java.util.List;
import java.util.Optional;

/// A position of Little Troubles: a board, and the moves that it offers.
final class LittleTroublesPosition extends BoardPosition<Board> {
  private final Sets sets;

  LittleTroublesPosition(Board board, Sets sets) {
    super(board);
    this.sets = sets;
  }

  @Override
  protected Decision decision() {
    return Decisions.of(board());
  }

  @Override
  protected void run(Chance chance) {
    Turn.run(board(), chance);
  }

  @Override
  public List<Move> rulings() {
    return Judge.rulings(board());
  }

  @Override
  public void rule(String notation, Chance chance) {
    Judge.rule(board(), notation, chance);
    forgetChoice();
  }

  @Override
  public List<String> carried() {
    return Judge.carried(board());
  }

  @Override
  public LittleTroublesPosition copy() {
    return new LittleTroublesPosition(board().copy(), sets);
  }

  @Override
  public LittleTroublesPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    LittleTroublesPosition twin = copy();
    Optional<Deck> believed = beliefs.deckOf(seat.other(), chance);
    List<Card> list =
        believed.map(deck -> deck.cards().stream().map(sets::card).toList()).orElse(List.of());
    UnseenCards.determinize(twin.board(), seat, list, chance);
    return twin;
  }

  @Override
  public Table table(Viewer viewer) {
    return LittleTroublesTable.of(board(), viewer);
  }

  @Override
  public Optional<Table.Turn> turn() {
    return Optional.of(LittleTroublesTable.turn(board()));
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return Explaining.of(board(), viewer, card);
  }

  @Override
  public List<String> readings(String words) {
    return Refusals.of(board(), words).readings();
  }

  @Override
  protected Message explainRefusal(String notation) {
    return Refusals.of(board(), notation).message();
  }

  @Override
  protected Message objection(String notation) {
    return Refusals.of(board(), notation).objection();
  }
}
