package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Which cards can be chosen.
@Rule({"MLP 61", "MLP B2"})
public final class Candidates {
  private Candidates() {}

  /// The effect that acts on what is chosen.
  static Effect.OnCards acting(Effect effect) {
    return switch (effect) {
      case Effect.By(var _, boolean _, Effect inner) -> acting(inner);
      case Effect.OnCards onCards -> onCards;
      case Effect.Untargeted _ -> throw new IllegalStateException("chooses nothing: " + effect);
    };
  }

  /// The cards that a seat can choose next for a choice of a text, in whatever order they are picked; of those that it cannot tell apart one.
  @Rule("MLP B70")
  static int[] of(Board board, TextFrame now, int choice, Seat seat) {
    return PickedSet.once(
        all(board, now, choice, seat), Interchangeable.interchangeable(board, seat));
  }

  /// The same, with all that are alike.
  static int[] all(Board board, TextFrame now, int choice, Seat seat) {
    Target.Choose<Which> choose = now.text().choice(choice);
    Effect.OnCards effect = acting(now.text().script().chooser(choice));
    TextContext context = now.as(seat);
    int[] all = Selection.of(board, choose.which(), context);
    int count = 0;
    for (int card : all) {
      int ref = board.ref(card);
      if (!now.picks().has(choice, seat, ref)
          && !(choose.which().other() && now.hasPicked(ref))
          && fits(board, effect, card, context)) {
        all[count++] = card;
      }
    }
    return count == all.length ? all : Arrays.copyOf(all, count);
  }

  /// How many cards are chosen.
  static int many(Board board, Target.Choose<Which> choose, TextContext context) {
    return Values.of(board, choose.number(), context);
  }

  /// Whether an effect could do something to a card.
  static boolean fits(Board board, Effect.OnCards effect, int card, TextContext context) {
    Seat you = context.you();
    Kind kind = board.card(card).kind();
    boolean there = board.inPlay(card);
    boolean down = board.is(card, CardFlag.FACE_DOWN);
    boolean stays = kind == Kind.MANE || kind == Kind.PROBLEM;
    return switch (effect) {
      case Effect.Dismiss _ -> there && !stays && can(board, Law.Done.DISMISSED, card, you);
      case Effect.Retire _ -> there && !stays && board.controller(card) == you;
      case Effect.Banish _ -> !stays;
      case Effect.BanishBeneath(Target<Which> _, Target<Which> host) ->
          !stays && canGoTo(board, effect, host, card, context);
      case Effect.MoveBeneath _ -> board.zone(card) == Zone.BENEATH;
      case Effect.Discard _ -> board.zone(card) == Zone.HAND;
      case Effect.ToDiscard _ -> !stays && board.zone(card) != Zone.DISCARD;
      case Effect.Exhaust _ -> canExhaust(board, card, you);
      case Effect.Ready _ -> there && board.is(card, CardFlag.EXHAUSTED);
      case Effect.Frighten _ ->
          there && kind == Kind.FRIEND && !down && can(board, Law.Done.FRIGHTENED, card, you);
      case Effect.Unfrighten _ ->
          there && kind == Kind.FRIEND && down && can(board, Law.Done.UNFRIGHTENED, card, you);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) ->
          switch (shared) {
            case SharedCardEffect.ToHand<Which> _ ->
                !stays && (!there || can(board, Law.Done.RETURNED, card, you));
            case SharedCardEffect.ToDeck<Which> _ -> !stays;
            case SharedCardEffect.TakeControl<Which> _ ->
                there && !stays && board.controller(card) != you;
            case SharedCardEffect.ExchangeControl<Which> _ -> there && !stays;
            case SharedCardEffect.BecomeCopy<Which> _ ->
                isUpFriend(board, board.ref(card))
                    && (context.isOfEntering() || isUpFriend(board, context.self()))
                    && board.ref(card) != context.self();
            case SharedCardEffect.ExchangeFigure(var figure, var _, var _, var _) ->
                there && !down && Stat.of(figure).isOf(kind);
            case SharedCardEffect.PutCounters<Which> _,
                SharedCardEffect.GainTexts<Which> _,
                SharedCardEffect.LoseTexts<Which> _ ->
                there && !down;
            case SharedCardEffect.CopyAsToken<Which> _ ->
                there && kind == Kind.FRIEND && board.freeCopy(you) != CardPool.NONE;
            case SharedCardEffect.RemoveAllCounters(String counter, var _) ->
                board.counters().number(card, counter) > 0;
          };
      case Effect.PutIntoPlay _ -> !there && !stays;
      case Effect.PlayFree _ -> Playable.freely(board, card, you);
      case Effect.PlayFreeOn(Target<Which> _, Target<Which> on) ->
          Playable.freely(board, card, you) && canBePlayedOn(board, on, card, context).length > 0;
      case Effect.MayPlay _ -> !there;
      case Effect.Move(Target<Which> _, var destination) ->
          Destinations.of(board, card, destination, context).length > 0;
      case Effect.MoveBeside(Target<Which> _, Which beside) ->
          Destinations.beside(board, card, beside, context).length > 0;
      case Effect.Reattach(Target<Which> _, Target<Which> to) ->
          board.zone(card) == Zone.ATTACHED && canGoTo(board, effect, to, card, context);
      case Effect.Gain _ -> (there && !down) || board.zone(card) == Zone.FLIPPED;
      case Effect.Uncover _ ->
          there && kind == Kind.TROUBLEMAKER && down && canUncover(board, card, you);
      case Effect.TurnFaceDown _ -> there && kind == Kind.TROUBLEMAKER && !down;
      case Effect.TurnOver _ -> there && board.card(card).back() != null;
      case Effect.TurnToStart _ -> there && board.is(card, CardFlag.BOOSTED);
      case Effect.CopyCounter _ -> board.counters().has(card);
      case Effect.Challenge _ ->
          canChallenge(board, card, you, FaceoffTotals.challengers(board, board.area(card), you));
      case Effect.ChallengeWith(var _, Target<Which> only) ->
          canChallenge(board, card, you, 1) && canFace(board, effect, only, card, context);
      case Effect.FaceoffBetween(var _, Target<Which> other) ->
          there
              && (kind.bit() & Kind.CHARACTERS) != 0
              && !down
              && board.faceoff() == FaceoffKind.NONE
              && canFace(board, effect, other, card, context);
      case Effect.LeaveFaceoff _ -> Selection.isInvolved(board, card, context);
      case Effect.Replace _ -> there && kind == Kind.PROBLEM;
      case Effect.LookAt _ -> down;
      case Effect.Reveal _, Effect.Choose _, Effect.ChooseSecretly _ -> true;
    };
  }

  /// Whether a card is a Friend in play that is not frightened.
  @Rule("MLP Q104")
  private static boolean isUpFriend(Board board, int ref) {
    int card = CardRef.card(ref);
    return board.holds(ref)
        && board.inPlay(card)
        && board.card(card).is(Kind.FRIEND)
        && !board.is(card, CardFlag.FACE_DOWN);
  }

  /// The cards among those meant on which a card can be played.
  static int[] canBePlayedOn(Board board, Target<Which> on, int card, TextContext context) {
    return Playable.isAttached(board, card)
        ? meant(board, on, false, context)
            .filter(
                host -> board.inPlay(host) && Playable.canBeOn(board, card, host, context.you()))
            .toArray()
        : PickedSet.NONE;
  }

  private static boolean canGoTo(
      Board board, Effect.OnCards effect, Target<Which> to, int card, TextContext context) {
    return hosts(board, effect, to, card, context).length > 0;
  }

  /// The cards beneath or onto which an effect can put a card: others than itself, in play and face-up. A Resource goes where it could be played; the `other` Friend to which it goes is any but the one it is on.
  @Rule({"MLP 65", "MLP Q26", "MLP Q27"})
  static int[] hosts(
      Board board, Effect.OnCards effect, Target<Which> to, int card, TextContext context) {
    boolean onto = effect instanceof Effect.Reattach;
    return meant(board, to, onto, context)
        .filter(host -> host != card && host != board.host(card) && board.inPlay(host))
        .filter(host -> !board.is(host, CardFlag.FACE_DOWN))
        .filter(host -> !onto || Playable.canBeOn(board, card, host, context.you()))
        .toArray();
  }

  private static IntStream meant(
      Board board, Target<Which> target, boolean others, TextContext context) {
    return switch (target) {
      case Target.Choose(boolean _, var _, Which which) ->
          Arrays.stream(Selection.of(board, others ? any(which) : which, context));
      case Target.All<Which> _, Target.Random<Which> _ -> IntStream.empty();
      case Target.Pronoun<Which> _, Target.Own<Which> _ ->
          Arrays.stream(context.named(board, target)).filter(board::holds).map(CardRef::card);
    };
  }

  private static boolean canFace(
      Board board, Effect.OnCards effect, Target<Which> other, int card, TextContext context) {
    return facing(board, effect, other, card, context).length > 0;
  }

  /// The face-up characters that can stand against a card: of a Troublemaker those of `you` beside it, of a character those with at least as much power.
  @Rule({"MLP Q57", "MLP Q58"})
  static int[] facing(
      Board board, Effect.OnCards effect, Target<Which> other, int card, TextContext context) {
    boolean challenge = effect instanceof Effect.ChallengeWith;
    return meant(board, other, false, context)
        .filter(each -> each != card && board.isAny(each, Kind.CHARACTERS) && board.inPlay(each))
        .filter(each -> !board.is(each, CardFlag.FACE_DOWN))
        .filter(each ->
            challenge
                ? board.area(each) == board.area(card) && board.controller(each) == context.you()
                : Selection.power(board, each) >= Selection.power(board, card))
        .toArray();
  }

  private static Which any(Which which) {
    return new Which(false, which.kinds(), which.whose(), which.place(), which.qualities());
  }

  private static boolean can(Board board, Law.Done what, int card, Seat by) {
    return !ActiveLaws.forbid(board, what, card, by, Area.NONE);
  }

  /// Whether a card can be exhausted: a ready one that is face-up, other than a Problem.
  @Rule({"MLP 14", "MLP 68"})
  static boolean canExhaust(Board board, int card, Seat by) {
    return board.inPlay(card)
        && !board.card(card).is(Kind.PROBLEM)
        && !board.is(card, CardFlag.EXHAUSTED)
        && !board.is(card, CardFlag.FACE_DOWN)
        && can(board, Law.Done.EXHAUSTED, card, by);
  }

  /// Whether a face-down Troublemaker can be uncovered: not beside a face-up Villain.
  @Rule({"MLP 60", "MLP B2"})
  public static boolean canUncover(Board board, int card, Seat by) {
    for (int i = 0; i < 2; i++) {
      int up = board.derived().faceUpTroublemaker(board, board.area(card), Seat.of(i));
      if (up != Board.EMPTY && board.derived().has(board, up, Keyword.VILLAIN)) {
        return false;
      }
    }
    return can(board, Law.Done.UNCOVERED, card, by);
  }

  /// Whether a text can have a seat challenge a Troublemaker: face-up, and no faceoff is going on.
  @Rule({"MLP 20", "MLP B59"})
  private static boolean canChallenge(Board board, int card, Seat by, int challengers) {
    return board.inPlay(card)
        && board.card(card).is(Kind.TROUBLEMAKER)
        && !board.is(card, CardFlag.FACE_DOWN)
        && board.faceoff() == FaceoffKind.NONE
        && challengers <= ActiveLaws.challengers(board, card, by)
        && !ActiveLaws.forbidChallenge(board, card, by)
        && can(board, Law.Done.CHALLENGED, card, by);
  }
}
