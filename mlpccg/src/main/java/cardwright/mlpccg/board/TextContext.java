package cardwright.mlpccg.board;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.effect.SpeakingText;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Who speaks in a text: the card that has it, who carries it out, and what it has mentioned so far.
public interface TextContext extends SpeakingText {
  /// No cards.
  int[] NOBODY = {};

  /// The card that says it, as messages speak of it.
  default Message.Argument source(Board board) {
    return Message.card(board.card(CardRef.card(self())).name());
  }

  /// Writes all that distinguishes this from others.
  void write(Fingerprint out);

  /// What X is.
  default int x(Board board) {
    return 0;
  }

  /// Whether it is carried out ahead of the entering of its card.
  @Rule("MLP Q145")
  default boolean isOfEntering() {
    return false;
  }

  /// The cards, with their lives, that a pronoun means.
  ///
  /// @param kinds the types that are meant, as bits of [Kind]
  default int[] mentioned(Board board, int kinds) {
    return NOBODY;
  }

  /// The cards, with their lives, that were exhausted to pay for the text.
  ///
  /// @param kinds as bits of [Kind]
  default int[] exhausted(Board board, int kinds) {
    return NOBODY;
  }

  /// The cards, with their lives, that the text has banished.
  ///
  /// @param kinds the types that are meant, as bits of [Kind]
  default int[] banished(Board board, int kinds) {
    return NOBODY;
  }

  /// What the text has just revealed, or chosen several of, with lives.
  default int[] among() {
    return NOBODY;
  }

  /// How a card was before it changed zones for this text, or null when that was not noted.
  default @Nullable LastKnown was(int ref) {
    return null;
  }

  /// The cards, with their lives, that are involved in the faceoff which the text has started, or null where it has started none.
  default int @Nullable [] involved() {
    return null;
  }

  /// The area that the line named last, or [Area#NONE].
  default int there(Board board) {
    return Area.NONE;
  }

  /// The area where the card was whose move set this text off, or [Area#NONE].
  default int back() {
    return Area.NONE;
  }

  /// The card that the event spoke of which set this text off, with its life, or [CardRef#NONE].
  default int cause() {
    return CardRef.NONE;
  }

  /// The host that was defeated, which set this text off, with its life before, or [CardRef#NONE].
  @Rule("MLP Q66")
  default int defeated() {
    return CardRef.NONE;
  }

  /// The one Problem that was chosen where a line says `at one Problem`, or [Area#NONE].
  default int place() {
    return Area.NONE;
  }

  /// The color that this text chose, as a bit, or 0.
  default int color() {
    return 0;
  }

  /// The type of card that this text named, as a bit of [Kind], or 0.
  default int type() {
    return 0;
  }

  /// The name of the counter that was removed as cost, else empty.
  default String removed() {
    return "";
  }

  /// The same with another `you`.
  default TextContext as(Seat seat) {
    return seat == you() ? this : new Other(this, seat);
  }

  /// The area of the card that says it: where it is, or where it was when it left for this text.
  default int here(Board board) {
    int card = CardRef.card(self());
    if (board.holds(self())) {
      return board.inPlay(card) ? board.area(card) : Area.NONE;
    }
    LastKnown was = was(self());
    return was == null ? Area.NONE : was.area();
  }

  /// A standing text of a card.
  ///
  /// @param self the card, with its life
  record Still(int self, Seat you) implements TextContext {
    @Override
    public void write(Fingerprint out) {
      out.ref(self).add(you.ordinal());
    }
  }

  /// The context in which somebody else is `you`.
  record Other(TextContext context, Seat you) implements TextContext {
    @Override
    public int self() {
      return context.self();
    }

    @Override
    public void write(Fingerprint out) {
      out.add(you.ordinal());
      context.write(out);
    }

    @Override
    public int x(Board board) {
      return context.x(board);
    }

    @Override
    public int[] mentioned(Board board, int kinds) {
      return context.mentioned(board, kinds);
    }

    @Override
    public int[] banished(Board board, int kinds) {
      return context.banished(board, kinds);
    }

    @Override
    public int[] exhausted(Board board, int kinds) {
      return context.exhausted(board, kinds);
    }

    @Override
    public int[] among() {
      return context.among();
    }

    @Override
    public @Nullable LastKnown was(int ref) {
      return context.was(ref);
    }

    @Override
    public int @Nullable [] involved() {
      return context.involved();
    }

    @Override
    public int there(Board board) {
      return context.there(board);
    }

    @Override
    public int back() {
      return context.back();
    }

    @Override
    public int cause() {
      return context.cause();
    }

    @Override
    public int defeated() {
      return context.defeated();
    }

    @Override
    public int place() {
      return context.place();
    }

    @Override
    public int color() {
      return context.color();
    }

    @Override
    public int type() {
      return context.type();
    }

    @Override
    public String removed() {
      return context.removed();
    }

    @Override
    public TextContext as(Seat seat) {
      return context.as(seat);
    }
  }

  /// Whether a player is meant.
  default boolean means(Board board, Who who, Seat seat) {
    return switch (who) {
      case YOU -> seat == you();
      case OPPONENT -> seat != you();
      case EACH -> true;
      case WINNER -> board.faceoffWinner().seat() == seat;
      case LOSER -> board.faceoffWinner().seat() == seat.other();
    };
  }

  /// The players that a word means, the turn player first.
  default Seat[] seats(Board board, Who who) {
    Seat active = board.active();
    boolean first = means(board, who, active);
    boolean second = means(board, who, active.other());
    if (first && second) {
      return new Seat[] {active, active.other()};
    }
    if (first || second) {
      return new Seat[] {first ? active : active.other()};
    }
    return new Seat[0];
  }

  /// The cards that a target names without a choice; nothing for one that has to be chosen or gathered.
  default int[] named(Board board, Target<Which> target) {
    return switch (target) {
      case Target.This<Which> _ -> new int[] {self()};
      case Target.It<Which> _ -> mentioned(board, Kind.ANY);
      case Target.That(int kinds) -> mentioned(board, kinds);
      case Target.Those(int kinds) -> mentioned(board, kinds);
      case Target.Own<Which> own -> named(board, OwnTarget.of(own));
      case Target.All<Which> _, Target.Choose<Which> _, Target.Random<Which> _ -> NOBODY;
    };
  }

  private int[] named(Board board, OwnTarget target) {
    return switch (target) {
      case OwnTarget.Host _ -> {
        int host = host(board);
        yield host == Board.EMPTY && defeated() != CardRef.NONE
            ? new int[] {defeated()}
            : one(board, host);
      }
      case OwnTarget.ThisProblem _ -> one(board, board.derived().problemAt(here(board)));
      case OwnTarget.TopCard(Who whose) -> {
        Seat[] seats = seats(board, whose);
        Pile deck = board.pile(Zone.DECK, seats.length == 0 ? you() : seats[0]);
        yield one(board, deck.size() == 0 ? Board.EMPTY : deck.top());
      }
      case OwnTarget.Banished(int kinds) -> banished(board, kinds);
      case OwnTarget.Exhausted(int kinds) -> exhausted(board, kinds);
      case OwnTarget.TheOther(int kinds) -> {
        int[] one = mentioned(board, kinds);
        yield Arrays.stream(among()).filter(ref -> !PickedSet.contains(one, ref)).toArray();
      }
    };
  }

  /// Whether a target names a card without a choice.
  default boolean names(Board board, Target<Which> target, int card) {
    int ref = board.ref(card);
    if (target instanceof Target.This) {
      return ref == self();
    }
    for (int each : named(board, target)) {
      if (each == ref) {
        return true;
      }
    }
    return false;
  }

  private int host(Board board) {
    int card = CardRef.card(self());
    return board.holds(self()) && board.zone(card) == Zone.ATTACHED
        ? board.host(card)
        : Board.EMPTY;
  }

  private static int[] one(Board board, int card) {
    return card == Board.EMPTY ? NOBODY : new int[] {board.ref(card)};
  }
}
