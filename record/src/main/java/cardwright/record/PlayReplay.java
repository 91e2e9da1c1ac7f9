package cardwright.record;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.FixedChance;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.List;
import java.util.function.Supplier;

/// Plays the record of a play again and compares every step.
public final class PlayReplay {
  /// Is told of each position of a replay.
  @FunctionalInterface
  public interface Visitor {
    /// Called before the first decision with `number` 0, and after each decision with its number from 1.
    void at(int number, Position position);
  }

  /// Is told of each roll of a replay, in order.
  @FunctionalInterface
  public interface Witness {
    /// Called when a roll was asked for.
    ///
    /// @param roll what the record says that it was
    /// @throws Refused when it cannot have been that
    void rolled(int sides, int roll);
  }

  private PlayReplay() {}

  /// Plays a record again and compares every step.
  ///
  /// @param game the game that the record names
  /// @param listener hears the events
  /// @param visitor sees each position
  /// @return the position at the end
  /// @throws Refused when anything differs from what the record says; the message names the move
  public static Position run(PlayRecord record, Game game, Listener listener, Visitor visitor) {
    return run(record, game, listener, visitor, (sides, roll) -> {});
  }

  /// Plays a record again, compares every step, and lets somebody look at every roll.
  ///
  /// @param witness sees each roll before what it leads to is compared
  /// @throws Refused when anything differs from what the record says; the message names the move
  public static Position run(
      PlayRecord record, Game game, Listener listener, Visitor visitor, Witness witness) {
    if (!game.name().equals(record.game())) {
      throw new Refused("the record is of the game " + record.game() + ", not of " + game.name());
    }
    Position position = guarded("the start", () -> start(record, game, listener, witness));
    if (PlayRecord.fingerprint(game, record.opening()) != record.cards()) {
      throw new Refused(
          "the record was played with other decks or another opening, or a card of the decks has"
              + " another text now");
    }
    compare("the start", record.start(), position);
    visitor.at(0, position);
    for (int i = 0; i < record.entries().size(); i++) {
      Play.Entry entry = record.entries().get(i);
      String place = "move " + (i + 1) + ", '" + entry.move() + "' of " + entry.who();
      guarded(place, () -> decide(position, entry, place, witness));
      compare(place, entry.fingerprint(), position);
      visitor.at(i + 1, position);
    }
    if (record.stopped().isPresent() && position.outcome().isPresent()) {
      throw new Refused("the end: the record says that it was stopped, but it was over");
    }
    String end = position.outcome().map(Outcome::toString).orElse("");
    if (!end.equals(record.outcome())) {
      throw new Refused(
          "the end: the record says '" + record.outcome() + "', the play says '" + end + "'");
    }
    return position;
  }

  private static Position start(PlayRecord record, Game game, Listener listener, Witness witness) {
    FixedChance chance = rolls(record.startRolls());
    Chance seen = seen(chance, witness);
    Position position = game.start(record.opening(), seen, listener);
    position.listen(listener);
    makeForcedMoves(position, record.start(), chance, seen);
    allRolled(chance);
    return position;
  }

  private static Chance seen(Chance chance, Witness witness) {
    return sides -> {
      int roll = chance.roll(sides);
      witness.rolled(sides, roll);
      return roll;
    };
  }

  private static void allRolled(FixedChance chance) {
    if (chance.left() > 0) {
      throw new Refused("the record has " + chance.left() + " rolls more than were asked for");
    }
  }

  private static Position decide(
      Position position, Play.Entry entry, String place, Witness witness) {
    if (position.outcome().isPresent()) {
      throw new Refused(place + ": the play was over before it");
    }
    FixedChance chance = rolls(entry.rolls());
    Chance seen = seen(chance, witness);
    if (entry.seat().isEmpty()) {
      position.rule(entry.move(), seen);
    } else {
      position.play(index(position.choice(), entry, position, place), seen);
    }
    makeForcedMoves(position, entry.fingerprint(), chance, seen);
    allRolled(chance);
    return position;
  }

  private static int index(Choice choice, Play.Entry entry, Position position, String place) {
    if (entry.seat().filter(choice.seat()::equals).isEmpty()) {
      throw new Refused(place + ": it is for " + choice.seat() + " to decide");
    }
    int index = choice.indexOf(entry.move());
    if (index < 0) {
      throw new Refused(place + ": it is not offered. " + position.refusal(entry.move()).words());
    }
    return index;
  }

  /// Makes forced moves to where the recorded play waited next: it may have waited at a forced move.
  private static void makeForcedMoves(
      Position position, long until, FixedChance chance, Chance seen) {
    for (int made = 0;
        position.outcome().isEmpty()
            && position.choice().count() == 1
            && (chance.left() > 0 || position.fingerprint() != until);
        made++) {
      if (made == TextLimits.FORCED_MOVES) {
        throw new Refused(
            "the play does not come to the recorded position within " + made + " forced moves");
      }
      position.play(0, seen);
    }
  }

  private static Position guarded(String place, Supplier<Position> part) {
    try {
      return part.get();
    } catch (Refused refused) {
      String said = String.valueOf(refused.getMessage());
      throw said.startsWith(place) ? refused : new Refused(place + ": " + said, refused);
    }
  }

  private static void compare(String place, long expected, Position position) {
    if (position.fingerprint() != expected) {
      throw new Refused(
          place + ": the position after it is not the recorded one; the record was changed here");
    }
  }

  private static FixedChance rolls(List<Integer> rolls) {
    return new FixedChance(rolls.stream().mapToInt(Integer::intValue).toArray());
  }
}
