package cardwright.mlpccg.board;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Requirement;
import java.util.ArrayList;
import java.util.List;

/// Whether a player can confront a Problem, and what is missing.
///
/// Each character gives all its power to one part of the requirement. So the power that only the first part can use, that only the second can use, and the sums that the others can give to the first are enough to know.
@Rule({"MLP 32", "MLP 33", "MLP 34", "MLP 35", "MLP 36", "MLP B25", "MLP B26"})
public final class Confronting {
  /// Sums of power beyond this are as good as this one.
  private static final int MOST = 62;

  private Confronting() {}

  /// What a player lacks.
  ///
  /// @param first power of the first part
  /// @param second power of the second part
  /// @param more power of any color on top
  public record Lack(int first, int second, int more) {
    /// Whether nothing is lacking.
    public boolean none() {
      return first <= 0 && second <= 0 && more <= 0;
    }
  }

  /// How far a seat is with a part of what a Problem asks of it.
  ///
  /// @param colors the bits of the colors whose power counts for the part
  /// @param has the power that its characters give to the part
  /// @param asks the power that the part asks now
  public record Meter(int colors, int has, int asks) {}

  /// What a seat's characters give to the two parts at the assignment that lacks least, and what is lacking then.
  private record Share(int first, int second, int total, Lack lack) {}

  /// Whether a seat could confront the Problem in that area now.
  public static boolean can(Board board, Seat seat, int area) {
    int problem = board.derived().problemAt(area);
    return problem != Board.EMPTY
        && board.derived().firstCharacter(area, seat) != Board.EMPTY
        && blocker(board, seat, area) == Board.EMPTY
        && !ActiveLaws.forbid(board, Law.Done.CONFRONTED, problem, seat, Area.NONE)
        && meets(board, seat, area);
  }

  /// The face-up Troublemaker that forbids it to a seat to confront there, or [Board#EMPTY].
  @Rule({"MLP 24", "MLP 38", "MLP 60"})
  public static int blocker(Board board, Seat seat, int area) {
    DerivedValues derived = board.derived();
    int theirs = derived.faceUpTroublemaker(board, area, seat.other());
    if (theirs != Board.EMPTY) {
      return theirs;
    }
    int mine = derived.faceUpTroublemaker(board, area, seat);
    return mine != Board.EMPTY && derived.has(board, mine, Keyword.VILLAIN) ? mine : Board.EMPTY;
  }

  /// The bonus points for whoever is the first to confront a Problem; 0 once somebody has confronted it, or where the format knows no such bonus.
  @Rule({"MLP 12", "MLP B22"})
  public static int firstBonus(Board board, int problem) {
    return board.is(problem, CardFlag.FIRST_CONFRONTED)
            || !board.info().options().firstConfrontBonus()
        ? 0
        : ActiveLaws.bonus(board, problem);
  }

  /// What a Problem asks of a seat.
  @Rule({"MLP 33", "MLP 34"})
  public static Requirement requirement(Board board, Seat seat, int area) {
    int problem = board.derived().problemAt(area);
    Figures figures = board.card(problem).front().figures();
    return Area.seat(area) == seat
        ? figures.own()
        : new Requirement(Requirement.ANY, figures.opponents(), 0, 0);
  }

  /// Whether the characters of a seat at a Problem meet what it asks.
  public static boolean meets(Board board, Seat seat, int area) {
    if (ActiveLaws.meets(board, seat, area)) {
      return true;
    }
    if (characters(board, seat, area) < ActiveLaws.charactersNeeded(board, seat, area)) {
      return false;
    }
    int problem = board.derived().problemAt(area);
    Figures figures = board.card(problem).front().figures();
    int extra = ActiveLaws.needs(board, seat, area);
    if (Area.seat(area) != seat) {
      return board.derived().readyPower(board, seat, area) >= figures.opponents() + extra;
    }
    return lack(board, seat, area, figures.own(), extra).none();
  }

  private static int characters(Board board, Seat seat, int area) {
    int number = 0;
    int card = board.derived().firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      number++;
      card = board.derived().next(card);
    }
    return number;
  }

  /// What the characters of a seat at a Problem lack, at the assignment that lacks least.
  public static Lack lack(Board board, Seat seat, int area) {
    return lack(
        board, seat, area, requirement(board, seat, area), ActiveLaws.needs(board, seat, area));
  }

  private static Lack lack(Board board, Seat seat, int area, Requirement asked, int extra) {
    return share(board, seat, area, asked, extra).lack();
  }

  /// How far a seat is with each part of what a Problem asks of it; power of any color on top is a part of its own.
  @Rule({"MLP 33", "MLP 34"})
  public static List<Meter> meters(Board board, Seat seat, int area) {
    Requirement asked = requirement(board, seat, area);
    int extra = ActiveLaws.needs(board, seat, area);
    Share share = share(board, seat, area, asked, extra);
    Lack lack = share.lack();
    List<Meter> meters = new ArrayList<>();
    // Power of any color that the Problem asks is a part of what it asks with power on top.
    if (extra <= 0 || asked.first() != Requirement.ANY) {
      meters.add(meter(asked.first(), share.first(), asked.power(), lack.first()));
    }
    if (asked.more() > 0) {
      meters.add(meter(asked.second(), share.second(), asked.more(), lack.second()));
    }
    if (extra > 0) {
      meters.add(new Meter(Requirement.ANY, share.total(), asked.total() + extra));
    }
    return List.copyOf(meters);
  }

  /// A requirement that was lowered asks no more of a part than the seat has and still lacks.
  private static Meter meter(int colors, int has, int asked, int lack) {
    return new Meter(colors, has, Math.min(asked, has + lack));
  }

  private static Share share(Board board, Seat seat, int area, Requirement asked, int extra) {
    int one = asked.first();
    int two = asked.second();
    int onlyFirst = 0;
    int onlySecond = 0;
    int both = 0;
    int total = 0;
    long sums = 1;
    DerivedValues derived = board.derived();
    int card = derived.firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      int colors =
          derived.counts(board, card)
              ? derived.colors(board, card) | ActiveLaws.confrontsAs(board, card)
              : 0;
      int power = colors == 0 ? 0 : derived.power(board, card);
      total += power;
      if ((colors & one) != 0 && (colors & two) != 0) {
        both += power;
        sums |= power > MOST ? 0 : sums << power;
      } else if ((colors & one) != 0) {
        onlyFirst += power;
      } else if ((colors & two) != 0) {
        onlySecond += power;
      }
      card = derived.next(card);
    }
    return least(asked, extra, onlyFirst, onlySecond, both, sums, total);
  }

  private static Share least(
      Requirement asked, int extra, int first, int second, int both, long sums, int total) {
    Lack best = new Lack(asked.power(), asked.more(), 0);
    int share = 0;
    int fewest = Integer.MAX_VALUE;
    for (int given = 0; given <= Math.min(both, MOST); given++) {
      if ((sums >> given & 1) == 0) {
        continue;
      }
      int one = Math.max(0, asked.power() - first - given);
      int two = Math.max(0, asked.more() - second - (both - given));
      // A requirement that was lowered asks less of either part.
      int less = Math.max(0, -extra);
      int spared = Math.min(one, less);
      int oneLeft = one - spared;
      int twoLeft = Math.max(0, two - (less - spared));
      if (oneLeft + twoLeft < fewest) {
        fewest = oneLeft + twoLeft;
        best = new Lack(oneLeft, twoLeft, 0);
        share = given;
      }
    }
    int more = extra > 0 ? Math.max(0, asked.total() + extra - total - fewest) : 0;
    return new Share(
        first + share, second + both - share, total, new Lack(best.first(), best.second(), more));
  }

  /// By how much a seat's ready power in an area is more than the Problem asks.
  @Rule("MLP B27")
  public static int surplus(Board board, Seat seat, int area) {
    int asked = requirement(board, seat, area).total() + ActiveLaws.needs(board, seat, area);
    return board.derived().readyPower(board, seat, area) - asked;
  }
}
