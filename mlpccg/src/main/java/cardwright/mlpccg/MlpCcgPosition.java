package cardwright.mlpccg;

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
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.UnseenCards;
import cardwright.mlpccg.procedure.Decisions;
import cardwright.mlpccg.procedure.Judge;
import cardwright.mlpccg.procedure.Refusals;
import cardwright.mlpccg.procedure.Secrets;
import cardwright.mlpccg.procedure.Turn;
import cardwright.mlpccg.vocabulary.Card;
import java.util.List;
import java.util.Optional;

/// A position of this game: a board, and the moves that it offers.
final class MlpCcgPosition extends BoardPosition<Board> {
  private final Sets sets;

  MlpCcgPosition(Board board, Sets sets) {
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
    Judge.rule(board(), notation);
    forgetChoice();
  }

  @Override
  public MlpCcgPosition copy() {
    return new MlpCcgPosition(board().copy(), sets);
  }

  @Override
  public MlpCcgPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    Optional<Deck> believed = beliefs.deckOf(seat.other(), chance);
    List<Card> list =
        believed.map(deck -> deck.cards().stream().map(sets::card).toList()).orElse(List.of());
    Board dealt = board().copyFor(seat, list.toArray(Card[]::new));
    UnseenCards.determinize(dealt, seat, Secrets.starting(board()), list, chance);
    return new MlpCcgPosition(dealt, sets);
  }

  @Override
  public Table table(Viewer viewer) {
    return MlpCcgTable.of(board(), viewer);
  }

  @Override
  public Optional<Table.Turn> turn() {
    return Optional.of(MlpCcgTable.turn(board()));
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
