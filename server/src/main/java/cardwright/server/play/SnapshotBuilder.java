package cardwright.server.play;

import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.server.wire.ToPage;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Builds the snapshot of what a viewer sees of a play. It is called by whoever holds the lock of the play.
final class SnapshotBuilder {
  private SnapshotBuilder() {}

  /// All that a viewer sees now.
  ///
  /// @param told how much it was told; -1 for nothing of this game
  /// @param era the era of what it was told
  /// @param rests whether a pass of the seat that decides is about to make itself
  static ViewSnapshot of(LiveState play, OpenPage page, int told, int era, boolean rests) {
    Optional<Progress> begun = play.progress();
    PlayRow row = play.row();
    ToPage.Shuffle shuffle =
        Shuffling.shown(row, play.parts(), begun.map(Progress::over).orElse(false));
    Map<String, Object> players =
        ViewWriter.both(player(play, Seat.A, page), player(play, Seat.B, page));
    if (begun.isEmpty()) {
      return new ViewSnapshot(
          0,
          0,
          0,
          row.seats().size() < 2 ? "waiting" : "shuffling",
          Optional.empty(),
          Optional.empty(),
          Message.NOTHING,
          List.of(),
          0,
          List.of(),
          Optional.empty(),
          players,
          new ViewSnapshot.Match(row.games(), 1, 0, 0, Optional.empty()),
          Optional.empty(),
          Optional.empty(),
          shuffle,
          Optional.empty(),
          beside(play, page.seat()));
    }
    Progress now = begun.get();
    Viewer viewer = page.viewer();
    Position position = now.position();
    Optional<Seat> decider = now.decider();
    boolean own = decider.isPresent() && decider.equals(page.seat()) && !rests;
    boolean fresh = told < 0 || era != now.era();
    String state = now.over() ? "over" : now.between() ? "between" : "playing";
    return new ViewSnapshot(
        now.version(viewer),
        now.era(),
        now.eventLog().size(),
        state,
        Optional.of(position.table(viewer)),
        decider,
        own ? position.choice().question() : Message.NOTHING,
        own ? moves(position.choice()) : List.of(),
        own ? position.choice().takeBacks() : 0,
        events(now, viewer, fresh ? now.gameBegan() : told),
        now.ending(),
        players,
        new ViewSnapshot.Match(
            row.games(),
            now.game(),
            now.wins(Seat.A),
            now.wins(Seat.B),
            now.over() ? now.allEnding() : Optional.empty()),
        page.seat().flatMap(play::autoPass).map(autoPass -> auto(autoPass, play)),
        now.between() ? Optional.of(between(now, page.seat())) : Optional.empty(),
        shuffle,
        now.reached(),
        beside(play, page.seat()));
  }

  private static List<Move> moves(Choice choice) {
    List<Move> moves = new ArrayList<>(choice.count());
    for (int i = 0; i < choice.count(); i++) {
      moves.add(choice.move(i));
    }
    return moves;
  }

  private static List<ViewSnapshot.Happened> events(Progress now, Viewer viewer, int from) {
    List<ViewSnapshot.Happened> events = new ArrayList<>();
    for (EventLog.Told each : now.eventLog().since(from)) {
      Message message = each.message(viewer);
      if (!message.isEmpty()) {
        events.add(
            new ViewSnapshot.Happened(
                now.version(viewer, each.seq()), each.kind(), message, each.snapshot()));
      }
    }
    return events;
  }

  private static ToPage.@Nullable Player player(LiveState play, Seat seat, OpenPage page) {
    Optional<SeatRow> found =
        play.row().seats().stream().filter(each -> each.seat().equals(seat.name())).findFirst();
    if (found.isEmpty()) {
      return null;
    }
    SeatRow row = found.get();
    boolean known =
        page.seat().equals(Optional.of(seat))
            || play.services().games().of(play.row()).revealsDecks()
            || play.row().state().equals("over");
    return Seats.player(row, known, page.language());
  }

  private static ToPage.AutoState auto(AutoPassSettings autoPass, LiveState play) {
    return new ToPage.AutoState(
        autoPass.mode(), autoPass.stops(), play.services().games().of(play.row()).phases());
  }

  private static ToPage.Between between(Progress now, Optional<Seat> seat) {
    ToPage.Ready ready = new ToPage.Ready(now.isReady(Seat.A), now.isReady(Seat.B));
    boolean chooses = ready.a() && ready.b();
    String chooser = chooses ? now.chooser().map(Seat::name).orElse(null) : null;
    Optional<Deck> deck = seat.map(now::deck);
    return new ToPage.Between(
        deck.map(Deck::cards).orElse(List.of()),
        deck.map(Deck::side).orElse(List.of()),
        ready,
        chooser);
  }

  static ViewSnapshot.Beside beside(LiveState play, Optional<Seat> seat) {
    int watching = play.audience().watching();
    ToPage.Present present =
        new ToPage.Present(isThere(play, Seat.A), isThere(play, Seat.B), watching);
    ToPage.UndoState undo =
        new ToPage.UndoState(
            seat.map(each -> undo(play, each)).orElse("no"),
            play.asked().map(Seat::name).orElse(null));
    return new ViewSnapshot.Beside(
        play.clocks().map(Clocks::shown), present, claim(play), undo, play.offered());
  }

  private static boolean isThere(LiveState play, Seat seat) {
    boolean computer =
        play.row().seats().stream()
            .anyMatch(each -> each.seat().equals(seat.name()) && !each.level().isEmpty());
    return computer || play.audience().presence().isThere(seat);
  }

  /// Who can be claimed against, and when.
  static Optional<ToPage.ClaimState> claim(LiveState play) {
    Optional<Progress> now = play.progress().filter(each -> each.ending().isEmpty());
    boolean people = play.row().seats().stream().allMatch(each -> each.level().isEmpty());
    if (now.isEmpty() || !people) {
      return Optional.empty();
    }
    for (Seat seat : Seat.values()) {
      if (!isThere(play, seat) && isThere(play, seat.other())) {
        return Optional.of(
            new ToPage.ClaimState(seat.name(), play.audience().presence().claimIn(seat)));
      }
    }
    return Optional.empty();
  }

  /// Whether that seat's last decision can be taken back: `free`, `ask` or `no`.
  static String undo(LiveState play, Seat seat) {
    Optional<Progress> now = play.progress();
    Optional<Integer> line = now.flatMap(each -> each.undoTo(seat));
    if (now.isEmpty() || line.isEmpty()) {
      return "no";
    }
    if (now.get().terms().isPerson(seat.other())) {
      return "ask";
    }
    Table before = now.get().before(line.get()).orElseThrow().table(Viewer.of(seat));
    Table after = now.get().position().table(Viewer.of(seat));
    return shows(before, after) ? "no" : "free";
  }

  /// Whether a table shows a card that another did not.
  private static boolean shows(Table before, Table after) {
    Map<String, Integer> known = new HashMap<>();
    cards(before).forEach(card -> known.merge(card, 1, Integer::sum));
    for (String card : cards(after)) {
      if (known.merge(card, -1, Integer::sum) < 0) {
        return true;
      }
    }
    return false;
  }

  private static List<String> cards(Table table) {
    return table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .map(card -> card.owner() + card.card())
        .toList();
  }
}
