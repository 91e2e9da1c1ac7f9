package cardwright.engine;

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
/// @param outcome how it ended, in words; empty while it goes on
public record PlayRecord(
    String game,
    long cards,
    Opening opening,
    List<Integer> startRolls,
    long start,
    List<Entry> entries,
    String outcome) {
  /// One decision.
  ///
  /// @param seat who decided; empty for a ruling
  /// @param move the notation of the move or of the ruling
  /// @param rolls what was rolled because of it
  /// @param fingerprint the position's fingerprint at the next decision, or at the end
  public record Entry(Optional<Seat> seat, String move, List<Integer> rolls, long fingerprint) {
    /// A decision of a seat.
    public Entry(Seat seat, String move, List<Integer> rolls, long fingerprint) {
      this(Optional.of(seat), move, rolls, fingerprint);
    }

    /// Who decided: the letter of a seat, or `judge`.
    public String who() {
      return seat.map(Seat::name).orElse("judge");
    }
  }

  /// Is told of each position of a replay.
  @FunctionalInterface
  public interface Visitor {
    /// Called before the first decision with `number` 0, and after each decision with its number from 1.
    void at(int number, Position position);
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
    if (!game.name().equals(this.game)) {
      throw new Refused("the record is of the game " + this.game + ", not of " + game.name());
    }
    Position position = guarded("the start", () -> start(game, listener));
    if (fingerprint(game, opening) != cards) {
      throw new Refused(
          "the record was played with other decks or another opening, or a card of the decks has"
              + " another text now");
    }
    compare("the start", start, position);
    visitor.at(0, position);
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      String place = "move " + (i + 1) + ", '" + entry.move() + "' of " + entry.who();
      guarded(place, () -> replay(position, entry, place));
      compare(place, entry.fingerprint(), position);
      visitor.at(i + 1, position);
    }
    String end = position.outcome().map(Outcome::toString).orElse("");
    if (!end.equals(outcome)) {
      throw new Refused("the end: the record says '" + outcome + "', the play says '" + end + "'");
    }
    return position;
  }

  private Position start(Game game, Listener listener) {
    FixedChance chance = rolls(startRolls);
    Position position = game.start(opening, chance, listener);
    position.listen(listener);
    makeForcedMoves(position, start, chance);
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
    FixedChance chance = rolls(entry.rolls());
    if (entry.seat().isEmpty()) {
      position.rule(entry.move(), chance);
    } else {
      position.play(index(position.choice(), entry, position, place), chance);
    }
    makeForcedMoves(position, entry.fingerprint(), chance);
    allRolled(chance);
    return position;
  }

  private static int index(Choice choice, Entry entry, Position position, String place) {
    if (entry.seat().filter(choice.seat()::equals).isEmpty()) {
      throw new Refused(place + ": it is for " + choice.seat() + " to decide");
    }
    int index = choice.indexOf(entry.move());
    if (index < 0) {
      throw new Refused(place + ": it is not offered. " + position.refusal(entry.move()));
    }
    return index;
  }

  /// Makes forced moves to where the recorded play waited next: it may have waited at a forced move.
  private static void makeForcedMoves(Position position, long until, FixedChance chance) {
    for (int made = 0;
        position.outcome().isEmpty()
            && position.choice().count() == 1
            && (chance.left() > 0 || position.fingerprint() != until);
        made++) {
      if (made == TextLimits.FORCED_MOVES) {
        throw new Refused(
            "the play does not come to the recorded position within " + made + " forced moves");
      }
      position.play(0, chance);
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
  static long fingerprint(Game game, Opening opening) {
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
