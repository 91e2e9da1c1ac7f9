package cardwright.mlpccg.board;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Requirement;
import java.util.ArrayList;
import java.util.List;

/// Whether a player can confront a Problem, in plain words.
@Rule({"MLP 32", "MLP 33", "MLP 34", "MLP 36"})
public final class Shortage {
  private static final String FORBIDDEN = "is forbidden to confront";

  private Shortage() {}

  /// Why a player cannot confront a Problem, as a sentence without its full stop: `A needs 2 more blue power`.
  public static String sentence(Board board, Seat seat, int area) {
    int blocker = Confronting.blocker(board, seat, area);
    String words = words(board, seat, area);
    if (blocker != Board.EMPTY) {
      return words;
    }
    return words.equals(FORBIDDEN) ? "a card forbids it" : seat + " " + words;
  }

  /// `can confront`, or why not: `needs 2 more blue power`.
  public static String words(Board board, Seat seat, int area) {
    if (Confronting.can(board, seat, area)) {
      return "can confront";
    }
    int blocker = Confronting.blocker(board, seat, area);
    if (blocker != Board.EMPTY) {
      return board.card(blocker).name() + " is in the way";
    }
    if (Confronting.meets(board, seat, area)) {
      boolean nobody = board.derived().firstCharacter(area, seat) == Board.EMPTY;
      return nobody ? "has no character there" : FORBIDDEN;
    }
    Confronting.Lack lack = Confronting.lack(board, seat, area);
    if (lack.none()) {
      int needed = Laws.charactersNeeded(board, seat, area);
      return "needs " + needed + " characters there";
    }
    Requirement asked = Confronting.requirement(board, seat, area);
    List<String> parts = new ArrayList<>();
    add(parts, lack.first(), asked.first());
    add(parts, lack.second(), asked.second());
    add(parts, lack.more(), Requirement.ANY);
    return "needs "
        + String.join(" and ", parts)
        + (lack.more() > 0 || isAny(asked) ? "" : " power");
  }

  /// What a Problem asks of a seat: `blue 2 and not blue 2`.
  public static String asked(Board board, Seat seat, int area) {
    Requirement asked = Confronting.requirement(board, seat, area);
    String first = colors(asked.first()) + " " + asked.power();
    return asked.more() == 0
        ? first
        : first + " and " + colors(asked.second()) + " " + asked.more();
  }

  private static boolean isAny(Requirement asked) {
    return asked.first() == Requirement.ANY;
  }

  private static void add(List<String> parts, int lack, int colors) {
    if (lack > 0) {
      parts.add(lack + " more " + colors(colors).replace("not ", "non-"));
    }
  }

  /// Some colors in words: `blue`, `not blue`, `any power`.
  public static String colors(int colors) {
    if (colors == Requirement.ANY) {
      return "power";
    }
    for (Color color : Color.values()) {
      if (colors == color.bit()) {
        return color.words();
      }
      if (colors == (Requirement.ANY & ~color.bit())) {
        return "not " + color.words();
      }
    }
    List<String> all = new ArrayList<>();
    for (Color color : Color.values()) {
      if ((colors & color.bit()) != 0) {
        all.add(color.words());
      }
    }
    return String.join(" or ", all);
  }
}
