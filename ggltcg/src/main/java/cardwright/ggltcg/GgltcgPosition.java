package cardwright.ggltcg;

import cardwright.cardgame.choose.BoardPosition;
import cardwright.cardgame.choose.Decision;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.ExactKey;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.procedure.Decisions;
import cardwright.ggltcg.procedure.Refusals;
import cardwright.ggltcg.procedure.Turn;
import java.util.List;
import java.util.Optional;

/// A position of GGLTCG: a board, and the moves that it offers.
final class GgltcgPosition extends BoardPosition<Board> {
  GgltcgPosition(Board board) {
    super(board);
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
  public GgltcgPosition copy() {
    return new GgltcgPosition(board().copy());
  }

  /// Deck lists are revealed and every later move is open, so each hand can be deduced: nothing is dealt anew.
  @Override
  @Rule({"GG 2.2", "GG Q6"})
  public GgltcgPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    return copy();
  }

  @Override
  public Table table(Viewer viewer) {
    return GgltcgTable.of(board(), viewer);
  }

  @Override
  public Optional<Table.Turn> turn() {
    return Optional.of(GgltcgTable.turn(board()));
  }

  /// Both decks are open and every move is, and only direct attacks are random. The first turns count as what they are, because bans hold in them alone.
  @Override
  @Rule({"GG 4.7", "GG 15.3", "GG Q6", "GG Q31"})
  public Optional<ExactKey> exactKey() {
    int turn = Math.min(board().turn(), board().turns().afterFirstTurns());
    return Optional.of(new ExactKey(board().fingerprint(turn), Turn.CAP - board().turn()));
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return GgltcgTable.explain(board(), viewer, card);
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
