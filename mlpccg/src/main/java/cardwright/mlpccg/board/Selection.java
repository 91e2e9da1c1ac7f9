package cardwright.mlpccg.board;

import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.OwnQuality;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the cards that a selector means.
public final class Selection {
  private static final int[] NOTHING = {};
  private static final int ANY_TRAIT = 0;

  private Selection() {}

  /// The cards meant, by index, in the order in which they lie.
  public static int[] of(Board board, Which which, TextContext context) {
    int[] found = new int[most(board, which)];
    int count = find(board, which, context, found);
    int[] all = count == 0 ? NOTHING : Arrays.copyOf(found, count);
    return which.asks(OwnQuality.State.HIGHEST_POWER) ? highest(board, all) : all;
  }

  /// How many cards are meant.
  public static int count(Board board, Which which, TextContext context) {
    return which.asks(OwnQuality.State.HIGHEST_POWER)
        ? of(board, which, context).length
        : find(board, which, context, null);
  }

  /// How many cards can be meant at most.
  private static int most(Board board, Which which) {
    boolean table = !which.asks(OwnQuality.State.FLIPPED) && isOnTable(which.place());
    return table ? board.table().size() : board.pool().size();
  }

  private static boolean isOnTable(Place place) {
    return switch (place) {
      case Place.On _ -> true;
      case Place.Under _ -> false;
      case Place.Spot spot ->
          switch (spot) {
            case PLAY, HERE, THERE, HOME, PROBLEM, OPPONENTS_PROBLEM, ONE_PROBLEM -> true;
            case HAND, DECK, DISCARD, BENEATH, AMONG_THEM -> false;
          };
    };
  }

  /// Finds the cards meant, whatever their power; answers how many.
  ///
  /// @param found takes them, or null where they are only counted
  private static int find(Board board, Which which, TextContext context, int @Nullable [] found) {
    int count = 0;
    if (which.asks(OwnQuality.State.FLIPPED)) {
      for (int card = 0; card < board.pool().size(); card++) {
        count = add(isMeant(board, which, card, context), card, found, count);
      }
    } else if (which.place() instanceof Place.Spot spot && isPile(spot)) {
      for (int i = 0; i < 2; i++) {
        Seat seat = Seat.of(context.you().ordinal() ^ i);
        if (context.means(board, which.whose(), seat)) {
          Pile pile = board.pile(zone(spot), seat);
          for (int at = 0; at < pile.size(); at++) {
            int card = pile.get(at);
            count = add(describes(board, which, card, context), card, found, count);
          }
        }
      }
    } else if (which.place() == Place.Spot.AMONG_THEM) {
      for (int ref : context.among()) {
        int card = CardRef.card(ref);
        boolean fits = board.holds(ref) && describes(board, which, card, context);
        count = add(fits, card, found, count);
      }
    } else if (which.place() == Place.Spot.BENEATH || which.place() instanceof Place.Under) {
      for (int card = 0; card < board.pool().size(); card++) {
        boolean beneath = isIn(board, which.place(), card, context);
        count = add(beneath && describes(board, which, card, context), card, found, count);
      }
    } else if ((which.kinds() & Kind.PROBLEM.bit()) == 0
        && which.place() instanceof Place.Spot spot) {
      count = listed(board, which, areas(board, spot, context), context, found);
    } else {
      count = table(board, which, context, found);
    }
    return count;
  }

  private static int table(Board board, Which which, TextContext context, int @Nullable [] found) {
    int count = 0;
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      count = add(isMeant(board, which, card, context), card, found, count);
    }
    return count;
  }

  /// The areas of the table that a place means, as bits.
  private static int areas(Board board, Place.Spot spot, TextContext context) {
    return switch (spot) {
      case PLAY -> Area.ALL;
      case HOME -> Area.HOMES;
      case PROBLEM -> Area.PROBLEMS;
      case ONE_PROBLEM ->
          context.place() == Area.NONE ? Area.PROBLEMS : Area.PROBLEMS & 1 << context.place();
      case OPPONENTS_PROBLEM -> 1 << Area.problem(context.you().other());
      case HERE -> Area.ALL & 1 << context.here(board);
      case THERE -> Area.ALL & 1 << context.there(board);
      case HAND, DECK, DISCARD, BENEATH, AMONG_THEM -> 0;
    };
  }

  /// Cards are looked up where they are, unless it matters in which order those of several lists lie.
  private static int listed(
      Board board, Which which, int areas, TextContext context, int @Nullable [] found) {
    boolean ofA = context.means(board, which.whose(), Seat.A);
    boolean ofB = context.means(board, which.whose(), Seat.B);
    boolean several =
        Integer.bitCount(areas) > 1 || (ofA && ofB) || CardLists.sorts(which.kinds()) > 1;
    if (found != null && several) {
      return table(board, which, context, found);
    }
    int count = 0;
    CardLists lists = board.derived().lists();
    for (int left = areas; left != 0; left &= left - 1) {
      int area = Integer.numberOfTrailingZeros(left);
      for (int seat = ofA ? 0 : 1; seat < (ofB ? 2 : 1); seat++) {
        for (int sort = 0; sort < CardLists.SORTS; sort++) {
          int card = lists.first(sort, which.kinds(), area, Seat.of(seat));
          while (card != Board.EMPTY) {
            count = add(describes(board, which, card, context), card, found, count);
            card = lists.next(card);
          }
        }
      }
    }
    return count;
  }

  private static int add(boolean meant, int card, int @Nullable [] found, int count) {
    if (meant && found != null) {
      found[count] = card;
    }
    return meant ? count + 1 : count;
  }

  private static boolean isPile(Place.Spot spot) {
    return spot == Place.Spot.HAND || spot == Place.Spot.DECK || spot == Place.Spot.DISCARD;
  }

  private static Zone zone(Place.Spot spot) {
    return switch (spot) {
      case HAND -> Zone.HAND;
      case DECK -> Zone.DECK;
      case DISCARD -> Zone.DISCARD;
      case PLAY, HERE, THERE, HOME, PROBLEM, OPPONENTS_PROBLEM, ONE_PROBLEM, BENEATH, AMONG_THEM ->
          throw new IllegalStateException("no pile: " + spot);
    };
  }

  @Rule("MLP Q32")
  private static int[] highest(Board board, int[] all) {
    int most = 0;
    for (int card : all) {
      most = Math.max(most, power(board, card));
    }
    int highest = most;
    return Arrays.stream(all).filter(card -> power(board, card) == highest).toArray();
  }

  /// Whether a selector means that card.
  public static boolean fits(Board board, Which which, int card, TextContext context) {
    if (which.asks(OwnQuality.State.HIGHEST_POWER)) {
      return Arrays.stream(of(board, which, context)).anyMatch(each -> each == card);
    }
    return isMeant(board, which, card, context);
  }

  private static boolean isMeant(Board board, Which which, int card, TextContext context) {
    if (!isOfKind(board, which, card)) {
      // Most cards are not, and nothing is asked sooner.
      return false;
    }
    boolean there =
        which.asks(OwnQuality.State.FLIPPED)
            ? board.zone(card) == Zone.FLIPPED
            : isIn(board, which.place(), card, context);
    return there
        && context.means(board, which.whose(), board.controller(card))
        && describes(board, which, card, context);
  }

  /// Whether a card is in that place.
  private static boolean isIn(Board board, Place place, int card, TextContext context) {
    if (place instanceof Place.On(Target<Which> host)) {
      return board.zone(card) == Zone.ATTACHED && isHost(board, host, board.host(card), context);
    }
    if (place instanceof Place.Under(Target<Which> host)) {
      return board.zone(card) == Zone.BENEATH && isHost(board, host, board.host(card), context);
    }
    return switch ((Place.Spot) place) {
      case PLAY -> board.inPlay(card);
      case HERE -> board.inPlay(card) && board.area(card) == context.here(board);
      case THERE -> board.inPlay(card) && board.area(card) == context.there(board);
      case HOME -> board.inPlay(card) && Area.isHome(board.area(card));
      case PROBLEM -> board.inPlay(card) && Area.isProblem(board.area(card));
      case OPPONENTS_PROBLEM ->
          board.inPlay(card) && board.area(card) == Area.problem(context.you().other());
      case ONE_PROBLEM ->
          board.inPlay(card)
              && Area.isProblem(board.area(card))
              && (context.place() == Area.NONE || context.place() == board.area(card));
      case HAND -> board.zone(card) == Zone.HAND;
      case DECK -> board.zone(card) == Zone.DECK;
      case DISCARD -> board.zone(card) == Zone.DISCARD;
      case BENEATH ->
          board.zone(card) == Zone.BENEATH
              && board.holds(context.self())
              && board.host(card) == CardRef.card(context.self());
      case AMONG_THEM -> has(context.among(), board.ref(card));
    };
  }

  private static boolean isHost(Board board, Target<Which> target, int host, TextContext context) {
    return switch (target) {
      case Target.Choose(boolean _, var _, Which which) -> fits(board, which, host, context);
      case Target.All(Which which, var _) -> fits(board, which, host, context);
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ ->
          context.names(board, target, host);
    };
  }

  private static boolean has(int[] refs, int ref) {
    for (int each : refs) {
      if (each == ref) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfKind(Board board, Which which, int card) {
    return board.isAny(card, which.kinds());
  }

  /// Whether a card is of the sort meant, wherever it is and whoever has it.
  @Rule({"MLP 67", "MLP 75"})
  public static boolean describes(Board board, Which which, int card, TextContext context) {
    if (!isOfKind(board, which, card) || (which.other() && isItself(board, card, context))) {
      return false;
    }
    if (board.is(card, CardFlag.FACE_DOWN)
        && board.face(card).figures().is(Kind.TROUBLEMAKER)
        && board.inPlay(card)
        && !which.asks(OwnQuality.State.FACE_DOWN)) {
      return false;
    }
    List<Quality> qualities = which.qualities();
    for (int i = 0; i < qualities.size(); i++) {
      if (!has(board, qualities.get(i), card, context)) {
        return false;
      }
    }
    return true;
  }

  /// `other` is said of the card that speaks, of the card that the event spoke of, and by a card on a host of that host.
  @Rule("MLP Q26")
  private static boolean isItself(Board board, int card, TextContext context) {
    int self = CardRef.card(context.self());
    return card == self
        || (context.cause() != CardRef.NONE && card == CardRef.card(context.cause()))
        || (board.holds(context.self())
            && board.zone(self) == Zone.ATTACHED
            && board.host(self) == card);
  }

  private static boolean has(Board board, Quality quality, int card, TextContext context) {
    if (quality instanceof OwnQuality.State state) {
      // Most of what is asked are states, and a class is told sooner than a door.
      return has(board, state, card, context);
    }
    return switch (quality) {
      case Quality.Named(List<String> titles) -> isNamed(board.card(card), titles);
      case Quality.Except(int kinds) -> !board.isAny(card, kinds);
      case Quality.Figure(var stat, var relation, var number) ->
          relation.holds(stat(board, Stat.of(stat), card), Values.of(board, number, context));
      case Quality.Counter(String name) -> board.counters().number(card, name) > 0;
      case Quality.Own own -> has(board, OwnQuality.of(own), card, context);
    };
  }

  private static boolean has(Board board, OwnQuality quality, int card, TextContext context) {
    return switch (quality) {
      case OwnQuality.State state -> has(board, state, card, context);
      case OwnQuality.Colored(int colors) -> (colors(board, card) & colors) != 0;
      case OwnQuality.NotColored(var color) -> (colors(board, card) & color.bit()) == 0;
      case OwnQuality.Of(int traits) -> (traits(board, card) & traits) != 0;
      case OwnQuality.NotOf(var trait) -> (traits(board, card) & trait.bit()) == 0;
      case OwnQuality.WithResource(var trait) -> hasResource(board, card, trait.bit());
      case OwnQuality.Having(var keyword) ->
          board.inPlay(card)
              ? board.derived().has(board, card, keyword)
              : board.card(card).front().has(keyword);
      case OwnQuality.SameName(Target<Which> as) -> {
        int[] refs = context.named(board, as);
        yield refs.length > 0
            && board.card(CardRef.card(refs[0])).name().equals(board.card(card).name());
      }
      case OwnQuality.OtherColor(Target<Which> than) -> {
        int[] refs = context.named(board, than);
        yield refs.length > 0 && colors(board, CardRef.card(refs[0])) != colors(board, card);
      }
      case OwnQuality.Colors(int least) -> Integer.bitCount(colors(board, card)) >= least;
    };
  }

  private static boolean has(Board board, OwnQuality.State state, int card, TextContext context) {
    return switch (state) {
      case READY -> !board.is(card, CardFlag.EXHAUSTED) && !isFrightened(board, card);
      case EXHAUSTED -> board.is(card, CardFlag.EXHAUSTED);
      case FRIGHTENED -> isFrightened(board, card);
      case FACE_DOWN -> board.is(card, CardFlag.FACE_DOWN);
      case INVOLVED -> isInvolved(board, card, context);
      case FLIPPED -> board.zone(card) == Zone.FLIPPED;
      case WITH_RESOURCE -> hasResource(board, card, ANY_TRAIT);
      case WITHOUT_RESOURCE -> !hasResource(board, card, ANY_TRAIT);
      case UNATTACHED -> board.zone(card) != Zone.ATTACHED;
      case POWER_OVER_COST -> power(board, card) > board.card(card).front().figures().cost();
      case HIGHEST_POWER -> true;
      case ONLY_CHOSEN_COLOR -> context.color() != 0 && colors(board, card) == context.color();
      case NAMED_TYPE -> (board.card(card).kind().bit() & context.type()) != 0;
      case WITH_COUNTER -> board.counters().has(card);
    };
  }

  /// Whether a card takes part in the faceoff that a text means: the one that it has started, or else the one that is going on.
  public static boolean isInvolved(Board board, int card, TextContext context) {
    int[] then = context.involved();
    return then == null ? isInvolved(board, card) : has(then, board.ref(card));
  }

  /// Whether a card takes part in the faceoff that is going on.
  @Rule({"MLP 43", "MLP B16"})
  public static boolean isInvolved(Board board, int card) {
    FaceoffKind kind = board.faceoff();
    if (kind == FaceoffKind.NONE || !board.inPlay(card) || board.is(card, CardFlag.LEFT_OUT)) {
      return false;
    }
    if (board.isChallenged(card)) {
      return true;
    }
    if (ActiveLaws.keepOut(board, card)) {
      return false;
    }
    if (kind == FaceoffKind.OF_A_CARD || board.is(card, CardFlag.INVOLVED)) {
      return board.is(card, CardFlag.INVOLVED);
    }
    // Where a card has said who takes part, nobody else does.
    return !board.is(TableCounter.FIXED)
        && board.zone(card) == Zone.PLAY
        && isCharacterThere(board, card, kind);
  }

  private static boolean isCharacterThere(Board board, int card, FaceoffKind kind) {
    return switch (board.card(card).kind()) {
      case MANE, FRIEND ->
          (board.get(TableCounter.FACEOFF_AREAS) >> board.area(card) & 1) != 0
              && (kind != FaceoffKind.TROUBLEMAKER
                  || board.controller(card).ordinal() == board.get(TableCounter.STARTER));
      case EVENT, RESOURCE, TROUBLEMAKER, PROBLEM -> false;
    };
  }

  private static boolean isFrightened(Board board, int card) {
    return board.is(card, CardFlag.FACE_DOWN) && board.card(card).is(Kind.FRIEND);
  }

  private static boolean hasResource(Board board, int host, int trait) {
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.zone(card) == Zone.ATTACHED
          && board.host(card) == host
          && board.card(card).is(Kind.RESOURCE)
          && (trait == ANY_TRAIT || (traits(board, card) & trait) != 0)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a card has one of those titles, or counts as having it.
  @Rule("MLP B30")
  public static boolean isNamed(Card card, List<String> titles) {
    for (int i = 0; i < titles.size(); i++) {
      if (card.titles().contains(titles.get(i))) {
        return true;
      }
    }
    for (Ability.Standing each : card.front().standing()) {
      if (each.law() instanceof Law.AlsoNamed(String title) && titles.contains(title)) {
        return true;
      }
    }
    return false;
  }

  private static Figures printed(Board board, int card) {
    return board.card(card).front().figures();
  }

  /// The colors of a card, wherever it is.
  public static int colors(Board board, int card) {
    return board.inPlay(card) ? board.derived().colors(board, card) : printed(board, card).colors();
  }

  /// The traits of a card, wherever it is.
  public static int traits(Board board, int card) {
    return board.inPlay(card) ? board.derived().traits(board, card) : printed(board, card).traits();
  }

  /// The power of a card, wherever it is.
  public static int power(Board board, int card) {
    if (board.inPlay(card)) {
      return board.derived().power(board, card);
    }
    return board.zone(card) == Zone.FLIPPED
        ? flippedPower(board, card)
        : printed(board, card).power();
  }

  /// What is printed on a flipped card, and what was added for this faceoff.
  @Rule("MLP 45")
  private static int flippedPower(Board board, int card) {
    int power = printed(board, card).power();
    int ref = board.ref(card);
    for (LastingEffect each : board.lasting().all()) {
      if (each.ref() == ref && each instanceof LastingEffect.Power(int _, int by, var _)) {
        power += by;
      }
    }
    return power;
  }

  /// A figure of a card, wherever it is.
  public static int stat(Board board, Stat stat, int card) {
    return switch (stat) {
      case POWER -> power(board, card);
      case PRINTED_POWER -> board.face(card).figures().power();
      case COST -> printed(board, card).cost();
    };
  }
}
