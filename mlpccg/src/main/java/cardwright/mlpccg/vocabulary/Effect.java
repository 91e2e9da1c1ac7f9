package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Optional;

/// What an instruction does. `you` is who carries it out.
public sealed interface Effect {
  /// An effect that acts on cards.
  sealed interface OnCards extends Effect {
    /// The cards that it acts on.
    Target<Which> target();

    /// What else is chosen for it, behind that.
    default Optional<Target.Choose<Which>> second() {
      return Optional.empty();
    }
  }

  /// An effect that has no target: on players, piles and what is to come, or on nothing.
  sealed interface Untargeted extends Effect {}

  /// Another player does it: `your opponent discards a card`, `each player may draw a card`, `the winner draws X cards`. Inside, `you` is that player.
  record By(Who who, boolean may, Effect effect) implements Effect {}

  /// `gain 1 action token`; with `phase` `gain 1 action token until end of phase`: what is left of it then is lost.
  record GainTokens(Amount tokens, boolean phase) implements Untargeted {}

  /// `lose 1 action token`.
  record LoseTokens(Amount tokens) implements Untargeted {}

  /// `lose all action tokens`.
  record LoseAllTokens() implements Untargeted {}

  /// `pay 2`: as an instruction; carried out only when it can be.
  record Pay(int tokens) implements Untargeted {}

  /// `score 1 point`.
  record Score(Amount points) implements Untargeted {}

  /// `draw 2 cards`, `draw 2 cards from the bottom of your deck`.
  record Draw(Amount cards, boolean bottom) implements Untargeted {}

  /// `put the top card of your deck into your discard pile`, `put the top 4 cards of your deck into your discard pile`.
  record Mill(int cards) implements Untargeted {}

  /// `flip 1 more card`, `flip X more cards and ignore all of those cards but 1` with `keepOne`: in the faceoff that is going on.
  record Flip(Amount cards, boolean keepOne) implements Untargeted {}

  /// `ignore that flip`: the one that set this text off.
  record IgnoreFlip() implements Untargeted {}

  /// `add the printed power of that card to your total`.
  record AddToTotal(Value value) implements Untargeted {}

  /// `add X to your total`.
  @Rule("MLP 47")
  record AddX() implements Untargeted {}

  /// `look at the bottom 2 cards of your deck`: `those cards`, for what follows.
  @Rule("MLP Q70")
  record LookAtBottom(int cards) implements Untargeted {}

  /// The Problem decks that are looked at.
  enum ProblemDeck implements TopOfDeck.Deck.Own {
    /// `this Problem's deck`: the Problem deck of its owner.
    THIS_PROBLEMS_DECK("this Problem's deck"),
    THAT_PROBLEMS_DECK("that Problem's deck");

    private final String words;

    ProblemDeck(String words) {
      this.words = words;
    }

    /// A deck of this game.
    public static ProblemDeck of(TopOfDeck.Deck.Own deck) {
      return ProblemDeck.class.cast(deck);
    }

    @Override
    public String words() {
      return words;
    }
  }

  /// Cards of such a sort among those that were revealed.
  static Which amongThem(Which which) {
    return new Which(
        which.other(), which.kinds(), Who.EACH, Place.Spot.AMONG_THEM, which.qualities());
  }

  /// `search your deck for a Friend and take it`: to hand.
  record Search(Which which, Found then) implements Untargeted {}

  /// What is done with a card that was found.
  enum Found {
    TAKE("take it"),
    INTO_PLAY("put it into play"),
    HOME_FRIGHTENED("put it into play at home frightened");

    private final String words;

    Found(String words) {
      this.words = words;
    }

    /// It as cards write it.
    public String words() {
      return words;
    }
  }

  /// `search your opponent's hand, deck and discard pile for all cards with the same name as that card and banish them`.
  record BanishNamesakes(Target<Which> as) implements Untargeted {}

  /// `look at a face-down Troublemaker`.
  record LookAt(Target<Which> target) implements OnCards {}

  /// `reveal a random card in your hand`, `reveal the top card of your opponent's deck`, `reveal any number of Events in your hand`.
  record Reveal(Target<Which> target) implements OnCards {}

  /// `choose a Problem`: only names it, for what follows.
  record Choose(Target<Which> target) implements OnCards {}

  /// `secretly choose a card in your hand`.
  record ChooseSecretly(Target<Which> target) implements OnCards {}

  /// `choose a color`.
  record ChooseColor() implements Untargeted {}

  /// `name a card type`.
  record NameType() implements Untargeted {}

  /// `dismiss a Friend`.
  record Dismiss(Target<Which> target) implements OnCards {}

  /// `retire a Friend you control`.
  record Retire(Target<Which> target) implements OnCards {}

  /// `banish a Friend`.
  record Banish(Target<Which> target) implements OnCards {}

  /// `banish a card in your hand beneath a Pumped Friend you control`, `banish it beneath this card`.
  record BanishBeneath(Target<Which> target, Target<Which> host) implements OnCards {}

  /// `move a card beneath this card to beneath a Pumped Friend`.
  record MoveBeneath(Target<Which> target, Target<Which> host) implements OnCards {}

  /// `discard a card`, `discard a random card`, `discard 2 random cards`, `discard your hand`.
  ///
  /// @param target cards in hand; of [Place.Spot#HAND], which is not written, `all` as `your hand`
  record Discard(Target<Which> target) implements OnCards {}

  /// `put that card into its owner's discard pile`, `put each card beneath that Friend into its owner's discard pile`: without being discarded or dismissed.
  record ToDiscard(Target<Which> target) implements OnCards {}

  /// `exhaust a character`.
  record Exhaust(Target<Which> target) implements OnCards {}

  /// `ready a card you control`.
  record Ready(Target<Which> target) implements OnCards {}

  /// `frighten a Friend`.
  @Rule("MLP 68")
  record Frighten(Target<Which> target) implements OnCards {}

  /// `unfrighten a Friend`.
  record Unfrighten(Target<Which> target) implements OnCards {}

  /// `put it into play`, `put it into play here`, `put it into play at a Problem`: under your control, without playing it.
  record PutIntoPlay(Target<Which> target, Destination destination) implements OnCards {}

  /// `play that Resource without paying`.
  record PlayFree(Target<Which> target) implements OnCards {}

  /// `play an Accessory Resource in your hand on this card without paying`.
  record PlayFreeOn(Target<Which> target, Target<Which> on) implements OnCards {}

  /// `you may play that Event while it stays there`.
  record MayPlay(Target<Which> target, Duration duration) implements OnCards {}

  /// `move a Friend you control to a Problem`.
  @Rule("MLP 69")
  record Move(Target<Which> target, Destination destination) implements OnCards {}

  /// `move this card to a Problem with a Critter Friend you control`.
  ///
  /// @param beside what is at that Problem; another card than the one that moves
  @Rule({"MLP 69", "MLP Q67"})
  record MoveBeside(Target<Which> target, Which beside) implements OnCards {}

  /// `attach a Resource on a Friend to another Friend`.
  record Reattach(Target<Which> target, Target<Which> to) implements OnCards {}

  /// `a Friend gains +2 power and blue until end of turn`, `loses Teamwork until it is readied`.
  record Gain(Target<Which> target, List<Change> changes, Duration duration) implements OnCards {
    /// Keeps the list from changing.
    public Gain {
      changes = List.copyOf(changes);
    }
  }

  /// `uncover a Troublemaker`.
  record Uncover(Target<Which> target) implements OnCards {}

  /// `turn a Troublemaker face-down`.
  record TurnFaceDown(Target<Which> target) implements OnCards {}

  /// `turn this card over`.
  record TurnOver(Target<Which> target) implements OnCards {}

  /// `turn a Mane Character your opponent controls to its Start side`.
  record TurnToStart(Target<Which> target) implements OnCards {}

  /// `choose a counter on a ready card you control, then put a counter of that kind on it`.
  record CopyCounter(Target<Which> target) implements OnCards {}

  /// `start another Troublemaker Phase after this one`: only in a Troublemaker Phase, at its end too.
  @Rule("MLP Q61")
  record AnotherTroublemakerPhase() implements Untargeted {}

  /// `challenge a Troublemaker your opponent controls here`.
  @Rule("MLP 20")
  record Challenge(Target<Which> target) implements OnCards {}

  /// `challenge a Troublemaker your opponent controls with only a character you control`, `with only this card`: nobody else takes part.
  @Rule({"MLP 20", "MLP Q58"})
  record ChallengeWith(Target<Which> target, Target<Which> only) implements OnCards {}

  /// `start a faceoff between a Friend you control and a Friend your opponent controls with at least as much power`: what follows waits for its end.
  @Rule({"MLP B16", "MLP Q57"})
  record FaceoffBetween(Target<Which> target, Target<Which> other) implements OnCards {}

  /// `start a faceoff involving each character there`: what follows waits for its end.
  @Rule({"MLP B16", "MLP B59"})
  record StartFaceoff() implements Untargeted {}

  /// `remove an involved character from the faceoff`.
  record LeaveFaceoff(Target<Which> target) implements OnCards {}

  /// `replace that Problem`.
  @Rule({"MLP 41", "MLP B53"})
  record Replace(Target<Which> target) implements OnCards {}

  /// An instruction that every game has, and that acts on cards.
  record SharedOnCards(SharedCardEffect<Which> effect) implements OnCards {
    @Override
    public Target<Which> target() {
      return effect.target();
    }

    @Override
    public Optional<Target.Choose<Which>> second() {
      return effect instanceof SharedCardEffect.OfTwo<Which> two
          ? Optional.of(two.other())
          : Optional.empty();
    }
  }

  /// The effects that it holds for another player or for later.
  default List<Effect> inside() {
    return this instanceof By(var _, boolean _, Effect inner)
        ? List.of(inner)
        : this instanceof Later(var _, List<Effect> later)
            ? later
            : this instanceof InsteadOfNextFlip(List<Effect> instead)
                ? instead
                : this instanceof InsteadFor(var _, List<Effect> replacing, var _)
                    ? replacing
                    : nextInstead()
                        .map(Ability.Instead::body)
                        .or(() -> nextTime().map(Ability.Triggered::body))
                        .map(body -> body.flow().effects().toList())
                        .orElse(List.of());
  }

  /// What it lets wait for the next time that something happens, as a line of text.
  default Optional<Ability.Triggered> nextTime() {
    return this instanceof Shared(SharedEffect.NextTime<Which>(Ability.Triggered line))
        ? Optional.of(line)
        : Optional.empty();
  }

  /// What it lets take the place of what would happen next, as a line of text.
  default Optional<Ability.Instead> nextInstead() {
    return this instanceof Shared(SharedEffect.NextInstead<Which>(Ability.Instead line))
        ? Optional.of(line)
        : Optional.empty();
  }

  /// Whether it gives cards texts, or makes them copies for a time.
  default boolean changesFaces() {
    return this instanceof SharedOnCards(SharedCardEffect.GainTexts<Which> _)
        || this instanceof SharedOnCards(SharedCardEffect.BecomeCopy<Which> _)
        || inside().stream().anyMatch(Effect::changesFaces);
  }

  /// The lines of text that it gives cards.
  default List<Ability> givenTexts() {
    return this instanceof SharedOnCards(SharedCardEffect.GainTexts<Which> gain)
        ? gain.texts().stream().map(text -> (Ability) text.line()).toList()
        : inside().stream().flatMap(effect -> effect.givenTexts().stream()).toList();
  }

  /// An instruction that every game has.
  record Shared(SharedEffect<Which> effect) implements Untargeted {}

  /// A law for a time: `characters cannot move to that Problem until end of turn`.
  record Until(Law law, Duration duration) implements Untargeted {}

  /// Something to come, once: `at the end of this turn, retire it`, `when this card next leaves that Problem, put that Troublemaker into play at a Problem and uncover it`.
  record Later(Trigger when, List<Effect> effects) implements Untargeted {
    /// Keeps the list from changing.
    public Later {
      effects = List.copyOf(effects);
    }
  }

  /// For a time something is replaced each time: `if a Friend you control would go to a discard pile, banish it instead until end of phase`.
  @Rule({"MLP B41", "MLP Q76"})
  record InsteadFor(Trigger would, List<Effect> effects, Duration duration) implements Untargeted {
    /// Keeps the list from changing.
    public InsteadFor {
      effects = List.copyOf(effects);
    }
  }

  /// The next flip of this faceoff is replaced: `if you would next flip a card in this faceoff, banish a card in your discard pile and add the printed power of that card to your total instead`.
  record InsteadOfNextFlip(List<Effect> effects) implements Untargeted {
    /// Keeps the list from changing.
    public InsteadOfNextFlip {
      effects = List.copyOf(effects);
    }
  }
}
