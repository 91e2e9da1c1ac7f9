package cardwright.record;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Fingerprint;
import cardwright.engine.FixedChance;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// A play as it was played: its decks, its rolls and its moves, each with the fingerprint after it.
///
/// Recorded is what somebody decided; other choices of a single move make themselves. A record is a text file, one decision a line.
///
/// @param game the game's name
/// @param cards a fingerprint over the opening and the text of all cards in the decks
/// @param opening how the play began
/// @param startRolls the rolls before the first decision
/// @param start the fingerprint before the first decision
/// @param entries the decisions and rulings
/// @param outcome how it ended by the rules, in words; empty while it goes on
/// @param stopped how it was ended before that: a player gave up, ran out of time or left
/// @param shuffle where its chance came from, where that can be checked
public record PlayRecord(
    String game,
    long cards,
    Opening opening,
    List<Integer> startRolls,
    long start,
    List<Play.Entry> entries,
    String outcome,
    Optional<Outcome> stopped,
    Optional<ShuffleRecord> shuffle) {
  /// A play that nobody stopped, with chance that cannot be checked.
  public PlayRecord(
      String game,
      long cards,
      Opening opening,
      List<Integer> startRolls,
      long start,
      List<Play.Entry> entries,
      String outcome) {
    this(
        game,
        cards,
        opening,
        startRolls,
        start,
        entries,
        outcome,
        Optional.empty(),
        Optional.empty());
  }

  /// The record of a play so far.
  public static PlayRecord of(Play play) {
    return new PlayRecord(
        play.game().name(),
        fingerprint(play.game(), play.opening()),
        play.opening(),
        play.startRolls(),
        play.startFingerprint(),
        play.entries(),
        play.position().outcome().map(Outcome::toString).orElse(""));
  }

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

  /// This record, of a play that was ended before its end.
  public PlayRecord stopped(Outcome how) {
    return new PlayRecord(
        game, cards, opening, startRolls, start, entries, outcome, Optional.of(how), shuffle);
  }

  /// This record, with where its chance came from.
  public PlayRecord shuffled(ShuffleRecord from) {
    return new PlayRecord(
        game, cards, opening, startRolls, start, entries, outcome, stopped, Optional.of(from));
  }

  /// This record up to a decision, as it stood then.
  public PlayRecord until(int decisions) {
    return new PlayRecord(
        game, cards, opening, startRolls, start, entries.subList(0, decisions), "");
  }

  /// How it ended, by the rules or before; empty while it goes on.
  public String ending() {
    return outcome.isEmpty() ? stopped.map(Outcome::toString).orElse("") : outcome;
  }

  /// The deck of seat A.
  public Deck a() {
    return opening.a();
  }

  /// The deck of seat B.
  public Deck b() {
    return opening.b();
  }

  /// The record as a text file.
  public String write() {
    return RecordText.write(this);
  }

  /// Reads a record.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws Refused when it is not a record; the message names the line
  public static PlayRecord read(String text, String file) {
    return RecordText.read(text, file);
  }

  /// Plays the record again and compares every step.
  ///
  /// @param game the game that the record names
  /// @param listener hears the events
  /// @param visitor sees each position
  /// @return the position at the end
  /// @throws Refused when anything differs from what the record says; the message names the move
  public Position replay(Game game, Listener listener, Visitor visitor) {
    return replay(game, listener, visitor, (sides, roll) -> {});
  }

  /// Plays the record again, compares every step, and lets somebody look at every roll.
  ///
  /// @param witness sees each roll before what it leads to is compared
  /// @throws Refused when anything differs from what the record says; the message names the move
  public Position replay(Game game, Listener listener, Visitor visitor, Witness witness) {
    if (!game.name().equals(this.game)) {
      throw new Refused("the record is of the game " + this.game + ", not of " + game.name());
    }
    Position position = guarded("the start", () -> start(game, listener, witness));
    if (fingerprint(game, opening) != cards) {
      throw new Refused(
          "the record was played with other decks or another opening, or a card of the decks has"
              + " another text now");
    }
    compare("the start", start, position);
    visitor.at(0, position);
    for (int i = 0; i < entries.size(); i++) {
      Play.Entry entry = entries.get(i);
      String place = "move " + (i + 1) + ", '" + entry.move() + "' of " + entry.who();
      guarded(place, () -> replay(position, entry, place, witness));
      compare(place, entry.fingerprint(), position);
      visitor.at(i + 1, position);
    }
    if (stopped.isPresent() && position.outcome().isPresent()) {
      throw new Refused("the end: the record says that it was stopped, but it was over");
    }
    String end = position.outcome().map(Outcome::toString).orElse("");
    if (!end.equals(outcome)) {
      throw new Refused("the end: the record says '" + outcome + "', the play says '" + end + "'");
    }
    return position;
  }

  private Position start(Game game, Listener listener, Witness witness) {
    FixedChance chance = rolls(startRolls);
    Chance seen = seen(chance, witness);
    Position position = game.start(opening, seen, listener);
    position.listen(listener);
    makeForcedMoves(position, start, chance, seen);
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

  private static Position replay(
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

  /// A fingerprint over an opening and the text of all cards of its decks.
  private static long fingerprint(Game game, Opening opening) {
    Fingerprint out = new Fingerprint(ref -> true);
    Map<String, String> sources = new HashMap<>();
    game.cards().forEach(face -> sources.put(face.name(), face.source()));
    for (Deck deck : List.of(opening.a(), opening.b())) {
      deck.cards().forEach(card -> out.add(sources.getOrDefault(card, card)));
      if (!deck.side().isEmpty()) {
        out.add(deck.cards().size()).add(deck.side().size());
        deck.side().forEach(card -> out.add(sources.getOrDefault(card, card)));
      }
    }
    out.add(opening.format());
    opening.first().ifPresent(seat -> out.add(seat.ordinal()));
    opening.carried().forEach(out::add);
    opening.agreed().forEach(out::add);
    return out.value();
  }
}
