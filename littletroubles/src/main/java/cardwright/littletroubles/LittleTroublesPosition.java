package cardwright.littletroubles;

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
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Determinization;
import cardwright.littletroubles.procedure.Decisions;
import cardwright.littletroubles.procedure.Judge;
import cardwright.littletroubles.procedure.Refusals;
import cardwright.littletroubles.procedure.Turn;
import cardwright.littletroubles.vocabulary.Card;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position of Little Troubles: a board, and the moves that it offers.
final class LittleTroublesPosition implements Position {
  private final Board board;
  private final Sets sets;

  // A cache of what the board offers: neither copied nor part of the fingerprint.
  private @Nullable OpenChoice options;
  private boolean found;

  LittleTroublesPosition(Board board, Sets sets) {
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
    Judge.rule(board, notation, chance);
    found = false;
  }

  @Override
  public List<String> carried() {
    return Judge.carried(board);
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(board.outcome());
  }

  @Override
  public LittleTroublesPosition copy() {
    return new LittleTroublesPosition(board.copy(), sets);
  }

  @Override
  public void copyTo(Position twin) {
    if (!(twin instanceof LittleTroublesPosition same)) {
      throw new IllegalArgumentException("not a position of this game: " + twin);
    }
    board.copyTo(same.board);
    same.found = false;
  }

  @Override
  public LittleTroublesPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    LittleTroublesPosition twin = copy();
    Optional<Deck> believed = beliefs.deckOf(seat.other(), chance);
    List<Card> list =
        believed.map(deck -> deck.cards().stream().map(sets::card).toList()).orElse(List.of());
    new Determinization(twin.board, seat, chance).deal(list);
    return twin;
  }

  @Override
  public Table table(Viewer viewer) {
    return LittleTroublesTable.of(board, viewer);
  }

  @Override
  public Optional<Table.Turn> turn() {
    return Optional.of(LittleTroublesTable.turn(board));
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
