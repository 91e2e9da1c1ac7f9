package cardwright.littletroubles.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.Layers;
import cardwright.littletroubles.board.Reasons;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnStat;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Which;

/// Two cards that change hands or figures at once: both, or neither.
@Rule({"LT C90", "LT C91"})
public final class Exchanges {
  private Exchanges() {}

  /// Whether two cards can be exchanged.
  static boolean canBe(Board board, SharedCardEffect.OfTwo<Which> effect, int card, int other) {
    return card != other
        && switch (effect) {
          case SharedCardEffect.ExchangeControl<Which> _ ->
              board.inPlay(card)
                  && board.inPlay(other)
                  && board.zone(card) == board.zone(other)
                  && board.controller(card) != board.controller(other);
          case SharedCardEffect.ExchangeFigure(var figure, var _, var _, var _) ->
              has(board, card, OwnStat.of(figure)) && has(board, other, OwnStat.of(figure));
        };
  }

  /// Whether a card in play has a figure: most figures only Characters have.
  static boolean has(Board board, int card, OwnStat figure) {
    boolean everybody = figure == Stat.COOKIES || figure == Stat.DRAWS;
    return board.inPlay(card) && (everybody || board.face(card).is(Kind.CHARACTER));
  }

  /// Exchanges two cards that can be exchanged.
  static void carryOut(
      Board board, SharedCardEffect.OfTwo<Which> effect, int card, int other, TextFrame text) {
    switch (effect) {
      case SharedCardEffect.ExchangeControl(var _, var _, Duration duration) -> {
        if (duration != Duration.Shared.PERMANENTLY) {
          Expiry expiry = new Expiry(duration, text.you());
          lend(board, card, expiry, text.face().name());
          lend(board, other, expiry, text.face().name());
        }
        pass(board, card, other);
        if (board.heard()) {
          board.tell(
              new SharedLogEvent.ControlExchanged(
                  board.controller(card), board.told(card), board.told(other)));
        }
        Fights.check(board);
      }
      case SharedCardEffect.ExchangeFigure(var figure, var _, var _, Duration duration) ->
          figures(board, OwnStat.of(figure), card, other, new Expiry(duration, text.you()), text);
    }
  }

  private static void lend(Board board, int card, Expiry expiry, String source) {
    int from = board.controller(card).ordinal();
    board.lasting().add(new LastingEffect.Borrowed(board.ref(card), from, expiry, source));
  }

  private static void pass(Board board, int card, int other) {
    Seat from = board.controller(card);
    Seat to = board.controller(other);
    if (board.side(card) != board.side(other) && !staysWithPlayer(board, card)) {
      board.exchangePlaces(card, other);
    }
    board.setPlayer(card, to);
    board.setPlayer(other, from);
  }

  private static boolean staysWithPlayer(Board board, int card) {
    return board.zone(card) == Zone.SCENE && board.info().options().scenesByPlayer();
  }

  /// One gains the difference, and the other loses it.
  @Rule("LT C91")
  private static void figures(
      Board board, OwnStat figure, int card, int other, Expiry expiry, TextFrame text) {
    if (!(figure instanceof Stat stat)) {
      throw new IllegalArgumentException("not a figure that changes: " + figure);
    }
    int before = Layers.stat(board, card, stat);
    int otherBefore = Layers.stat(board, other, stat);
    if (before != otherBefore) {
      int by = otherBefore - before;
      String source = text.face().name();
      board.lasting().add(new LastingEffect.Added(board.ref(card), stat, by, expiry, source));
      board.lasting().add(new LastingEffect.Added(board.ref(other), stat, -by, expiry, source));
    }
    if (board.heard()) {
      board.tell(
          new SharedLogEvent.FigureExchanged(
              Reasons.name(stat),
              board.told(card),
              Layers.stat(board, card, stat),
              board.told(other),
              Layers.stat(board, other, stat)));
    }
  }

  /// Whether two loans are one exchange: made at once by one text, each of what the other player had.
  public static boolean isOne(LastingEffect.Borrowed loan, LastingEffect.Borrowed other) {
    return loan.by() != other.by()
        && loan.expiry().equals(other.expiry())
        && loan.source().equals(other.source());
  }

  /// Two cards that were exchanged for a time go back to where the other one lies; answers false where they cannot.
  public static boolean goBack(
      Board board, LastingEffect.Borrowed loan, LastingEffect.Borrowed other) {
    int card = CardRef.card(loan.ref());
    int second = CardRef.card(other.ref());
    boolean can =
        board.holds(loan.ref())
            && board.holds(other.ref())
            && board.zone(card) == board.zone(second)
            && board.controller(card).ordinal() == other.by()
            && board.controller(second).ordinal() == loan.by();
    if (can) {
      board.lasting().end(loan);
      board.lasting().end(other);
      pass(board, card, second);
      if (board.heard()) {
        board.tell(new PublicEvent.ControlPassed(board.controller(card), board.told(card)));
        board.tell(new PublicEvent.ControlPassed(board.controller(second), board.told(second)));
      }
    }
    return can;
  }
}
