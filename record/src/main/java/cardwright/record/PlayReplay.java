package cardwright.record;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.List;
import java.util.Optional;
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
      throw new Refused(Messages.of("replay.other-game", word(record.game()), word(game.name())));
    }
    Message beginning = Messages.of("replay.at-start");
    Position position = at(beginning, () -> start(record, game, listener, witness));
    if (PlayRecord.fingerprint(game, record.opening()) != record.cards()) {
      throw new Refused(Messages.of("replay.other-cards"));
    }
    compare(beginning, record.start(), position);
    visitor.at(0, position);
    for (int i = 0; i < record.entries().size(); i++) {
      Play.Entry entry = record.entries().get(i);
      Message place =
          Messages.of("replay.at-move", number(i + 1), word(entry.move()), word(entry.who()));
      at(place, () -> decide(position, entry, witness));
      compare(place, entry.fingerprint(), position);
      visitor.at(i + 1, position);
    }
    end(record, position.outcome());
    return position;
  }

  private static void end(PlayRecord record, Optional<Outcome> outcome) {
    Message place = Messages.of("replay.at-end");
    if (record.stopped().isPresent() && outcome.isPresent()) {
      throw refused(place, Messages.of("replay.stopped-but-over"));
    }
    String end = outcome.map(Outcome::toString).orElse("");
    if (!end.equals(record.outcome())) {
      throw refused(place, Messages.of("replay.other-end", word(record.outcome()), word(end)));
    }
  }

  private static Position start(PlayRecord record, Game game, Listener listener, Witness witness) {
    String format = record.opening().format();
    if (game.formats().stream().map(Format::name).noneMatch(format::equals)) {
      throw new Refused(Messages.of("replay.no-format", word(format)));
    }
    RecordedRolls rolls = new RecordedRolls(record.startRolls(), witness);
    Position position = game.start(record.opening(), rolls, listener);
    position.listen(listener);
    makeForcedMoves(position, record.start(), rolls);
    return position;
  }

  private static Position decide(Position position, Play.Entry entry, Witness witness) {
    if (position.outcome().isPresent()) {
      throw new Refused(Messages.of("replay.over-before"));
    }
    RecordedRolls rolls = new RecordedRolls(entry.rolls(), witness);
    if (entry.seat().isPresent()) {
      position.play(index(position, entry), rolls);
    } else if (position.rulings().isEmpty()) {
      throw new Refused(Messages.of("replay.no-rulings"));
    } else {
      position.rule(entry.move(), rolls);
    }
    makeForcedMoves(position, entry.fingerprint(), rolls);
    return position;
  }

  private static int index(Position position, Play.Entry entry) {
    Choice choice = position.choice();
    if (entry.seat().filter(choice.seat()::equals).isEmpty()) {
      throw new Refused(Messages.of("replay.other-decides", player(choice.seat())));
    }
    int index = choice.indexOf(entry.move());
    if (index < 0) {
      throw new Refused(Messages.of("replay.not-offered", clause(position.refusal(entry.move()))));
    }
    return index;
  }

  /// Makes forced moves to where the recorded play waited next: it may have waited at a forced move. By then all rolls have to be used up.
  private static void makeForcedMoves(Position position, long until, RecordedRolls rolls) {
    for (int made = 0;
        position.outcome().isEmpty()
            && position.choice().count() == 1
            && (rolls.left() > 0 || position.fingerprint() != until);
        made++) {
      if (made == TextLimits.FORCED_MOVES) {
        throw new Refused(Messages.of("replay.forced", number(made)));
      }
      position.play(0, rolls);
    }
    if (rolls.left() > 0) {
      throw new Refused(Messages.of("replay.rolls-left", number(rolls.left())));
    }
  }

  /// Does a part of the replay; a refusal tells where it was.
  private static Position at(Message place, Supplier<Position> part) {
    try {
      return part.get();
    } catch (Refused refused) {
      throw new Refused(
          Messages.of("replay.at", clause(place), clause(refused.message())), refused);
    }
  }

  private static Refused refused(Message place, Message why) {
    return new Refused(Messages.of("replay.at", clause(place), clause(why)));
  }

  private static void compare(Message place, long expected, Position position) {
    if (position.fingerprint() != expected) {
      throw refused(place, Messages.of("replay.other-position"));
    }
  }

  /// The rolls that a record has for a decision, which somebody looks at. A roll that was not recorded, or could not fall, is refused.
  private static final class RecordedRolls implements Chance {
    private final List<Integer> rolls;
    private final Witness witness;
    private int next;

    RecordedRolls(List<Integer> rolls, Witness witness) {
      this.rolls = rolls;
      this.witness = witness;
    }

    @Override
    public int roll(int sides) {
      if (next == rolls.size()) {
        throw new Refused(
            Messages.of("replay.no-roll", number(next + 1), number(sides), number(rolls.size())));
      }
      int roll = rolls.get(next++);
      if (roll < 0 || roll >= sides) {
        throw new Refused(
            Messages.of("replay.bad-roll", number(next), number(roll), number(sides - 1)));
      }
      witness.rolled(sides, roll);
      return roll;
    }

    /// How many of the rolls were not asked for.
    int left() {
      return rolls.size() - next;
    }
  }
}
