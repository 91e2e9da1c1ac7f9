package cardwright.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// A play as it was played: its decks, its rolls and its moves, each with the fingerprint after it.
///
/// Only choices of two or more moves are recorded; the others make themselves. A record is a text file, one decision a line.
///
/// @param game the game's name
/// @param cards a fingerprint over the text of all cards in the decks
/// @param a the deck of seat A
/// @param b the deck of seat B
/// @param startRolls the rolls before the first decision
/// @param start the fingerprint before the first decision
/// @param entries the decisions
/// @param outcome how it ended, in words; empty while it goes on
public record PlayRecord(
    String game,
    long cards,
    Deck a,
    Deck b,
    List<Integer> startRolls,
    long start,
    List<Entry> entries,
    String outcome) {
  /// One decision.
  ///
  /// @param seat who decided
  /// @param move the notation of the move
  /// @param rolls what was rolled because of it
  /// @param fingerprint the position's fingerprint at the next decision, or at the end
  public record Entry(Seat seat, String move, List<Integer> rolls, long fingerprint) {}

  /// Is told of each position of a replay.
  @FunctionalInterface
  public interface Visitor {
    /// Called before the first decision with `number` 0, and after each decision with its number from 1.
    void at(int number, Position position);
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
  /// @throws Refused when anything differs from what the record says; the message names the move
  public void replay(Game game, Listener listener, Visitor visitor) {
    if (!game.name().equals(this.game)) {
      throw new Refused("the record is of the game " + this.game + ", not of " + game.name());
    }
    Position position = guarded("the start", () -> start(game, listener));
    if (fingerprint(game, a, b) != cards) {
      throw new Refused(
          "the record was played with other decks, or a card of them has another text now");
    }
    compare("the start", start, position);
    visitor.at(0, position);
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      String place = "move " + (i + 1) + ", '" + entry.move() + "' of " + entry.seat();
      guarded(place, () -> replay(position, entry, place));
      compare(place, entry.fingerprint(), position);
      visitor.at(i + 1, position);
    }
    String end = position.outcome().map(Outcome::toString).orElse("");
    if (!end.equals(outcome)) {
      throw new Refused("the end: the record says '" + outcome + "', the play says '" + end + "'");
    }
  }

  private Position start(Game game, Listener listener) {
    FixedChance chance = rolls(startRolls);
    Position position = game.start(a, b, chance, listener);
    position.listen(listener);
    Play.makeForcedMoves(position, chance);
    allRolled(chance);
    return position;
  }

  private static void allRolled(FixedChance chance) {
    if (chance.left() > 0) {
      throw new Refused("the record has " + chance.left() + " rolls more than were asked for");
    }
  }

  private static Position replay(Position position, Entry entry, String place) {
    if (position.outcome().isPresent()) {
      throw new Refused(place + ": the play was over before it");
    }
    Choice choice = position.choice();
    int index = choice.indexOf(entry.move());
    if (choice.seat() != entry.seat()) {
      throw new Refused(place + ": it is for " + choice.seat() + " to decide");
    }
    if (index < 0) {
      throw new Refused(place + ": it is not offered. " + position.refusal(entry.move()));
    }
    FixedChance chance = rolls(entry.rolls());
    position.play(index, chance);
    Play.makeForcedMoves(position, chance);
    allRolled(chance);
    return position;
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

  /// A fingerprint over the text of all cards of two decks.
  static long fingerprint(Game game, Deck a, Deck b) {
    Fingerprint out = new Fingerprint(ref -> true);
    Map<String, String> sources = new HashMap<>();
    game.cards().forEach(face -> sources.put(face.name(), face.source()));
    for (Deck deck : List.of(a, b)) {
      deck.cards().forEach(card -> out.add(sources.getOrDefault(card, card)));
    }
    return out.value();
  }
}
