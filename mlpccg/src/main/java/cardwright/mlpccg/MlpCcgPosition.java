package cardwright.mlpccg;

import cardwright.cardgame.choose.OpenChoice;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Explanation;
import cardwright.engine.Listener;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Determinization;
import cardwright.mlpccg.procedure.Decisions;
import cardwright.mlpccg.procedure.Judge;
import cardwright.mlpccg.procedure.Refusals;
import cardwright.mlpccg.procedure.Secrets;
import cardwright.mlpccg.procedure.Turn;
import cardwright.mlpccg.vocabulary.Card;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position of this game: a board, and the moves that it offers.
final class MlpCcgPosition implements Position {
  private final Board board;
  private final Sets sets;

  // A cache of what the board offers: neither copied nor part of the fingerprint.
  private @Nullable OpenChoice options;
  private boolean found;

  MlpCcgPosition(Board board, Sets sets) {
    this.board = board;
    this.sets = sets;
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
  public List<Move> rulings() {
    return Judge.rulings(board);
  }

  @Override
  public void rule(String notation, Chance chance) {
    Judge.rule(board, notation);
    found = false;
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(board.outcome());
  }

  @Override
  public MlpCcgPosition copy() {
    return new MlpCcgPosition(board.copy(), sets);
  }

  @Override
  public void copyTo(Position twin) {
    if (!(twin instanceof MlpCcgPosition same)) {
      throw new IllegalArgumentException("not a position of this game: " + twin);
    }
    board.copyTo(same.board);
    same.found = false;
  }

  @Override
  public MlpCcgPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    Optional<Deck> believed = beliefs.deckOf(seat.other(), chance);
    List<Card> list =
        believed.map(deck -> deck.cards().stream().map(sets::card).toList()).orElse(List.of());
    Board imagined = board.copyFor(seat, list.toArray(Card[]::new));
    new Determinization(imagined, seat, Secrets.starting(board), chance).deal(list);
    MlpCcgPosition twin = new MlpCcgPosition(imagined, sets);
    return twin;
  }

  @Override
  public Table table(Viewer viewer) {
    return MlpCcgTable.of(board, viewer);
  }

  @Override
  public Optional<Table.Turn> turn() {
    return Optional.of(MlpCcgTable.turn(board));
  }

  @Override
  public long fingerprint() {
    return board.fingerprint();
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return Explaining.of(board, viewer, card);
  }

  @Override
  public String refusal(String notation) {
    if (board.outcome() != null) {
      return "The game is over.";
    }
    if (choice().indexOf(notation) >= 0) {
      return "It is offered.";
    }
    return new Refusals(board, options().seat()).explain(notation);
  }

  @Override
  public void listen(@Nullable Listener listener) {
    board.events().listen(listener);
  }
}
