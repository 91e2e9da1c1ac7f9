package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Script;
import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.List;

/// Sees at a glance of many plays whether they are legal, so that their texts need not be tried: those that only gain, draw, discard and search, with cards enough for all of it, beside what was chosen at the announcement; and those that begin with what their own card, or the one here, has to be fit for.
@Rule({"LT 6.7a", "LT C15", "LT C16"})
final class Plain {
  /// What can be seen.
  enum Answer {
    LEGAL,
    ILLEGAL,
    /// It has to be tried.
    UNKNOWN
  }

  private final Board board;
  private final Announcement now;
  private final TextFrame frame;
  private final Script<Effect> script;
  private final Seat you;
  private final boolean paysCookies;
  // What is left for the next instruction, by seat.
  private final int[] hand;
  private final int[] deck;
  private final int[] cookies;
  private boolean stays;
  private boolean does;
  // How many cards the instruction before has chosen, for what follows to speak of.
  private int chosen;
  private boolean begun;

  private Plain(Board board, Announcement now, TextFrame frame) {
    this.board = board;
    this.now = now;
    this.frame = frame;
    this.script = frame.text().script();
    this.you = now.you();
    boolean played = now.kind() == Announcement.Kinds.CARD;
    boolean cookiesOnly = !played;
    boolean goes = played;
    int paid = played && board.zone(now.card()) == Zone.HAND ? 1 : 0;
    for (Cost cost : frame.text().costs()) {
      paid += cost.picks();
      goes |= Announcing.sendsAway(cost);
      cookiesOnly &= cost instanceof Cost.Cookies;
    }
    this.paysCookies = cookiesOnly;
    this.stays = !goes;
    this.hand = sizes(board, Zone.HAND);
    this.deck = sizes(board, Zone.DECK);
    this.cookies = new int[] {Candidates.cookies(board, Seat.A), Candidates.cookies(board, Seat.B)};
    hand[you.ordinal()] -= paid;
    cookies[you.ordinal()] = Announcing.cookiesLeft(board, now);
  }

  private static int[] sizes(Board board, Zone zone) {
    return new int[] {board.pile(zone, Seat.A).size(), board.pile(zone, Seat.B).size()};
  }

  /// Whether a play for which all is announced is legal.
  static Answer look(Board board, Announcement now, TextFrame frame) {
    return new Plain(board, now, frame).from(0);
  }

  private Answer from(int start) {
    Text text = frame.text();
    int at = start;
    while (at < script.length()) {
      switch (script.at(at)) {
        case Script.Do<Effect>(Effect effect, int choice) -> {
          Answer can = can(effect, choice);
          if (can != Answer.LEGAL) {
            return can;
          }
          begun |= !isAsked(effect);
          at++;
        }
        case Script.Choose<Effect>(Effect _, int choice) -> {
          if (choice >= text.announcedChoices()) {
            return Answer.UNKNOWN;
          }
          at++;
        }
        // What hangs on a condition may be left.
        case Script.Unless<Effect>(int otherwise) -> {
          boolean asked =
              at > 0
                  && script.at(at - 1) instanceof Script.Do<Effect>(Effect before, int _)
                  && isAsked(before);
          if (!asked) {
            return Answer.UNKNOWN;
          }
          at = otherwise;
        }
        case Script.Roll<Effect>(List<Integer> starts) -> {
          List<Integer> faces = starts.stream().distinct().sorted().toList();
          boolean whole = at == 0 && Possible.behind(script, faces) == script.length();
          return whole ? roll(faces) : Answer.UNKNOWN;
        }
        case Script.Jump<Effect>(int to) -> at = to;
        case Script.May<Effect> _,
            Script.OneOf<Effect> _,
            Script.Repeat<Effect> _,
            Script.Again<Effect> _ -> {
          return Answer.UNKNOWN;
        }
      }
    }
    return does ? Answer.LEGAL : Answer.UNKNOWN;
  }

  private static boolean putsCounters(Effect effect) {
    return effect instanceof Effect.SharedOnCards(SharedCardEffect.PutCounters<Which> _);
  }

  private static boolean isAsked(Effect effect) {
    return effect instanceof Effect.Shared(SharedEffect.Ask<Which> _);
  }

  /// A text that is a die and nothing else is legal as soon as one number would do something.
  private Answer roll(List<Integer> faces) {
    Answer answer = Answer.ILLEGAL;
    for (int start : faces) {
      Answer one = start < script.length() ? new Plain(board, now, frame).from(start) : answer;
      if (one == Answer.LEGAL) {
        return one;
      }
      answer = one == Answer.UNKNOWN ? one : answer;
    }
    return answer;
  }

  private static Answer of(boolean can) {
    return can ? Answer.LEGAL : Answer.UNKNOWN;
  }

  private Answer can(Effect effect, int choice) {
    return switch (effect) {
      case Effect.OnCards onCards -> acts(onCards, choice);
      case Effect.Shared(SharedEffect<Which> shared) ->
          switch (shared) {
            case SharedEffect.Ask<Which> _, SharedEffect.Count<Which> _ -> Answer.LEGAL;
            case SharedEffect.NextCosts<Which> _,
                SharedEffect.Shuffle<Which> _,
                SharedEffect.LookAtHand<Which> _ ->
                Answer.UNKNOWN;
          };
      case Effect.Gain(Who who, Amount amount) -> gains(who, amount);
      case Effect.Lose(Who who, Amount amount) -> of(loses(who, number(amount)));
      case Effect.Draw(Who who, Amount amount) -> of(draws(who, number(amount)));
      case Effect.Discard(Who who, int cards) -> of(discards(who, cards));
      case Effect.Search(Which _, Effect.Found then) -> of(then == Effect.Found.TAKE && searches());
      case Effect.ResourcesThisTurn _ -> {
        does |= board.active() == you;
        yield Answer.LEGAL;
      }
      case Effect.EndFight _ -> {
        does |= Fights.goesOn(board);
        yield Fights.goesOn(board) || begun ? of(!begun) : Answer.ILLEGAL;
      }
      case Effect.Hand _,
          Effect.LookAndDiscard _,
          Effect.RevealHand _,
          Effect.SkipFightPhase _,
          Effect.WinGame _ ->
          Answer.UNKNOWN;
    };
  }

  private Answer acts(Effect.OnCards effect, int choice) {
    boolean names = effect instanceof Effect.Choose || effect instanceof Effect.OpponentChooses;
    boolean turns = effect instanceof Effect.Regress || effect instanceof Effect.Restore;
    boolean counts = putsCounters(effect);
    return switch (effect.target()) {
      case Target.Choose<Which> choose -> {
        int count = now.picks().count(choice);
        chosen = names ? count : 0;
        does |= count > 0 && !names;
        stays &= turns || counts || names || effect instanceof Effect.AddStats;
        yield of(count >= choose.least() && !(effect instanceof Effect.PlayCard));
      }
      case Target.This<Which> _, Target.Own<Which> _ -> {
        if (begun || !paysCookies) {
          does |= counts;
          yield of(stays && counts && effect.target() instanceof Target.This);
        }
        yield first(effect);
      }
      case Target.Those<Which> _ -> {
        boolean named = chosen > 0 && effect instanceof Effect.AddStats;
        does |= named;
        yield of(named);
      }
      case Target.That<Which> _, Target.It<Which> _, Target.All<Which> _, Target.Random<Which> _ ->
          Answer.UNKNOWN;
    };
  }

  /// The card of a text, or the one that it stands by, as the first that it acts on.
  private Answer first(Effect.OnCards effect) {
    int[] refs = frame.named(board, effect.target());
    boolean fits = refs.length > 0 && Candidates.fits(board, effect, CardRef.card(refs[0]), frame);
    does |= fits;
    stays &= putsCounters(effect) || effect instanceof Effect.AddStats;
    return fits ? Answer.LEGAL : Answer.ILLEGAL;
  }

  /// How much it is, or -1 where that has to be tried.
  private int number(Amount amount) {
    return switch (amount) {
      case Amount.Fixed(int number) -> number;
      case Amount.X(int times, int by) ->
          frame.x() == TextFrame.UNKNOWN ? -1 : NumberRange.of((long) times * frame.x() / by);
      case Amount.ForEach _,
          Amount.Equal _,
          Amount.Plus _,
          Amount.Times _,
          Amount.Half _,
          Amount.AtMost _,
          Amount.AtLeast _ ->
          -1;
    };
  }

  private boolean means(Who who, int seat) {
    return switch (who) {
      case YOU -> seat == you.ordinal();
      case OPPONENT -> seat != you.ordinal();
      case ANYONE -> true;
    };
  }

  private Answer gains(Who who, Amount amount) {
    int more = number(amount);
    for (int seat = 0; seat < cookies.length && more > 0; seat++) {
      cookies[seat] += means(who, seat) ? more : 0;
    }
    does |= more > 0;
    return Answer.LEGAL;
  }

  private boolean loses(Who who, int number) {
    int lost = 0;
    for (int seat = 0; seat < cookies.length && number > 0; seat++) {
      int there = means(who, seat) ? Math.min(number, cookies[seat]) : 0;
      cookies[seat] -= there;
      lost += there;
    }
    does |= lost > 0;
    return lost > 0 || number == 0;
  }

  private boolean draws(Who who, int cards) {
    boolean can = cards >= 0;
    for (int seat = 0; seat < deck.length; seat++) {
      int drawn = means(who, seat) ? cards : 0;
      can &= deck[seat] >= drawn;
      deck[seat] -= drawn;
      hand[seat] += drawn;
    }
    does |= can && cards > 0;
    return can;
  }

  private boolean discards(Who who, int cards) {
    boolean can = true;
    for (int seat = 0; seat < hand.length; seat++) {
      int discarded = means(who, seat) ? cards : 0;
      can &= hand[seat] >= discarded;
      hand[seat] -= discarded;
    }
    does |= can;
    return can;
  }

  /// A card that is hidden may always be the one that is searched for.
  private boolean searches() {
    Pile pile = board.pile(Zone.DECK, you);
    int open = 0;
    for (int i = 0; i < pile.size(); i++) {
      open += board.knowledge().isPublic(pile.get(i)) ? 1 : 0;
    }
    boolean can = deck[you.ordinal()] > open;
    deck[you.ordinal()]--;
    hand[you.ordinal()]++;
    does |= can;
    return can;
  }
}
