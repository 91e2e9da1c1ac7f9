package cardwright.server.play;

import static cardwright.engine.Message.number;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A record that somebody brings along, played again: what the play of it begins with, its log, and how it ended.
///
/// @param seed stands in place of a seed; the rolls of the record
/// @param ending how it ended, or that it was not played to an end
public record OpenedRecord(PlayRecord record, String seed, Ending ending) {
  /// The lines of a log by which a seat leaves a play, and what they come to.
  private static final Map<Kind, Ending.How> LEAVING =
      Map.of(
          Kind.CONCEDE, Ending.How.CONCEDED,
          Kind.TIME, Ending.How.TIME,
          Kind.CLAIM, Ending.How.CLAIMED);

  /// Plays a record again.
  ///
  /// @throws Refused when anything differs from what it says; the message names the move
  public static OpenedRecord of(PlayRecord record, Game game) {
    refuse(record);
    List<Integer> rolls = new ArrayList<>(record.startRolls());
    record.entries().forEach(entry -> rolls.addAll(entry.rolls()));
    Position end = PlayReplay.run(record, game, event -> {}, (number, position) -> {});
    Ending ending =
        end.outcome()
            .map(Ending::played)
            .or(() -> left(record).map(Left::ending))
            .orElseGet(() ->
                new Ending(
                    record.stopped().orElseGet(() -> Outcome.draw(Messages.of("record.ends"))),
                    Ending.How.RECORDED));
    return new OpenedRecord(record, PlayChance.recorded(rolls), ending);
  }

  /// A play of the server begins as its decks do, and nobody rules in it.
  private static void refuse(PlayRecord record) {
    if (record.opening().first().isPresent() || !record.opening().carried().isEmpty()) {
      throw new Refused(Messages.of("record.later-game"));
    }
    for (int i = 0; i < record.entries().size(); i++) {
      if (record.entries().get(i).seat().isEmpty()) {
        throw new Refused(Messages.of("record.ruling", number(i + 1)));
      }
    }
  }

  /// How a seat left a play before its end.
  private record Left(Kind kind, Seat seat, Ending ending) {}

  private static Optional<Left> left(PlayRecord record) {
    return record
        .stopped()
        .flatMap(how ->
            LEAVING.entrySet().stream()
                .flatMap(each ->
                    Arrays.stream(Seat.values())
                        .map(seat ->
                            new Left(each.getKey(), seat, Ending.without(seat, each.getValue()))))
                .filter(left -> left.ending().outcome().equals(how))
                .findFirst());
  }

  /// The log of the play.
  ///
  /// A record leaves out choices of a single move, and may also name some of them. The log has those that are passes; so what the record
  /// says counts only where there was something to choose.
  ///
  /// @param row the play, with both seats taken
  /// @throws Refused when the log does not come to the end of the record
  public List<Entry> log(PlayRow row, Games games) {
    PlayTerms terms = PlayTerms.of(row, games);
    Progress progress = new Progress(terms);
    Deque<Play.Entry> choices = choices(terms.game());
    long last =
        record.entries().isEmpty() ? record.start() : record.entries().getLast().fingerprint();
    List<Entry> log = new ArrayList<>();
    while (progress.ending().isEmpty()
        && !(choices.isEmpty() && progress.position().fingerprint() == last)) {
      Choice choice = progress.position().choice();
      boolean passes = Progress.passes(progress.position());
      if (!passes && choices.isEmpty()) {
        break;
      }
      String move = passes ? choice.notation(0) : choices.remove().move();
      Kind kind = passes ? Kind.AUTO : Kind.MOVE;
      log.add(
          PlayedOn.entry(
              row.id(), log.size() + 1, kind.words(), choice.seat().name(), move, row.begun()));
      progress.apply(log.getLast());
    }
    if (progress.position().fingerprint() != last || !choices.isEmpty()) {
      throw new Refused(Messages.of("record.other-end"));
    }
    left(record)
        .ifPresent(how ->
            log.add(
                PlayedOn.entry(
                    row.id(),
                    log.size() + 1,
                    how.kind().words(),
                    how.seat().name(),
                    "",
                    row.begun())));
    return List.copyOf(log);
  }

  /// What was decided where there was something to choose.
  private Deque<Play.Entry> choices(Game game) {
    Deque<Play.Entry> choices = new ArrayDeque<>();
    PlayReplay.run(
        record,
        game,
        event -> {},
        (number, position) -> {
          if (number < record.entries().size() && position.choice().count() > 1) {
            choices.add(record.entries().get(number));
          }
        });
    return choices;
  }
}
