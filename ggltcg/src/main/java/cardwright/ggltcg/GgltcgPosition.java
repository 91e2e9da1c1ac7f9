package cardwright.ggltcg;

import cardwright.cardgame.choose.OpenChoice;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.ExactKey;
import cardwright.engine.Explanation;
import cardwright.engine.Listener;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
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
import org.jspecify.annotations.Nullable;

/// A position of GGLTCG: a board, and the moves that it offers.
final class GgltcgPosition implements Position {
  private final Board board;

  // A cache of what the board offers: neither copied nor part of the fingerprint.
  private @Nullable OpenChoice options;
  private boolean found;

  GgltcgPosition(Board board) {
    this.board = board;
  }

  Board board() {
    return board;
  }

  private OpenChoice options() {
    if (board.outcome() != null) {
      throw new IllegalStateException("the play is over: " + board.outcome());
    }
    OpenChoice known = options;
    if (known == null) {
      known = new OpenChoice();
      options = known;
    }
    if (!found) {
      known.ask(Decisions.of(board));
      found = true;
    }
    return known;
  }

  @Override
  public Choice choice() {
    return options();
  }

  @Override
  public void play(int move, Chance chance) {
    OpenChoice known = options();
    if (move < 0 || move >= known.count()) {
      throw new IllegalArgumentException("there is no move " + move + " of " + known.count());
    }
    found = false;
    known.make(move, chance);
    Turn.run(board, chance);
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(board.outcome());
  }

  @Override
  public GgltcgPosition copy() {
    return new GgltcgPosition(board.copy());
  }

  @Override
  public void copyTo(Position twin) {
    if (!(twin instanceof GgltcgPosition same)) {
      throw new IllegalArgumentException("not a position of this game: " + twin);
    }
    board.copyTo(same.board);
    same.found = false;
  }

  /// Deck lists are revealed and every later move is open, so each hand can be deduced: nothing is dealt anew.
  @Override
  @Rule({"GG 2.2", "GG Q6"})
  public GgltcgPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    return copy();
  }

  @Override
  public Table table(Viewer viewer) {
    return GgltcgTable.of(board, viewer);
  }

  @Override
  public Optional<Table.Turn> turn() {
    return Optional.of(GgltcgTable.turn(board));
  }

  @Override
  public long fingerprint() {
    return board.fingerprint();
  }

  /// Both decks are open and every move is, and only direct attacks are random. The first turns count as what they are, because bans hold in them alone.
  @Override
  @Rule({"GG 4.7", "GG 15.3", "GG Q6", "GG Q31"})
  public Optional<ExactKey> exactKey() {
    int turn = Math.min(board.turn(), Turn.LAST_FIRST_TURN + 1);
    return Optional.of(new ExactKey(board.fingerprint(turn), Turn.CAP - board.turn()));
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return GgltcgTable.explain(board, viewer, card);
  }

  @Override
  public String refusal(String notation) {
    if (board.outcome() != null) {
      return "The game is over.";
    }
    if (choice().indexOf(notation) >= 0) {
      return "It is offered.";
    }
    return new Refusals(board).explain(notation);
  }

  @Override
  public void listen(@Nullable Listener listener) {
    board.events().listen(listener);
  }
}
