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
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.List;

/// Sees at a glance of many plays whether they are legal, so that their texts need not be tried: those that only gain, give, draw, look, discard and search, with cards enough for all of it, beside what was chosen at the announcement; and those that begin with what their own card, or the one here, has to be fit for.
@Rule({"LT 6.7a", "LT C15", "LT C16"})
final class LegalityShortcut {
  /// What can be seen.
  enum Answer {
    LEGAL,
    ILLEGAL,
    /// It has to be tried.
    UNKNOWN
  }

  // Where what is left for the next instruction stands, A's before B's.
  private static final int HAND = 0;
  private static final int DECK = 2;
  private static final int COOKIES = 4;
  private static final int COUNTS = 6;

  private final Board board;
  private final Announcement now;
  private final TextFrame frame;
  private final Script<Effect> script;
  private final Seat you;
  private final boolean paysCookies;
  private final int[] left = new int[COUNTS];
  private boolean stays;
  private boolean does;
  // How many cards the instruction before has chosen, for what follows to speak of.
  private int chosen;
  private boolean begun;
  // Whether nothing but cards was asked for so far, and none was chosen.
  private boolean idle = true;

  private LegalityShortcut(Board board, Announcement now, TextFrame frame, int cookies) {
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
      goes |= PriceOfPlay.sendsAway(cost);
      cookiesOnly &= cost instanceof Cost.Cookies;
    }
    this.paysCookies = cookiesOnly;
    this.stays = !goes;
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(i);
      left[HAND + i] = board.pile(Zone.HAND, seat).size();
      left[DECK + i] = board.pile(Zone.DECK, seat).size();
      left[COOKIES + i] = board.get(SeatCounter.COOKIES, seat);
    }
    left[HAND + you.ordinal()] -= paid;
    left[COOKIES + you.ordinal()] = cookies;
  }

  /// Whether a play for which all is announced is legal.
  ///
  /// @param cookies what its player has left once it is paid
  static Answer look(Board board, Announcement now, TextFrame frame, int cookies) {
    return new LegalityShortcut(board, now, frame, cookies).from(0);
  }

  private Answer from(int start) {
    Text text = frame.text();
    int at = start;
    while (at < script.length()) {
      switch (script.at(at)) {
        case Script.Do<Effect>(Effect effect, int choice) -> {
          Answer can = can(effect, choice, at + 1 == script.length());
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
          boolean whole = at == 0 && Possible.behind(script, starts) == script.length();
          return whole ? roll(starts) : Answer.UNKNOWN;
        }
        case Script.Jump<Effect>(int to) -> at = to;
        case Script.May<Effect>(int otherwise, int _) -> {
          // What may be left is left, and with it what hangs on it.
          at = otherwise;
          idle = false;
          begun = true;
          if (at < script.length() && script.at(at) instanceof Script.Unless<Effect>(int not)) {
            at = not;
          }
        }
        case Script.OneOf<Effect> _,
            Script.SomeOf<Effect> _,
            Script.Repeat<Effect> _,
            Script.Again<Effect> _ -> {
          return Answer.UNKNOWN;
        }
      }
    }
    if (does) {
      return Answer.LEGAL;
    }
    return idle ? Answer.ILLEGAL : Answer.UNKNOWN;
  }

  private static boolean putsCounters(Effect effect) {
    return effect instanceof Effect.SharedOnCards(SharedCardEffect.PutCounters<Which> _);
  }

  private static boolean isAsked(Effect effect) {
    return effect instanceof Effect.Shared(SharedEffect.Ask<Which> _);
  }

  /// A text that is a die and nothing else is legal as soon as one number would do something.
  private Answer roll(List<Integer> starts) {
    Answer answer = Answer.ILLEGAL;
    int cookies = left[COOKIES + you.ordinal()];
    for (int face = 0; face < starts.size(); face++) {
      int start = starts.get(face);
      boolean asked = start >= script.length() || (face > 0 && starts.get(face - 1) == start);
      Answer one = asked ? answer : new LegalityShortcut(board, now, frame, cookies).from(start);
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

  /// @param last whether nothing comes behind it
  private Answer can(Effect effect, int choice, boolean last) {
    boolean first = idle && !begun;
    idle &= effect instanceof Effect.OnCards || isNothing(effect);
    return switch (effect) {
      case Effect.OnCards onCards -> acts(onCards, choice, first);
      case Effect.Shared(SharedEffect<Which> shared) ->
          switch (shared) {
            case SharedEffect.Ask<Which> _, SharedEffect.Count<Which> _ -> Answer.LEGAL;
            case SharedEffect.PutToken<Which> _, SharedEffect.Top<Which> _ -> Answer.UNKNOWN;
            case SharedEffect.LookAtHand<Which> _ -> of(looks(you.other()));
            case SharedEffect.NextCosts<Which> _,
                SharedEffect.Shuffle<Which> _,
                SharedEffect.AnotherTurn<Which> _,
                SharedEffect.EndTurn<Which> _,
                SharedEffect.NextInstead<Which> _,
                SharedEffect.NextTime<Which> _,
                SharedEffect.SkipPhase<Which> _ -> {
              does = true;
              yield Answer.LEGAL;
            }
          };
      case Effect.Gain(Who who, Amount amount) -> gains(who, amount);
      case Effect.Lose(Who who, Amount amount) -> of(loses(who, number(amount)));
      case Effect.Hand(Who from, Amount amount) -> gives(from, number(amount), first);
      case Effect.Draw(Who who, Amount amount) -> of(draws(who, number(amount), last));
      case Effect.Discard(Who who, int cards) -> of(discards(who, cards));
      case Effect.Search(Which _, Effect.Found then) -> of(searches(then));
      case Effect.RevealHand(Who who) -> {
        does |= (means(who, 0) && left[HAND] > 0) || (means(who, 1) && left[HAND + 1] > 0);
        yield Answer.LEGAL;
      }
      case Effect.SkipFightPhase _ -> {
        boolean can = TrialOnPlayers.canSkip(board);
        does |= can;
        yield can || !first ? of(can && first) : Answer.ILLEGAL;
      }
      case Effect.ResourcesThisTurn _ -> {
        does |= board.active() == you;
        yield Answer.LEGAL;
      }
      case Effect.EndFight _ -> {
        does |= Fights.goesOn(board);
        yield Fights.goesOn(board) || !first ? of(Fights.goesOn(board) && !begun) : Answer.ILLEGAL;
      }
      case Effect.LookAndDiscard _, Effect.WinGame _ -> Answer.UNKNOWN;
    };
  }

  private Answer acts(Effect.OnCards effect, int choice, boolean first) {
    idle &= effect.target() instanceof Target.Choose || effect.target() instanceof Target.Those;
    boolean names = effect instanceof Effect.Choose || effect instanceof Effect.Chooses;
    boolean turns = effect instanceof Effect.Regress || effect instanceof Effect.Restore;
    boolean counts = putsCounters(effect);
    if (effect.second().isPresent()) {
      return Answer.UNKNOWN;
    }
    return switch (effect.target()) {
      case Target.Choose<Which> choose -> {
        int count = now.picks().count(choice);
        chosen = names ? count : 0;
        does |= count > 0 && !names;
        stays &= turns || counts || names || effect instanceof Effect.AddStats;
        yield of(count >= choose.least() && !(effect instanceof Effect.PlayCard));
      }
      case Target.This<Which> _, Target.Own<Which> _ -> {
        if (!first || !paysCookies) {
          does |= counts;
          yield of(stays && counts && effect.target() instanceof Target.This);
        }
        yield first(effect);
      }
      case Target.Those<Which> _ -> {
        boolean named = chosen > 0 && effect instanceof Effect.AddStats;
        does |= named;
        yield of(named || (idle && now.picks().size() == 0));
      }
      case Target.Random<Which> random -> of(effect instanceof Effect.ToTimeout && loses(random));
      case Target.That<Which> _, Target.It<Which> _, Target.All<Which> _ -> Answer.UNKNOWN;
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
          Amount.Difference _,
          Amount.AtMost _,
          Amount.AtLeast _ ->
          -1;
    };
  }

  /// Whether an effect is on no cookies, or no cards.
  private boolean isNothing(Effect effect) {
    return switch (effect) {
      case Effect.Gain(Who _, Amount amount) -> number(amount) == 0;
      case Effect.Lose(Who _, Amount amount) -> number(amount) == 0;
      case Effect.Hand(Who _, Amount amount) -> number(amount) == 0;
      case Effect.Draw(Who _, Amount amount) -> number(amount) == 0;
      case Effect.OnCards _,
          Effect.Shared _,
          Effect.Discard _,
          Effect.LookAndDiscard _,
          Effect.RevealHand _,
          Effect.Search _,
          Effect.SkipFightPhase _,
          Effect.ResourcesThisTurn _,
          Effect.EndFight _,
          Effect.WinGame _ ->
          false;
    };
  }

  private boolean means(Who who, int seat) {
    return who.means(seat == you.ordinal());
  }

  private Answer gains(Who who, Amount amount) {
    int more = number(amount);
    for (int seat = 0; seat < 2 && more > 0; seat++) {
      left[COOKIES + seat] += means(who, seat) ? more : 0;
    }
    does |= more > 0 || countsPlay(amount);
    return Answer.LEGAL;
  }

  /// Whether there is something for each activation of this phase, of which the play itself is one.
  private boolean countsPlay(Amount amount) {
    return now.mode() == Announcement.Mode.PLAY
        && amount instanceof Amount.ForEach(int number, Value.PlaysThisPhase(Who who))
        && number > 0
        && who != Who.OPPONENT;
  }

  private boolean loses(Who who, int number) {
    int lost = 0;
    for (int seat = 0; seat < 2 && number > 0; seat++) {
      int there = means(who, seat) ? Math.min(number, left[COOKIES + seat]) : 0;
      left[COOKIES + seat] -= there;
      lost += there;
    }
    does |= lost > 0;
    return lost > 0 || number == 0;
  }

  /// @param first whether nothing has been asked or done before, so that it is known what there is
  private Answer gives(Who from, int number, boolean first) {
    int giver = (from == Who.YOU ? you : you.other()).ordinal();
    int given = Math.min(number, left[COOKIES + giver]);
    if (given > 0) {
      left[COOKIES + giver] -= given;
      left[COOKIES + 1 - giver] += given;
      does = true;
    }
    if (given > 0 || number == 0) {
      return Answer.LEGAL;
    }
    return first && number > 0 ? Answer.ILLEGAL : Answer.UNKNOWN;
  }

  /// Where nothing comes behind it, one card is enough.
  private boolean draws(Who who, int cards, boolean last) {
    boolean can = cards >= 0;
    boolean some = false;
    for (int seat = 0; seat < 2; seat++) {
      int drawn = means(who, seat) ? cards : 0;
      can &= left[DECK + seat] >= drawn;
      some |= drawn > 0 && left[DECK + seat] > 0;
      left[DECK + seat] -= drawn;
      left[HAND + seat] += drawn;
    }
    can |= last && some;
    does |= can && cards > 0;
    return can;
  }

  private boolean discards(Who who, int cards) {
    boolean can = true;
    for (int seat = 0; seat < 2; seat++) {
      int discarded = means(who, seat) ? cards : 0;
      can &= left[HAND + seat] >= discarded;
      left[HAND + seat] -= discarded;
    }
    does |= can;
    return can;
  }

  /// A hand is looked at that has cards.
  private boolean looks(Seat seat) {
    boolean can = left[HAND + seat.ordinal()] > 0;
    does |= can;
    return can;
  }

  /// Any card of the opponent's hand goes, whatever it is.
  private boolean loses(Target.Random<Which> random) {
    Which which = random.which();
    int theirs = HAND + you.other().ordinal();
    boolean can =
        which.place() == Place.HAND
            && which.whose() == Who.OPPONENT
            && which.isAny()
            && random.number() == 1
            && left[theirs] > 0;
    left[theirs]--;
    does |= can;
    return can;
  }

  /// A card that is hidden may always be the one that is searched for.
  private boolean searches(Effect.Found then) {
    Pile pile = board.pile(Zone.DECK, you);
    int open = 0;
    for (int i = 0; i < pile.size(); i++) {
      open += board.knowledge().isPublic(pile.get(i)) ? 1 : 0;
    }
    boolean taken = then == Effect.Found.TAKE;
    boolean can = left[DECK + you.ordinal()] > open && (taken || then == Effect.Found.TO_TIMEOUT);
    left[DECK + you.ordinal()]--;
    left[HAND + you.ordinal()] += taken ? 1 : 0;
    does |= can;
    return can;
  }
}
