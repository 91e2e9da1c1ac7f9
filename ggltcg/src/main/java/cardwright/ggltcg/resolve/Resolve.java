package cardwright.ggltcg.resolve;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.LastingEffect;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Bonus;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Which;
import java.util.List;

/// What effects do.
public final class Resolve {
  private Resolve() {}

  /// Carries an effect out.
  ///
  /// @param choice the index of its choice in the text, or -1
  /// @return whether all of it could be done
  public static boolean effect(Board board, Effect effect, int choice, TextFrame text) {
    return switch (effect) {
      case Effect.GainCc(Amount cc) ->
          GameEvents.gain(board, text.you(), Values.of(board, cc, text));
      case Effect.Sleep(Target<Which> target) ->
          GameEvents.sleep(board, cards(board, target, choice, text));
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) ->
          shared(board, shared, choice, text);
      case Effect.Unsleep(Target<Which> target) ->
          unsleep(board, cards(board, target, choice, text), text.you());
      case Effect.LoseStamina(Target<Which> target, Amount by) ->
          loseStamina(board, cards(board, target, choice, text), Values.of(board, by, text));
      case Effect.AddStats(Target<Which> target, List<Bonus> by, Duration duration) ->
          addStats(board, cards(board, target, choice, text), by, expiry(duration, text), text);
      case Effect.SetStamina(Target<Which> target, Amount to, Duration duration) ->
          setStamina(
              board,
              cards(board, target, choice, text),
              Values.of(board, to, text),
              expiry(duration, text),
              text.source().name());
      case Effect.Shared(SharedEffect<Which> shared) -> shared(board, shared, text);
      case Effect.EnterAsCopy(Target<Which> target) ->
          enterAsCopy(board, cards(board, target, choice, text), text);
      case Effect.CallOff() -> callOff(board);
    };
  }

  /// How often what an effect counts is repeated.
  public static int times(Board board, Effect count, TextFrame text) {
    if (count instanceof Effect.Shared(SharedEffect.Count(Amount times))) {
      return Values.of(board, times, text);
    }
    throw new IllegalStateException("counts nothing: " + count);
  }

  private static Expiry expiry(Duration duration, TextFrame text) {
    return new Expiry(duration, text.you());
  }

  private static boolean shared(
      Board board, SharedCardEffect<Which> effect, int choice, TextFrame text) {
    return switch (effect) {
      case SharedCardEffect.ToHand(Target<Which> target) ->
          GameEvents.returnToHand(board, cards(board, target, choice, text));
      case SharedCardEffect.TakeControl(Target<Which> target, Duration duration) ->
          takeControl(board, cards(board, target, choice, text), expiry(duration, text), text);
      case SharedCardEffect.ToDeck<Which> _,
          SharedCardEffect.PutCounters<Which> _,
          SharedCardEffect.RemoveAllCounters<Which> _ ->
          throw new IllegalArgumentException("no card of this game says " + effect);
    };
  }

  private static boolean shared(Board board, SharedEffect<Which> effect, TextFrame text) {
    return switch (effect) {
      case SharedEffect.Ask(Condition condition) -> Values.holds(board, condition, text);
      case SharedEffect.Count<Which> _ -> true;
      case SharedEffect.Shuffle<Which> _, SharedEffect.LookAtHand<Which> _ ->
          throw new IllegalArgumentException("no card of this game says " + effect);
      case SharedEffect.NextCosts(Which which, int less, Duration duration) -> {
        Expiry expiry = expiry(duration, text);
        board.lasting().add(new LastingEffect.Cheaper(which, less, expiry, text.source().name()));
        if (board.heard()) {
          board.tell(new PublicEvent.NextCostsLess(text.you(), which.kind(), less));
        }
        yield true;
      }
    };
  }

  /// The cards that an effect acts on: those described, or those chosen that are still legal.
  @Rule({"GG 11.2", "GG 14.2"})
  private static long cards(Board board, Target<Which> target, int choice, TextFrame text) {
    int self = CardRef.card(text.self());
    return switch (target) {
      case Target.This() -> touched(board, inPlay(board, text.self()), text);
      case Target.It() -> touched(board, inPlay(board, text.it()), text);
      case Target.All(var which) ->
          touched(board, Selection.of(board, which, self, text.you()), text);
      case Target.Choose(boolean _, Amount _, var which) ->
          touched(
              board,
              Candidates.picked(board, text.picks(), choice)
                  & Selection.of(board, which, self, text.you()),
              text);
      case Target.That<Which> _,
          Target.Those<Which> _,
          Target.Random<Which> _,
          Target.Own<Which> _ ->
          throw new IllegalArgumentException("no card of this game says " + target);
    };
  }

  private static long inPlay(Board board, int ref) {
    return board.holds(ref) ? board.inPlay() & 1L << CardRef.card(ref) : 0;
  }

  private static long touched(Board board, long cards, TextFrame text) {
    return Protection.touched(board, text.source(), text.you(), cards);
  }

  @Rule("GG 9.4")
  private static boolean unsleep(Board board, long cards, Seat you) {
    if (cards != 0 && board.heard()) {
      board.tell(new PublicEvent.Unsleeped(you, GameEvents.names(board, cards)));
    }
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      board.move(card, Zone.HAND, board.pool().owner(card));
    }
    return cards != 0;
  }

  @Rule({"GG 13.3", "GG Q19", "GG Q56"})
  private static boolean takeControl(Board board, long cards, Expiry expiry, TextFrame text) {
    Seat you = text.you();
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      Loans.take(board, card, expiry, text.source().name());
      if (board.heard()) {
        board.tell(new PublicEvent.ControlTaken(you, board.face(card).name()));
      }
    }
    return cards != 0;
  }

  @Rule("GG 10.7")
  private static boolean loseStamina(Board board, long cards, int by) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      board.lose(card, by);
      if (board.heard()) {
        board.tell(new PublicEvent.StaminaLost(board.face(card).name(), by));
      }
    }
    return cards != 0;
  }

  private static boolean addStats(
      Board board, long cards, List<Bonus> bonuses, Expiry expiry, TextFrame text) {
    Stats by = Stats.NONE;
    for (Bonus bonus : bonuses) {
      by = by.plus(bonus.stat(), Values.of(board, bonus.by(), text));
    }
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      board
          .lasting()
          .add(new LastingEffect.Added(board.ref(card), by, expiry, text.source().name()));
      if (board.heard()) {
        board.tell(new PublicEvent.StatsChanged(board.face(card).name(), by));
      }
    }
    return cards != 0;
  }

  @Rule("GG Q37")
  private static boolean setStamina(Board board, long cards, int to, Expiry expiry, String source) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      board.setStamina(card, to, expiry, source);
      if (board.heard()) {
        board.tell(new PublicEvent.StaminaSet(board.face(card).name(), to));
      }
    }
    return cards != 0;
  }

  /// The Action that is being carried out enters play as a duplicate: printed figures, no damage, nothing that lasts.
  @Rule({"GG 5.7", "GG Q14", "GG Q16", "GG Q36"})
  private static boolean enterAsCopy(Board board, long cards, TextFrame text) {
    if (cards == 0 || !board.holds(text.self())) {
      return false;
    }
    int self = CardRef.card(text.self());
    Card toy = board.face(Long.numberOfTrailingZeros(cards));
    board.move(self, Zone.PLAY, text.you());
    board.turnInto(self, toy);
    if (board.heard()) {
      board.tell(new PublicEvent.EnteredAsCopy(text.you(), text.source().name(), toy.name()));
    }
    GameEvents.entered(board, self);
    return true;
  }

  @Rule("GG 7.6")
  private static boolean callOff(Board board) {
    boolean declared = board.tussle() == Board.TussleState.DECLARED;
    if (declared) {
      board.callOff();
      board.tell(new PublicEvent.CalledOff());
    }
    return declared;
  }
}
