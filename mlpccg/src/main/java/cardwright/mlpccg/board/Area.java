package cardwright.mlpccg.board;

import static cardwright.engine.Message.player;

import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.message.Messages;

/// The areas of the table, as numbers: the homes of both players and their Problems.
@Rule({"MLP 5", "MLP 25", "MLP B37"})
public final class Area {
  /// How many areas there are.
  public static final int COUNT = 4;

  /// No area: the card is not in play.
  public static final int NONE = 7;

  /// All areas, as bits.
  static final int ALL = 0b1111;

  /// The homes, as bits.
  static final int HOMES = 0b0011;

  /// The Problems, as bits.
  static final int PROBLEMS = 0b1100;

  private static final int PROBLEM = 2;

  private Area() {}

  /// The home of a seat.
  public static int home(Seat seat) {
    return seat.ordinal();
  }

  /// The Problem of a seat.
  public static int problem(Seat seat) {
    return PROBLEM + seat.ordinal();
  }

  /// Whether an area is a home.
  public static boolean isHome(int area) {
    return area < PROBLEM;
  }

  /// Whether an area is a Problem.
  public static boolean isProblem(int area) {
    return area >= PROBLEM && area < COUNT;
  }

  /// Whose home or Problem it is.
  public static Seat seat(int area) {
    return Seat.of(area & 1);
  }

  /// What an area is called by a player: `home`, `own` or `other`, or the home of the other.
  public static String name(int area, Seat reader) {
    boolean mine = seat(area) == reader;
    if (isHome(area)) {
      return mine ? "home" : "their home";
    }
    return mine ? "own" : "other";
  }

  /// The area that words of a player end with, such as `to own` with `to` before it; [#NONE] for none that is called alone.
  public static int said(String words, String before, Seat reader) {
    for (int area : new int[] {home(reader), problem(reader), problem(reader.other())}) {
      if (words.endsWith(before + name(area, reader))) {
        return area;
      }
    }
    return NONE;
  }

  /// An area for a player, as a part of a sentence: `your Problem`, `their Problem`, `your home`, `their home`.
  public static Message toReader(int area, Seat reader) {
    Message.Argument mine = Message.flag(seat(area) == reader);
    return isHome(area)
        ? Messages.of("area.home-to-reader", mine)
        : Messages.of("area.problem-to-reader", mine);
  }

  /// An area as a part of a sentence: `A's Problem`.
  public static Message message(int area) {
    return isHome(area)
        ? Messages.of("area.home", player(seat(area)))
        : Messages.of("area.problem", player(seat(area)));
  }
}
