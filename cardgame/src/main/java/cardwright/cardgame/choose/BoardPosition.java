package cardwright.cardgame.choose;

import cardwright.cardgame.message.Refusals;
import cardwright.cardgame.state.PlayBoard;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position of a card game: a board, and the choice that it offers. A game says what is asked, how the play goes on, and what is seen.
///
/// @param <B> the game's board
public abstract class BoardPosition<B extends PlayBoard<B>> implements Position {
  private final B board;

  // A cache of what the board offers: neither copied nor part of the fingerprint.
  private @Nullable OpenChoice options;
  private boolean found;

  /// A position whose board nobody else has.
  protected BoardPosition(B board) {
    this.board = board;
  }

  /// What is asked while the play goes on.
  protected abstract Decision decision();

  /// Goes on until the next decision, or to the end.
  protected abstract void run(Chance chance);

  /// Why a move that is not offered is refused.
  protected abstract Message explainRefusal(String notation);

  /// The first objection of the rules to a move, or [Message#NOTHING]. They have none to one that is offered, or else what is offered and what is refused disagree: the laws of games look for that.
  protected Message objection(String notation) {
    return Message.NOTHING;
  }

  /// The board.
  public final B board() {
    return board;
  }

  /// The board of a position, which a game is given as any position.
  ///
  /// @param type the game's boards
  /// @throws IllegalArgumentException when it is a position of another game
  public static <B extends PlayBoard<B>> B board(Position position, Class<B> type) {
    if (position instanceof BoardPosition<?> mine && type.isInstance(mine.board)) {
      return type.cast(mine.board);
    }
    throw new IllegalArgumentException("not a position of this game: " + position);
  }

  /// The board was changed by something other than a move: what is offered has to be found anew.
  protected final void forgetChoice() {
    found = false;
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
      known.ask(decision());
      found = true;
    }
    return known;
  }

  @Override
  public final Choice choice() {
    return options();
  }

  @Override
  public final void play(int move, Chance chance) {
    OpenChoice known = options();
    if (move < 0 || move >= known.count()) {
      throw new IllegalArgumentException("there is no move " + move + " of " + known.count());
    }
    found = false;
    known.make(move, chance);
    run(chance);
  }

  @Override
  public final Optional<Outcome> outcome() {
    return Optional.ofNullable(board.outcome());
  }

  @Override
  public final void copyTo(Position twin) {
    if (twin.getClass() != getClass()) {
      throw new IllegalArgumentException("not a position of this game: " + twin);
    }
    @SuppressWarnings("unchecked")
    BoardPosition<B> same = (BoardPosition<B>) twin;
    board.copyTo(same.board);
    same.found = false;
  }

  @Override
  public final long fingerprint() {
    return board.fingerprint();
  }

  @Override
  public final Message refusal(String notation) {
    if (board.outcome() != null) {
      return Refusals.over();
    }
    if (options().indexOf(notation) < 0) {
      return explainRefusal(notation);
    }
    Message objection = objection(notation);
    return objection.isEmpty() ? Refusals.offered() : objection;
  }

  @Override
  public final void listen(@Nullable Listener listener) {
    board.events().listen(listener);
  }
}
