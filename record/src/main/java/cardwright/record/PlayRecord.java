package cardwright.record;

import cardwright.engine.Deck;
import cardwright.engine.Fingerprint;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A play as it was played: its decks, its rolls and its moves, each with the fingerprint after it.
///
/// Recorded is what somebody decided; other choices of a single move make themselves. A record is a text file, one decision a line:
///
/// ```
/// cardwright record 2
/// game: ggltcg
/// cards: 00112233aabbccdd
/// format: later
/// first: A
/// carried: penalty a
/// agreed: winner chooses
/// A: Archer; Ka; …
/// A side: Cake
/// B: Beary; Ka; …
/// shuffle play: …
/// start ~ 1 = 0123456789abcdef
/// A play ka = 0123456789abcdef
/// B direct attack with ka ~ 3 = 0123456789abcdef
/// judge time = 0123456789abcdef
/// stopped: A wins: B concedes
/// end: A wins: …
/// ```
///
/// The lines `first`, `carried`, `agreed`, `side`, `shuffle` ([ShuffleRecord]) and `stopped` are missing where there is
/// nothing to say. Behind the first line, and behind `start` and each decision, may stand lines that begin with `#`, such as what
/// somebody thinks of a move; nothing is read from them.
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
  /// The line that a record begins with.
  static final String FIRST = "cardwright record 2";

  private static final String JUDGE = "judge ";

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
    StringBuilder out = new StringBuilder();
    out.append(FIRST).append('\n');
    out.append("game: ").append(game).append('\n');
    out.append("cards: ").append(hex(cards)).append('\n');
    out.append("format: ").append(opening.format()).append('\n');
    opening.first().ifPresent(seat -> out.append("first: ").append(seat).append('\n'));
    if (!opening.carried().isEmpty()) {
      out.append("carried: ").append(String.join("; ", opening.carried())).append('\n');
    }
    if (!opening.agreed().isEmpty()) {
      out.append("agreed: ").append(String.join("; ", opening.agreed())).append('\n');
    }
    DeckLines.write(out, "A", opening.a());
    DeckLines.write(out, "B", opening.b());
    shuffle.ifPresent(from -> from.write(out));
    line(out, "start", startRolls, start);
    for (Play.Entry entry : entries) {
      line(out, entry.who() + " " + entry.move(), entry.rolls(), entry.fingerprint());
    }
    stopped.ifPresent(how -> out.append("stopped: ").append(how).append('\n'));
    out.append("end: ").append(outcome).append('\n');
    return out.toString();
  }

  private static void line(StringBuilder out, String what, List<Integer> rolls, long fingerprint) {
    out.append(what);
    if (!rolls.isEmpty()) {
      out.append(" ~");
      rolls.forEach(roll -> out.append(' ').append(roll));
    }
    out.append(" = ").append(hex(fingerprint)).append('\n');
  }

  private static String hex(long value) {
    String digits = Long.toHexString(value);
    return "0".repeat(16 - digits.length()) + digits;
  }

  /// Reads a record.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws cardwright.engine.Refused when it is not a record; the message names the line
  public static PlayRecord read(String text, String file) {
    return read(text, Message.plain(file));
  }

  /// Reads a record for people of several languages.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws cardwright.engine.Refused when it is not a record; the message names the line
  public static PlayRecord read(String text, Message file) {
    RecordLines lines = new RecordLines(text, file);
    PlayRecord record = read(lines);
    lines.end("end:");
    return record;
  }

  /// Reads one record to its line `end:`.
  static PlayRecord read(RecordLines lines) {
    lines.opening(FIRST);
    String game = lines.field("game");
    long cards = lines.fingerprint("cards");
    String format = lines.field("format");
    Optional<Seat> first = lines.seat("first");
    List<String> carried = lines.list("carried", TextLimits.RECORD_PARTS);
    List<String> agreed = lines.list("agreed", TextLimits.RECORD_PARTS);
    Deck a = DeckLines.read(lines, "A");
    Deck b = DeckLines.read(lines, "B");
    Opening opening = new Opening(format, a, b, first, carried, agreed);
    Optional<ShuffleRecord> shuffle = ShuffleRecord.read(lines);
    RecordLines.Line start = lines.line("start");
    lines.comments();
    List<Play.Entry> entries = new ArrayList<>();
    while (!lines.isEnd() && !lines.atField("end") && !lines.atField("stopped")) {
      entries.add(entry(lines.line("A ", "B ", JUDGE)));
      lines.comments();
    }
    Optional<Outcome> stopped =
        lines.atField("stopped") ? Optional.of(stopped(lines)) : Optional.empty();
    String outcome = lines.field("end");
    return new PlayRecord(
        game,
        cards,
        opening,
        start.rolls(),
        start.fingerprint(),
        List.copyOf(entries),
        outcome,
        stopped,
        shuffle);
  }

  private static Outcome stopped(RecordLines lines) {
    String words =
        lines.matching("stopped", "([AB] wins|draw): .+", Messages.of("record.form.ending"));
    String reason = words.substring(words.indexOf(": ") + 2);
    return words.startsWith("draw")
        ? Outcome.draw(reason)
        : Outcome.win(Seat.valueOf(words.substring(0, 1)), reason);
  }

  private static Play.Entry entry(RecordLines.Line line) {
    Optional<Seat> seat =
        line.opening().equals(JUDGE)
            ? Optional.empty()
            : Optional.of(Seat.valueOf(line.opening().strip()));
    return new Play.Entry(seat, line.said(), line.rolls(), line.fingerprint());
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
