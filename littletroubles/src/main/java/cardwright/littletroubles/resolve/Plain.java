package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Script;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Knowledge;
import cardwright.littletroubles.board.Pile;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Amount;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Target;
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
  private final Passage passage;
  private final Script<Effect> script;
  private final Seat you;
  private final boolean paysCookies;
  // What is left for the next instruction.
  private boolean stays;
  private int hand;
  private int deck;
  private int cookies;
  private boolean does;
  private boolean begun;

  private Plain(Board board, Announcement now, Passage passage) {
    this.board = board;
    this.now = now;
    this.passage = passage;
    this.script = passage.text().script();
    this.you = now.you();
    boolean played = now.kind() == Announcement.Kinds.CARD;
    boolean cookiesOnly = !played;
    boolean goes = played;
    int paid = played && board.zone(now.card()) == Zone.HAND ? 1 : 0;
    for (Cost cost : passage.text().costs()) {
      paid += cost.picks();
      goes |= Announcing.sendsAway(cost);
      cookiesOnly &= cost instanceof Cost.Cookies;
    }
    this.paysCookies = cookiesOnly;
    this.stays = !goes;
    this.hand = board.pile(Zone.HAND, you).size() - paid;
    this.deck = board.pile(Zone.DECK, you).size();
    this.cookies = Announcing.cookiesLeft(board, now);
  }

  /// Whether a play for which all is announced is legal.
  static Answer look(Board board, Announcement now, Passage passage) {
    return new Plain(board, now, passage).from(0);
  }

  private Answer from(int start) {
    Text text = passage.text();
    int at = start;
    while (at < script.length()) {
      switch (script.at(at)) {
        case Script.Do<Effect>(Effect effect, int choice) -> {
          Answer can = can(effect, choice);
          if (can != Answer.LEGAL) {
            return can;
          }
          begun |= !(effect instanceof Effect.Ask);
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
              at > 0 && script.at(at - 1) instanceof Script.Do<Effect>(Effect.Ask _, int _);
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

  /// A text that is a die and nothing else is legal as soon as one number would do something.
  private Answer roll(List<Integer> faces) {
    Answer answer = Answer.ILLEGAL;
    for (int start : faces) {
      Answer one = start < script.length() ? new Plain(board, now, passage).from(start) : answer;
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
      case Effect.Ask _, Effect.Count _ -> Answer.LEGAL;
      case Effect.Gain(Who _, Amount amount) -> {
        does |= amount instanceof Amount.Fixed(int more) && more > 0;
        yield Answer.LEGAL;
      }
      case Effect.Lose(Who who, Amount.Fixed(int lost)) -> of(who == Who.YOU && loses(lost));
      case Effect.Draw(Who who, Amount.Fixed(int cards)) -> of(who == Who.YOU && draws(cards));
      case Effect.Discard(Who who, int cards) -> of(who == Who.YOU && discards(cards));
      case Effect.Search(Which _, Effect.Found then) -> of(then == Effect.Found.TAKE && searches());
      case Effect.ResourcesThisTurn _ -> {
        does |= board.active() == you;
        yield Answer.LEGAL;
      }
      case Effect.Lose _,
          Effect.Draw _,
          Effect.Hand _,
          Effect.LookAndDiscard _,
          Effect.Look _,
          Effect.RevealHand _,
          Effect.Shuffle _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _ ->
          Answer.UNKNOWN;
    };
  }

  private Answer acts(Effect.OnCards effect, int choice) {
    boolean names = effect instanceof Effect.Choose || effect instanceof Effect.OpponentChooses;
    boolean turns = effect instanceof Effect.Regress || effect instanceof Effect.Restore;
    boolean counts = effect instanceof Effect.PutCounters;
    return switch (effect.target()) {
      case Target.Choose choose -> {
        int count = now.picks().count(choice);
        does |= count > 0 && !names;
        stays &= turns || counts || names || effect instanceof Effect.AddStats;
        yield of(count >= choose.least() && !(effect instanceof Effect.PlayCard));
      }
      case Target.This _, Target.Holder _, Target.Here _ -> {
        if (begun || !paysCookies) {
          does |= counts;
          yield of(stays && counts && effect.target() instanceof Target.This);
        }
        yield first(effect);
      }
      case Target.That _, Target.It _, Target.Those _, Target.All _, Target.Random _ ->
          Answer.UNKNOWN;
    };
  }

  /// The card of a text, or the one that it stands by, as the first that it acts on.
  private Answer first(Effect.OnCards effect) {
    int[] refs = passage.named(board, effect.target());
    boolean fits =
        refs.length > 0 && Candidates.fits(board, effect, CardRef.card(refs[0]), passage);
    does |= fits;
    stays &= effect instanceof Effect.PutCounters || effect instanceof Effect.AddStats;
    return fits ? Answer.LEGAL : Answer.ILLEGAL;
  }

  private boolean loses(int lost) {
    boolean can = cookies > 0;
    cookies -= lost;
    does |= can;
    return can;
  }

  private boolean draws(int cards) {
    boolean can = cards > 0 && deck >= cards;
    deck -= cards;
    hand += cards;
    does |= can;
    return can;
  }

  private boolean discards(int cards) {
    boolean can = hand >= cards;
    hand -= cards;
    does |= can;
    return can;
  }

  /// A card that is hidden may always be the one that is searched for.
  private boolean searches() {
    Pile pile = board.pile(Zone.DECK, you);
    int open = 0;
    for (int i = 0; i < pile.size(); i++) {
      open += Knowledge.open(board, pile.get(i)) ? 1 : 0;
    }
    boolean can = deck > open;
    deck--;
    hand++;
    does |= can;
    return can;
  }
}
