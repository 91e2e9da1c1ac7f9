package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Flow;
import cardwright.engine.Picks;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Count;
import cardwright.littletroubles.board.Fact;
import cardwright.littletroubles.board.Knowledge;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.board.Pile;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Amount;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Effects;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Target;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Trait;
import cardwright.littletroubles.vocabulary.What;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import org.jspecify.annotations.Nullable;

/// Whether a text can be carried out, as far as public facts tell, once its costs are paid; and whether it would do anything at all.
@Rule({"LT 6.7a", "LT 6.7d", "LT B57", "LT B62", "LT C14", "LT C15", "LT C16"})
final class Possible {
  /// The parts that have to be done can be done.
  private static final int CAN = 1;

  /// Something is done.
  private static final int DOES = 2;

  private static final int FIRST_TURNS = 2;

  private static final int COOKIES = What.GAIN.bit() | What.LOSE_COOKIES.bit();

  private final Board board;
  private final Passage passage;
  private final @Nullable Announcement announcement;
  private final Picks gone;
  private final boolean selfGone;
  private final int fewerInHand;
  private final int announced;
  private final Ability ability;
  private int choice;
  // Whether an earlier part of the text changes what later parts can choose.
  private boolean stirred;
  // Whether an earlier part of the text does anything, be it only to cookies or figures.
  private boolean begun;
  // What sets an optional text off counts as done.
  private @Nullable Awaited awaited;

  /// A play with all that was announced for it.
  Possible(Board board, Announcement now) {
    this.board = board;
    this.passage = now.passage(board);
    this.gone = now.costs();
    Text text = now.text(board);
    boolean card = now.kind() == Announcement.Kinds.CARD;
    int discarded = card && board.zone(now.card()) == Zone.HAND ? 1 : 0;
    boolean self = false;
    for (int i = 0; i < text.costs().length; i++) {
      Cost cost = text.costs()[i];
      discarded += cost instanceof Cost.Discard(int cards) ? cards : 0;
      if (cost instanceof Cost.ToTimeout(Target target) && Playing.isFromHand(target)) {
        discarded += cost.picks();
      }
      self |= Announcing.sendsAway(cost);
    }
    this.announcement = now;
    this.fewerInHand = discarded;
    this.selfGone = self;
    this.announced = now.kind() == Announcement.Kinds.GRAB ? 0 : text.announcedChoices();
    this.ability = text.ability();
  }

  private Possible(Board board, Passage passage) {
    this.board = board;
    this.passage = passage;
    this.announcement = null;
    this.gone = Picks.NONE;
    this.selfGone = false;
    this.fewerInHand = 0;
    this.announced = 0;
    this.ability = passage.text().ability();
  }

  /// Whether an optional OTTA text can be carried out where it would be put; what sets it off counts as done.
  @Rule({"LT 6.2b", "LT C11"})
  static boolean splice(Board board, Splice splice) {
    Possible possible = new Possible(board, splice.passage());
    if (splice.text().otta().edit() == Ability.Edit.AFTER) {
      possible.awaited = new Awaited(board, possible.passage, splice.on());
    }
    return possible.all(flow(splice.text().ability())) == (CAN | DOES);
  }

  /// Whether a mode of a text can be carried out.
  static boolean mode(Board board, Passage passage, Flow<Effect> mode, int firstChoice) {
    Possible possible = new Possible(board, passage);
    possible.choice = firstChoice;
    return possible.all(mode) == (CAN | DOES);
  }

  /// Whether the play is legal. What is no text, such as a permanent or a Grab, always does something.
  boolean isLegal() {
    return countersThere()
        && (passage.text().script().length() == 0 || all(flow(ability)) == (CAN | DOES));
  }

  private boolean countersThere() {
    for (Cost cost : passage.text().costs()) {
      boolean there =
          switch (cost) {
            case Cost.RemoveCounters(String counter, int number) ->
                board.marks().counters(CardRef.card(passage.self()), counter) >= number;
            case Cost.Regress(Target.This _) ->
                Candidates.canRegress(board, CardRef.card(passage.self()));
            case Cost.ToTimeout(Target.This _) ->
                Limits.allow(
                    board,
                    CardRef.card(passage.self()),
                    Ability.Forbidden.TO_TIMEOUT,
                    passage.you());
            default -> true;
          };
      if (!there) {
        return false;
      }
    }
    return true;
  }

  static Flow<Effect> flow(Ability ability) {
    return switch (ability) {
      case Ability.Instruction(var _, Flow<Effect> flow) -> flow;
      case Ability.Activated(var _, var _, var _, Flow<Effect> flow) -> flow;
      case Ability.Otta(var _, var _, var _, Flow<Effect> flow) -> flow;
      case Ability.Reward(Flow<Effect> flow) -> flow;
      default -> throw new IllegalStateException("nothing to carry out: " + ability);
    };
  }

  private int all(Flow<Effect> flow) {
    return switch (flow) {
      case Flow.Do<Effect>(Effect effect) -> one(effect);
      case Flow.Then<Effect>(var parts) -> {
        int result = CAN;
        for (int i = 0; i < parts.size(); i++) {
          int next = all(parts.get(i));
          result = (result & next & CAN) | ((result | next) & DOES);
        }
        yield result;
      }
      case Flow.May<Effect>(Flow<Effect> part) -> CAN | does(all(part));
      case Flow.If<Effect>(Effect condition, Flow<Effect> part) -> {
        boolean holds = mayHold(condition);
        int result = all(part);
        yield holds ? CAN | does(result) : CAN;
      }
      case Flow.IfDone<Effect>(Flow<Effect> first, Flow<Effect> then, var otherwise) -> {
        int result = all(first);
        int more = all(then) & DOES;
        yield result | more | otherwise.map(other -> all(other) & DOES).orElse(0);
      }
      case Flow.OneOf<Effect>(var modes) -> {
        int best = 0;
        for (int i = 0; i < modes.size(); i++) {
          int result = alone(modes.get(i));
          best = result == (CAN | DOES) ? result : best;
        }
        yield best;
      }
      case Flow.ForEach<Effect>(Effect count, Flow<Effect> part) -> {
        one(count);
        int times = count instanceof Effect.Count(Amount amount) ? amount(amount) : 0;
        int result = all(part);
        yield times > 0 ? CAN | does(result) : CAN;
      }
      case Flow.Roll<Effect>(int _, var table) -> {
        int result = CAN;
        for (int i = 0; i < table.size(); i++) {
          result |= does(alone(table.get(i).part()));
        }
        yield result;
      }
    };
  }

  /// One of several branches: what the others would do does not help it.
  private int alone(Flow<Effect> branch) {
    boolean before = stirred;
    int result = all(branch);
    stirred = before;
    return result;
  }

  private static int does(int result) {
    return result == (CAN | DOES) ? DOES : 0;
  }

  private int one(Effect effect) {
    int result = effect instanceof Effect.OnCards onCards ? onCards(onCards) : onPlayers(effect);
    boolean does = (result & DOES) != 0;
    begun |= does;
    stirred |= does && stirs(effect);
    return result;
  }

  /// Whether an effect changes what can be chosen, or how many cards are where.
  private static boolean stirs(Effect effect) {
    return (Effects.mayCause(effect) & ~COOKIES) != 0 || effect instanceof Effect.Take;
  }

  /// Whether a condition holds once the costs are paid; what earlier parts or open choices may change is taken to hold.
  @Rule({"LT B57", "LT B62"})
  private boolean mayHold(Effect effect) {
    if (begun
        || announcement == null
        || !(effect instanceof Effect.Ask(var condition))
        || OpenAmounts.isOpen(condition)) {
      return true;
    }
    return Values.holds(Paid.table(board, announcement, condition), condition, passage);
  }

  private static int both(boolean can) {
    return can ? CAN | DOES : 0;
  }

  private static int atLeast(boolean does) {
    return does ? CAN | DOES : CAN;
  }

  private int onCards(Effect.OnCards effect) {
    return switch (effect.target()) {
      case Target.Choose choose -> chosen(effect, choose);
      case Target.All(Which which) -> atLeast(stirred || any(effect, which));
      case Target.Random(int number, Which which) -> both(stirred || there(which) >= number);
      case Target.That _, Target.It _, Target.Those _ -> CAN | DOES;
      case Target.This _ ->
          both(
              !selfGone
                  && (stirred
                      || (awaited != null && awaited.turnsBack(effect, passage.self()))
                      || Candidates.fits(board, effect, CardRef.card(passage.self()), passage)));
      case Target.Holder _, Target.Here _ -> {
        int[] named = passage.named(board, effect.target());
        yield both(
            named.length > 0
                && (stirred || Candidates.fits(board, effect, CardRef.card(named[0]), passage)));
      }
    };
  }

  private int there(Which which) {
    return Selection.of(board, which, passage).length
        - (which.place() == Place.HAND && which.whose() == Who.YOU ? fewerInHand : 0);
  }

  private int chosen(Effect.OnCards effect, Target.Choose choose) {
    int index = choice++;
    if (index < announced) {
      int count = passage.picks().count(index);
      return count >= choose.least() ? atLeast(count > 0) : 0;
    }
    Seat chooser = effect instanceof Effect.OpponentChooses ? passage.you().other() : passage.you();
    boolean hand = choose.which().place() == Place.HAND && choose.which().whose() == Who.YOU;
    int unseen = hand ? hidden(choose.which()) : 0;
    if (unseen != 0) {
      return unseen;
    }
    int cookies = Candidates.cookies(board, chooser);
    if (announcement != null && chooser == passage.you()) {
      cookies = Announcing.cookiesLeft(board, announcement);
    }
    int count = 0;
    for (int card : Candidates.of(board, passage, index, chooser, cookies)) {
      boolean spoilt = awaited != null && awaited.spoils(effect, choose.which(), card);
      count += isGone(card) || spoilt ? 0 : 1;
    }
    count += awaited != null && awaited.bringsIn(effect, choose.which()) ? 1 : 0;
    if (choose.which().traits().contains(Trait.Simple.NOT_REGRESSED_BY_THIS_TEXT)) {
      // What the text regresses before does not come to fit this choice by that.
      return count >= choose.least() ? atLeast(count > 0) : 0;
    }
    if (hand) {
      return both(count > 0 || stirred);
    }
    if (effect instanceof Effect.Choose || effect instanceof Effect.OpponentChooses) {
      return count >= choose.least() || stirred ? CAN : 0;
    }
    return count >= choose.least() || stirred ? atLeast(count > 0 || stirred) : 0;
  }

  /// Whether a card is paid with, or played.
  private boolean isGone(int card) {
    boolean self = CardRef.card(passage.self()) == card;
    boolean played = announcement != null && announcement.kind() == Announcement.Kinds.CARD;
    return gone.has(board.ref(card)) || (self && (selfGone || played));
  }

  /// What is in hand is private: with a card there the text may fail without being illegal, unless all of the hand is public.
  @Rule({"LT 6.7d", "LT B66"})
  private int hidden(Which which) {
    Pile hand = board.pile(Zone.HAND, passage.you());
    int closed = 0;
    for (int i = 0; i < hand.size(); i++) {
      closed += Knowledge.open(board, hand.get(i)) ? 0 : 1;
    }
    return which.kind().isPresent() && closed - fewerInHand > 0 ? CAN | DOES : 0;
  }

  private boolean any(Effect.OnCards effect, Which which) {
    for (int card : Selection.of(board, which, passage)) {
      if (!isGone(card) && Candidates.fits(board, effect, card, passage)) {
        return true;
      }
    }
    return false;
  }

  private int onPlayers(Effect effect) {
    Seat you = passage.you();
    return switch (effect) {
      case Effect.Gain(Who _, Amount cookies) -> atLeast(amount(cookies) > 0);
      case Effect.Lose(Who who, Amount cookies) ->
          amount(cookies) == 0 ? CAN : both(begun || anyCookies(who, you));
      case Effect.Hand(Who from, Amount cookies) ->
          amount(cookies) == 0 ? CAN : both(begun || anyCookies(from, you));
      case Effect.Draw(Who who, Amount cards) -> amount(cards) == 0 ? CAN : both(canDraw(who, you));
      case Effect.Discard(Who who, int cards) -> discard(who, cards, you);
      case Effect.LookAndDiscard(Which which) -> both(isOpen(which, Zone.HAND, you.other()));
      case Effect.Look _ -> both(board.pile(Zone.HAND, you.other()).size() > 0);
      case Effect.RevealHand(Who who) -> atLeast(hand(who, you) > 0);
      case Effect.Search(Which which, Effect.Found then) ->
          both(isOpen(which, Zone.DECK, you) && (stirred || hasRoom(which, then)));
      case Effect.Shuffle _ -> CAN | DOES;
      case Effect.SkipFightPhase _ ->
          both(
              board.stage() == Stage.BUILD
                  && board.get(Fact.TURN) > FIRST_TURNS
                  && !board.is(Fact.SKIPPED));
      case Effect.EndFight _ -> both(Fights.goesOn(board));
      case Effect.WinGame _ -> CAN | DOES;
      case Effect.ResourcesThisTurn _ -> atLeast(board.active() == you);
      case Effect.Ask _, Effect.Count _ -> CAN;
      case Effect.OnCards _ -> throw new IllegalStateException("acts on cards: " + effect);
    };
  }

  /// An amount; one that rests on what is still to be chosen is taken to be there.
  private int amount(Amount amount) {
    if (OpenAmounts.isOpen(amount)) {
      return 1;
    }
    Board table = announcement == null ? board : Paid.table(board, announcement, amount);
    return Values.of(table, amount, passage);
  }

  /// Whether it is not plain beforehand that what is searched for cannot come into play.
  @Rule("LT B36")
  private boolean hasRoom(Which which, Effect.Found then) {
    boolean main =
        which.kind().isPresent()
            && (which.kind().get() == Kind.CHARACTER || which.kind().get() == Kind.TOY);
    return switch (then) {
      case TAKE, TO_TIMEOUT -> true;
      case PUT_INTO_PLAY, PLAY_FREE ->
          !main
              || (Entry.hasMain(board, passage.you())
                  && (then == Effect.Found.PUT_INTO_PLAY
                      || !Playable.isFull(board, which.kind().get(), passage.you())));
    };
  }

  private boolean anyCookies(Who who, Seat you) {
    for (Seat seat : Candidates.seats(board, who, you)) {
      if (board.get(Count.COOKIES, seat) > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean canDraw(Who who, Seat you) {
    for (Seat seat : Candidates.seats(board, who, you)) {
      if (board.pile(Zone.DECK, seat).size() + board.pile(Zone.TIMEOUT, seat).size() > 0) {
        return true;
      }
    }
    return false;
  }

  private int hand(Who who, Seat you) {
    int cards = 0;
    for (Seat seat : Candidates.seats(board, who, you)) {
      cards += board.pile(Zone.HAND, seat).size() - (seat == you ? fewerInHand : 0);
    }
    return cards;
  }

  private int discard(Who who, int cards, Seat you) {
    for (Seat seat : Candidates.seats(board, who, you)) {
      int there = board.pile(Zone.HAND, seat).size() - (seat == you ? fewerInHand : 0);
      if (there < cards && !stirred) {
        return who == Who.ANYONE && there > 0 ? CAN | DOES : 0;
      }
    }
    return CAN | DOES;
  }

  /// Whether a fitting card may lie in a private place: some card is there that is not public, or a public one that fits.
  @Rule({"LT 6.7d", "LT B66", "LT C17"})
  private boolean isOpen(Which which, Zone zone, Seat seat) {
    Pile pile = board.pile(zone, seat);
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.get(i);
      if (!Knowledge.open(board, card) || Selection.describes(board, which, card, passage)) {
        return true;
      }
    }
    return false;
  }
}
