package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Move;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Law 9: a record is written, read and replayed to equal fingerprints; a changed one is detected,
/// and the place is named.
final class Records {
  /// One play in so many is recorded.
  private static final int ONE_OF = 10;

  /// With fewer plays all changed rolls may happen to lead to the same positions.
  private static final int ENOUGH = 100;

  /// One decision in so many is a ruling, where the game has rulings.
  private static final int RULED = 60;

  private final Game game;
  private int rolls;
  private int rollsDetected;

  private Records(Game game) {
    this.game = game;
  }

  static void check(Series series) {
    Records law = new Records(series.game());
    series.forEach(ONE_OF, law::check);
    if (series.plays() >= ENOUGH && law.rolls > 0 && law.rollsDetected == 0) {
      throw new AssertionError("none of " + law.rolls + " changed rolls in records was detected");
    }
  }

  private void check(RandomPlay random) {
    PlayRecord record = record(random);
    if (!PlayRecord.read(record.write(), "a record").equals(named(record))) {
      throw random.broken("the record is read back otherwise than it was written");
    }
    String refusal = refusal(record);
    if (!refusal.isEmpty()) {
      throw random.broken("the record cannot be replayed: " + refusal);
    }
    detected(random, withStart(record, record.startRolls(), ~record.start()), "the start");
    List<Integer> more = new ArrayList<>(record.startRolls());
    more.add(0);
    detected(random, withStart(record, more, record.start()), "the start");
    detected(random, withOutcome(record, "B wins: it says so"), "the end");
    if (!record.entries().isEmpty()) {
      int number = Math.floorMod(random.seed() * 31, record.entries().size());
      checkEntry(random, record, number);
    }
    checkRolls(random, record);
  }

  /// A random play as a record. Now and then somebody leaves, or another ruling is given.
  private PlayRecord record(RandomPlay random) {
    Play play = new Play(game, random.opening(), new SeededChance(random.seed()), event -> {});
    Chance picks = new SeededChance(~random.seed());
    Chance judge = new SeededChance(random.momentSeed());
    while (!play.over()) {
      List<Move> rulings = judge.roll(RULED) == 0 ? play.rulings() : List.of();
      if (rulings.isEmpty()) {
        play.move(RandomMove.of(play.position().choice(), picks));
      } else {
        play.rule(rulings.get(judge.roll(rulings.size())).notation());
      }
    }
    return PlayRecord.of(play);
  }

  /// A record's file does not keep what a deck is called.
  private static PlayRecord named(PlayRecord record) {
    Opening opening = record.opening();
    Opening nameless =
        new Opening(
            opening.format(),
            nameless(opening.a()),
            nameless(opening.b()),
            opening.first(),
            opening.carried());
    return new PlayRecord(
        record.game(),
        record.cards(),
        nameless,
        record.startRolls(),
        record.start(),
        record.entries(),
        record.outcome());
  }

  private static Deck nameless(Deck deck) {
    return new Deck("", "", "", deck.cards(), deck.side());
  }

  private void checkEntry(RandomPlay random, PlayRecord record, int number) {
    Play.Entry entry = record.entries().get(number);
    String place = "move " + (number + 1) + ",";
    long digit = entry.fingerprint() ^ (1L << (4 * Math.floorMod(random.seed(), 16)));
    detected(random, with(record, number, entry.seat(), entry.move(), entry.rolls(), digit), place);
    detected(
        random,
        with(record, number, entry.seat(), "win at once", entry.rolls(), entry.fingerprint()),
        place);
    detected(
        random,
        with(
            record,
            number,
            entry.seat().map(Seat::other).or(() -> Optional.of(Seat.A)),
            entry.move(),
            entry.rolls(),
            entry.fingerprint()),
        place);
    List<Integer> more = new ArrayList<>(entry.rolls());
    more.add(0);
    detected(
        random, with(record, number, entry.seat(), entry.move(), more, entry.fingerprint()), place);
    if (entry.rolls().isEmpty()) {
      return;
    }
    List<Integer> fewer = new ArrayList<>(entry.rolls());
    fewer.removeLast();
    detected(
        random,
        with(record, number, entry.seat(), entry.move(), fewer, entry.fingerprint()),
        place);
  }

  /// A lower roll is always possible. It may lead to the same position, where two like cards change
  /// places, say; then there is nothing to detect.
  private void checkRolls(RandomPlay random, PlayRecord record) {
    for (int i = 0; i < record.startRolls().size(); i++) {
      if (record.startRolls().get(i) > 0) {
        rolled(
            random, withStart(record, lower(record.startRolls(), i), record.start()), "the start");
      }
    }
    for (int number = 0; number < record.entries().size(); number++) {
      Play.Entry entry = record.entries().get(number);
      if (!entry.rolls().isEmpty() && entry.rolls().getFirst() > 0) {
        PlayRecord changed =
            with(
                record,
                number,
                entry.seat(),
                entry.move(),
                lower(entry.rolls(), 0),
                entry.fingerprint());
        rolled(random, changed, "move " + (number + 1) + ",");
      }
    }
  }

  private void rolled(RandomPlay random, PlayRecord changed, String place) {
    rolls++;
    String refusal = refusal(changed);
    if (!refusal.isEmpty()) {
      rollsDetected++;
      named(random, refusal, place);
    }
  }

  private void detected(RandomPlay random, PlayRecord changed, String place) {
    String refusal = refusal(changed);
    if (refusal.isEmpty()) {
      throw random.broken(
          "a record changed at '" + place + "' is replayed as if nothing were wrong");
    }
    named(random, refusal, place);
  }

  private static void named(RandomPlay random, String refusal, String place) {
    if (!refusal.contains(place)) {
      throw random.broken("a record changed at '" + place + "' is refused with: " + refusal);
    }
  }

  private String refusal(PlayRecord record) {
    try {
      PlayReplay.run(
          PlayRecord.read(record.write(), "a record"), game, event -> {}, (number, at) -> {});
      return "";
    } catch (Refused refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  private static List<Integer> lower(List<Integer> rolls, int index) {
    List<Integer> changed = new ArrayList<>(rolls);
    changed.set(index, changed.get(index) - 1);
    return changed;
  }

  private static PlayRecord with(
      PlayRecord record,
      int number,
      Optional<Seat> seat,
      String move,
      List<Integer> rolls,
      long fingerprint) {
    List<Play.Entry> entries = new ArrayList<>(record.entries());
    entries.set(number, new Play.Entry(seat, move, rolls, fingerprint));
    return new PlayRecord(
        record.game(),
        record.cards(),
        record.opening(),
        record.startRolls(),
        record.start(),
        entries,
        record.outcome());
  }

  private static PlayRecord withStart(PlayRecord record, List<Integer> rolls, long start) {
    return new PlayRecord(
        record.game(),
        record.cards(),
        record.opening(),
        rolls,
        start,
        record.entries(),
        record.outcome());
  }

  private static PlayRecord withOutcome(PlayRecord record, String outcome) {
    return new PlayRecord(
        record.game(),
        record.cards(),
        record.opening(),
        record.startRolls(),
        record.start(),
        record.entries(),
        outcome);
  }
}
