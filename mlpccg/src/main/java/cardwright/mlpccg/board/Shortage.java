package cardwright.mlpccg.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Requirement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Whether a player can confront a Problem, in plain words.
@Rule({"MLP 32", "MLP 33", "MLP 34", "MLP 36"})
public final class Shortage {
  private Shortage() {}

  /// Why a player cannot confront a Problem, as a part of a sentence: `A needs 2 more blue power`.
  public static Message why(Board board, Seat seat, int area) {
    return switch (of(board, seat, area)) {
      case Missing.Nothing _ -> Messages.of("shortage.none");
      case Missing.Blocked(String blocker) -> Messages.of("shortage.blocked", card(blocker));
      case Missing.Forbidden _ -> Messages.of("shortage.forbidden-why");
      case Missing.Nobody _ -> Messages.of("shortage.nobody-why", player(seat));
      case Missing.Characters(int needed) ->
          Messages.of("shortage.characters-why", player(seat), number(needed));
      case Missing.Power(Message lack) ->
          Messages.of("shortage.power-why", player(seat), clause(lack));
    };
  }

  /// `can confront`, or why not: `needs 2 more blue power`.
  public static Message message(Board board, Seat seat, int area) {
    return switch (of(board, seat, area)) {
      case Missing.Nothing _ -> Messages.of("shortage.none");
      case Missing.Blocked(String blocker) -> Messages.of("shortage.blocked", card(blocker));
      case Missing.Forbidden _ -> Messages.of("shortage.forbidden");
      case Missing.Nobody _ -> Messages.of("shortage.nobody");
      case Missing.Characters(int needed) -> Messages.of("shortage.characters", number(needed));
      case Missing.Power(Message lack) -> Messages.of("shortage.power", clause(lack));
    };
  }

  /// What a player lacks to confront a Problem.
  private sealed interface Missing {
    record Nothing() implements Missing {}

    /// A Troublemaker is in the way.
    record Blocked(String blocker) implements Missing {}

    /// A card forbids it.
    record Forbidden() implements Missing {}

    record Nobody() implements Missing {}

    record Characters(int needed) implements Missing {}

    /// @param lack such as `2 more blue power`
    record Power(Message lack) implements Missing {}
  }

  private static Missing of(Board board, Seat seat, int area) {
    if (Confronting.can(board, seat, area)) {
      return new Missing.Nothing();
    }
    int blocker = Confronting.blocker(board, seat, area);
    if (blocker != Board.EMPTY) {
      return new Missing.Blocked(board.card(blocker).name());
    }
    if (Confronting.meets(board, seat, area)) {
      boolean nobody = board.derived().firstCharacter(area, seat) == Board.EMPTY;
      return nobody ? new Missing.Nobody() : new Missing.Forbidden();
    }
    Confronting.Lack lack = Confronting.lack(board, seat, area);
    if (lack.none()) {
      return new Missing.Characters(ActiveLaws.charactersNeeded(board, seat, area));
    }
    Requirement asked = Confronting.requirement(board, seat, area);
    // Power of any color that the Problem asks and that a card asks on top is one sum.
    int first = isAny(asked) ? 0 : lack.first();
    List<Message> parts = new ArrayList<>();
    add(parts, first, asked.first());
    add(parts, lack.second(), asked.second());
    add(parts, lack.more() + lack.first() - first, Requirement.ANY);
    Message all =
        parts.stream()
            .reduce((some, more) -> Messages.of("shortage.lack-and", clause(some), clause(more)))
            .orElseThrow();
    return new Missing.Power(
        lack.more() > 0 || isAny(asked) ? all : Messages.of("shortage.lack-of-color", clause(all)));
  }

  /// What a Problem asks of a seat: `blue 2 and not blue 2`.
  public static Message asked(Board board, Seat seat, int area) {
    Requirement asked = Confronting.requirement(board, seat, area);
    Message first = asked(asked.first(), asked.power());
    return asked.more() == 0
        ? first
        : Messages.of(
            "explain.asked-and", clause(first), clause(asked(asked.second(), asked.more())));
  }

  private static Message asked(int colors, int power) {
    return Messages.of("explain.asked", clause(named(colors)), number(power));
  }

  /// Colors as a Problem asks for them: `blue`, `not blue`, `power` of any color.
  public static Message named(int colors) {
    return colors(colors, "color.not");
  }

  private static boolean isAny(Requirement asked) {
    return asked.first() == Requirement.ANY;
  }

  private static void add(List<Message> parts, int lack, int colors) {
    if (lack > 0) {
      parts.add(Messages.of("shortage.lack", number(lack), clause(colors(colors, "color.non"))));
    }
  }

  /// Some colors in words: `blue`, `not blue`, `power` of any color.
  ///
  /// @param not how all colors but one are told
  private static Message colors(int colors, String not) {
    if (colors == Requirement.ANY) {
      return Messages.of("color.any");
    }
    for (Color color : Color.values()) {
      if (colors == color.bit()) {
        return Messages.of("color.this", word(color.words()));
      }
      if (colors == (Requirement.ANY & ~color.bit())) {
        return Messages.of(not, word(color.words()));
      }
    }
    return Arrays.stream(Color.values())
        .filter(color -> (colors & color.bit()) != 0)
        .map(color -> Messages.of("color.this", word(color.words())))
        .reduce((some, more) -> Messages.of("color.or", clause(some), clause(more)))
        .orElseThrow();
  }
}
