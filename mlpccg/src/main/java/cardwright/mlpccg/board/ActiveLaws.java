package cardwright.mlpccg.board;

import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.LawKind;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the laws in force say: prices, requirements, totals, and what cannot be.
@Rule({"MLP 9", "MLP B2", "MLP B32"})
public final class ActiveLaws {
  private static final int[] NOBODY = {};

  private ActiveLaws() {}

  /// The cards in play that a law is about.
  static int[] subject(Board board, Target<Which> subject, TextContext context) {
    if (subject instanceof Target.All(Which which, var _)) {
      return Selection.of(board, which, context);
    }
    if (subject instanceof Target.This) {
      int self = CardRef.card(context.self());
      return board.holds(context.self()) && board.inPlay(self) ? new int[] {self} : NOBODY;
    }
    int[] refs = context.named(board, subject);
    int[] cards = refs.length == 0 ? NOBODY : new int[refs.length];
    int count = 0;
    for (int ref : refs) {
      if (board.holds(ref) && board.inPlay(CardRef.card(ref))) {
        cards[count++] = CardRef.card(ref);
      }
    }
    return count == cards.length ? cards : Arrays.copyOf(cards, count);
  }

  /// Whether a law is about that card.
  private static boolean isAbout(
      Board board, Target<Which> subject, int card, TextContext context) {
    if (subject instanceof Target.All(Which which, var _)) {
      return Selection.fits(board, which, card, context);
    }
    return context.names(board, subject, card);
  }

  /// The laws of a kind; where no card of the play speaks of it, nothing is derived for that.
  static ActiveEffect[] spoken(Board board, LawKind kind) {
    return board.info().has(kind) ? board.derived().laws(board, kind) : Layers.NO_LAWS;
  }

  static int times(Board board, int number, Optional<Value> forEach, TextContext context) {
    return forEach.isEmpty()
        ? number
        : NumberRange.product(number, Values.of(board, forEach.get(), context));
  }

  static boolean goes(Board board, Trigger.Route route, int from, int to, TextContext context) {
    return switch (route) {
      case ANY -> true;
      case TO_PROBLEM -> Area.isProblem(to);
      case HOME_TO_PROBLEM -> Area.isHome(from) && Area.isProblem(to);
      case HERE -> to != Area.NONE && to == context.here(board);
      case THERE -> to != Area.NONE && to == context.there(board);
      case FROM_HERE -> from != Area.NONE && from == context.here(board);
    };
  }

  /// How much more power of any color a seat needs to confront the Problem of an area; below 0 for less.
  @Rule({"MLP 32", "MLP B25"})
  public static int needs(Board board, Seat seat, int area) {
    int problem = board.derived().problemAt(area);
    int more = 0;
    for (ActiveEffect each : spoken(board, LawKind.NEEDS)) {
      if (each.law() instanceof Law.Needs(Who who, int by, Target<Which> target, var forEach)
          && each.context().means(board, who, seat)
          && isAbout(board, target, problem, each.context())
          && each.holds(board)) {
        more += times(board, by, forEach, each.context());
      }
    }
    return more;
  }

  /// How many characters a seat needs at least to confront the Problem of an area.
  @Rule({"MLP 32", "MLP B2"})
  public static int charactersNeeded(Board board, Seat seat, int area) {
    int problem = board.derived().problemAt(area);
    int most = 0;
    for (ActiveEffect each : spoken(board, LawKind.NEEDS_CHARACTERS)) {
      if (each.law() instanceof Law.NeedsCharacters(Who who, int least, Target<Which> target)
          && each.context().means(board, who, seat)
          && isAbout(board, target, problem, each.context())
          && each.holds(board)) {
        most = Math.max(most, least);
      }
    }
    return most;
  }

  /// Whether a text says that a seat meets the requirement of the Problem of an area.
  public static boolean meets(Board board, Seat seat, int area) {
    int problem = board.derived().problemAt(area);
    for (ActiveEffect each : spoken(board, LawKind.MEETS)) {
      if (each.law() instanceof Law.Meets(Who who, Target<Which> target)
          && each.context().means(board, who, seat)
          && isAbout(board, target, problem, each.context())
          && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// How many more cards a seat flips in this faceoff; below 0 for fewer.
  @Rule("MLP 45")
  public static int flips(Board board, Seat seat) {
    int more = 0;
    for (ActiveEffect each : spoken(board, LawKind.FLIPS)) {
      if (each.law() instanceof Law.Flips(Who who, int by)
          && flipper(board, each, who, seat)
          && each.holds(board)) {
        more += by;
      }
    }
    return more;
  }

  /// The player who did not challenge flips for the Troublemaker, whoever controls it.
  @Rule({"MLP B17", "MLP B18"})
  private static boolean flipper(Board board, ActiveEffect law, Who who, Seat seat) {
    int self = law.context().self();
    boolean challenged = board.holds(self) && board.isChallenged(CardRef.card(self));
    Seat side = challenged ? board.faceoffSide(CardRef.card(self)) : law.context().you();
    return law.context().as(side).means(board, who, seat);
  }

  /// How many of the highest cards that a seat flipped it ignores.
  public static int ignoresHighest(Board board, Seat seat) {
    int number = 0;
    for (ActiveEffect each : spoken(board, LawKind.IGNORES_HIGHEST)) {
      if (each.law() instanceof Law.IgnoresHighest(Who who)
          && each.context().means(board, who, seat)
          && each.holds(board)) {
        number++;
      }
    }
    return number;
  }

  /// What laws add to the total of a seat in this faceoff.
  @Rule("MLP 47")
  public static int total(Board board, Seat seat) {
    int more = 0;
    for (ActiveEffect each : spoken(board, LawKind.TOTAL)) {
      if (each.law() instanceof Law.Total(Who who, int by)
          && each.context().means(board, who, seat)
          && each.holds(board)) {
        more += by;
      }
    }
    return more;
  }

  /// The bonus points of a Problem: those that are printed, or those that a law sets.
  @Rule("MLP B23")
  public static int bonus(Board board, int problem) {
    for (ActiveEffect each : spoken(board, LawKind.BONUS)) {
      if (each.law() instanceof Law.Bonus(Target<Which> target, int points)
          && isAbout(board, target, problem, each.context())
          && each.holds(board)) {
        return points;
      }
    }
    return board.card(problem).front().figures().bonus();
  }

  /// What is added to the home limit of a seat.
  @Rule("MLP B57")
  public static int homeLimit(Board board, Seat seat) {
    int more = 0;
    for (ActiveEffect each : spoken(board, LawKind.HOME_LIMIT)) {
      if (each.law() instanceof Law.HomeLimit(Who whose, int by)
          && each.context().means(board, whose, seat)
          && each.holds(board)) {
        more += by;
      }
    }
    return more;
  }

  /// Whether a Friend at home does not count for the limit of its player.
  @Rule("MLP Q59")
  public static boolean isUncounted(Board board, int card) {
    for (ActiveEffect each : spoken(board, LawKind.UNCOUNTED)) {
      if (each.law() instanceof Law.Uncounted(Which which)
          && Selection.fits(board, which, card, each.context())
          && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// The colors that a character has in confronting beside its own, as bits.
  @Rule("MLP Q125")
  static int confrontsAs(Board board, int card) {
    int colors = 0;
    for (ActiveEffect each : spoken(board, LawKind.CONFRONTS_AS)) {
      if (each.law() instanceof Law.ConfrontsAs(Which which, Color color)
          && Selection.fits(board, which, card, each.context())
          && each.holds(board)) {
        colors |= color.bit();
      }
    }
    return colors;
  }

  /// Whether any law says who controls cards.
  @Rule("MLP 66")
  public static boolean sayWhoControls(Board board) {
    return spoken(board, LawKind.CONTROLS).length > 0;
  }

  /// Who controls a card by a law, or null.
  @Rule("MLP 66")
  public static @Nullable Seat controller(Board board, int card) {
    for (ActiveEffect each : spoken(board, LawKind.CONTROLS)) {
      if (each.law() instanceof Law.Controls(Target<Which> target)
          && isAbout(board, target, card, each.context())
          && each.holds(board)) {
        return each.context().you();
      }
    }
    return null;
  }

  /// Whether a card that has just come into play is exhausted.
  public static boolean entersExhausted(Board board, int card) {
    for (ActiveEffect each : spoken(board, LawKind.ENTERS_EXHAUSTED)) {
      boolean meant =
          each.law() instanceof Law.EntersExhausted(Which which)
              ? Selection.fits(board, which, card, each.context())
              : each.context().self() == board.ref(card);
      if (meant && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// Whether something cannot be done to a card.
  ///
  /// @param by whose doing it is, or null for nobody's
  /// @param to where it goes, or [Area#NONE]
  @Rule("MLP B2")
  public static boolean forbid(Board board, Law.Done what, int card, @Nullable Seat by, int to) {
    if (!board.info().has(LawKind.CANNOT) || !board.derived().mayForbid(board, what)) {
      return false;
    }
    for (ActiveEffect each : spoken(board, LawKind.CANNOT)) {
      if (each.law() instanceof Law.Cannot(Who who, Law.Done done, Target<Which> subject, var route)
          && done == what
          && (who == Who.EACH || (by != null && each.context().means(board, who, by)))
          && goes(
              board, route, board.inPlay(card) ? board.area(card) : Area.NONE, to, each.context())
          && (what == Law.Done.PLAYED
              ? isPlayed(board, subject, card, each.context())
              : isAbout(board, subject, card, each.context()))
          && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPlayed(
      Board board, Target<Which> subject, int card, TextContext context) {
    return subject instanceof Target.All(Which which, var _)
        && Selection.describes(board, which, card, context);
  }

  /// Whether a card cannot be played on another one.
  @Rule("MLP B2")
  public static boolean forbidOn(Board board, int card, int host) {
    for (ActiveEffect each : spoken(board, LawKind.CANNOT_BE_PLAYED_ON)) {
      if (each.law() instanceof Law.CannotBePlayedOn(Which which, Target<Which> on)
          && Selection.describes(board, which, card, each.context())
          && isAbout(board, on, host, each.context())
          && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// With how many characters a Troublemaker can be challenged at most by a seat.
  public static int challengers(Board board, int troublemaker, Seat seat) {
    int most = Integer.MAX_VALUE;
    for (ActiveEffect each : spoken(board, LawKind.CHALLENGED_BY_AT_MOST)) {
      if (each.law() instanceof Law.ChallengedByAtMost(Value number)
          && each.context().self() == board.ref(troublemaker)
          && each.context().you() != seat
          && each.holds(board)) {
        most = Math.min(most, Values.of(board, number, each.context()));
      }
    }
    return most;
  }

  /// Whether a Troublemaker says that a seat cannot challenge it as things stand.
  @Rule({"MLP 20", "MLP B2"})
  public static boolean forbidChallenge(Board board, int troublemaker, Seat seat) {
    for (ActiveEffect each : spoken(board, LawKind.CHALLENGED_ONLY_IF)) {
      if (each.law() instanceof Law.ChallengedOnlyIf(var condition)
          && each.context().self() == board.ref(troublemaker)
          && each.context().you() == seat
          && each.holds(board)
          && !Values.holds(board, condition, each.context())) {
        return true;
      }
    }
    return false;
  }

  /// Whether a character cannot be involved in the faceoff that is going on.
  @Rule("MLP 43")
  public static boolean keepOut(Board board, int card) {
    for (ActiveEffect each : spoken(board, LawKind.CANNOT_BE_INVOLVED)) {
      if (each.law() instanceof Law.CannotBeInvolved(Which which)
          && Selection.fits(board, which, card, each.context())
          && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a seat cannot score points now.
  public static boolean forbidScoring(Board board, Seat seat) {
    for (ActiveEffect each : spoken(board, LawKind.CANNOT_SCORE)) {
      if (each.law() instanceof Law.CannotScore(Who who)
          && each.context().means(board, who, seat)
          && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a seat has played a card of that type this turn, and cannot play another.
  public static boolean forbidAnother(Board board, Seat seat, int card) {
    for (ActiveEffect each : spoken(board, LawKind.ONE_OF_EACH_TYPE)) {
      if (each.law() instanceof Law.OneOfEachType(Who who)
          && each.context().means(board, who, seat)
          && each.holds(board)) {
        return playedAny(board, seat, board.card(card).kind().bit());
      }
    }
    return false;
  }

  /// Whether a seat plays with the top card of its deck face up.
  @Rule("MLP Q64")
  public static boolean isTopOpen(Board board, Seat seat) {
    for (ActiveEffect each : spoken(board, LawKind.OPEN_TOP)) {
      if (each.context().you() == seat && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a card says that what is beneath it goes to the hands of its owners.
  @Rule("MLP Q79")
  public static boolean spills(Board board, int host) {
    for (ActiveEffect each : spoken(board, LawKind.SPILLS_TO_HANDS)) {
      if (each.context().self() == board.ref(host) && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a law lets a seat play a card of its discard pile.
  @Rule("MLP Q76")
  public static boolean letPlay(Board board, int card, Seat seat) {
    for (ActiveEffect each : spoken(board, LawKind.PLAY_FROM)) {
      if (each.law() instanceof Law.PlayFrom(Which which)
          && each.context().you() == seat
          && Selection.fits(board, which, card, each.context())
          && each.holds(board)) {
        return true;
      }
    }
    return false;
  }

  /// Shows players what a law lets them look at.
  @Rule("MLP B21")
  public static void look(Board board) {
    for (ActiveEffect each : spoken(board, LawKind.MAY_LOOK)) {
      if (each.law() instanceof Law.MayLook(Which which) && each.holds(board)) {
        for (int card : Selection.of(board, which, each.context())) {
          if (!board.knowledge().seen(card, each.context().you())) {
            board.knowledge().show(card, each.context().you());
          }
        }
      }
    }
  }

  /// Whether a player has played a card of such types this turn.
  private static boolean playedAny(Board board, Seat by, int kinds) {
    return board.plays().count(by, card -> (board.card(card).kind().bit() & kinds) != 0) > 0;
  }
}
