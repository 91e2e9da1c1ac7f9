package cardwright.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The plays and their logs.
public final class Plays {
  private static final String LINES = "\n";
  private static final String PLAY =
      "select id, game, format, games, agreed, seed, state, watch, listed, bank, pace, code,"
          + " outcome, begun, changed, wins_a, wins_b, again, cards,"
          + " position from play ";
  private static final String MOVE =
      "select play, seq, command, kind, seat, words, bank_a, bank_b, made, choice from move ";

  private final Database database;

  Plays(Database database) {
    this.database = database;
  }

  /// Keeps a new play.
  public void create(PlayRow play) {
    create(play, List.of(), Optional.empty());
  }

  /// Keeps a new play that begins with a log.
  public void create(PlayRow play, List<Entry> log) {
    create(play, log, Optional.empty());
  }

  /// Keeps a new play.
  ///
  /// @param log the lines that it begins with
  /// @param part what the server brings to its shuffle, when both seats are taken
  public void create(PlayRow play, List<Entry> log, Optional<ShufflePart> part) {
    database.write(handle -> {
      insert(handle, play);
      log.forEach(entry -> entry.insert(handle));
      part.ifPresent(each -> Shuffles.insert(handle, play.id(), each));
      return true;
    });
  }

  private static void insert(Handle handle, PlayRow play) {
    handle.execute(
        "insert into play (id, game, format, games, agreed, seed, state, watch, listed, bank,"
            + " pace, code, outcome, begun, changed, cards, position)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        play.id(),
        play.game(),
        play.format(),
        play.games(),
        String.join(LINES, play.agreed()),
        play.seed(),
        play.state(),
        play.watch() ? 1 : 0,
        play.listed() ? 1 : 0,
        play.bank(),
        play.pace(),
        play.code(),
        play.outcome(),
        play.begun(),
        play.changed(),
        play.cards(),
        play.position());
    play.seats().forEach(seat -> insert(handle, play.id(), seat));
  }

  private static void insert(Handle handle, String play, SeatRow seat) {
    handle.execute(
        "insert into seat (play, seat, person, name, level, deck, habits)"
            + " values (?, ?, ?, ?, ?, ?, ?)",
        play,
        seat.seat(),
        seat.person().isEmpty() ? null : seat.person(),
        seat.name(),
        seat.level(),
        seat.deck(),
        seat.habits());
  }

  /// Seats somebody at a play that waits, which is shuffled then.
  ///
  /// @param part what the server brings to the shuffle
  /// @return false when it waits no more; nothing has changed then
  public boolean join(String play, SeatRow seat, ShufflePart part, long now) {
    return database.write(handle -> {
      int found =
          handle.execute(
              "update play set state = 'shuffling', seed = '', changed = ?"
                  + " where id = ? and state = 'waiting'",
              now,
              play);
      if (found == 1) {
        insert(handle, play, seat);
        Shuffles.insert(handle, play, part);
      }
      return found == 1;
    });
  }

  /// Changes the state of a play.
  ///
  /// @param from the state it has to be in
  /// @return false when it is in another; nothing has changed then
  public boolean turn(String play, String from, String to, String outcome, long now) {
    return database.write(handle ->
        handle.execute(
                "update play set state = ?, outcome = ?, changed = ? where id = ? and state = ?",
                to,
                outcome,
                now,
                play,
                from)
            == 1);
  }

  /// Keeps a new play that offers the same again as another one.
  ///
  /// @param before what is known to offer the same again as that one; empty for nothing
  /// @param part what the server brings to its shuffle, when both seats are taken
  /// @return false when something else does by now; nothing has changed then
  public boolean again(String old, String before, PlayRow play, Optional<ShufflePart> part) {
    return database.write(handle -> {
      int found =
          handle.execute(
              "update play set again = ? where id = ? and again = ?", play.id(), old, before);
      if (found == 1) {
        insert(handle, play);
        part.ifPresent(each -> Shuffles.insert(handle, play.id(), each));
      }
      return found == 1;
    });
  }

  /// Keeps how many games each seat has won.
  public void score(String play, int winsA, int winsB) {
    database.write(handle ->
        handle.execute("update play set wins_a = ?, wins_b = ? where id = ?", winsA, winsB, play));
  }

  /// Keeps when a person passes without being asked.
  public void habits(String play, String seat, String habits) {
    database.write(handle ->
        handle.execute(
            "update seat set habits = ? where play = ? and seat = ?", habits, play, seat));
  }

  /// Adds to the log. It is durable when this returns [Written.Done].
  ///
  /// @param news what the other servers on this store are told together with it; nothing when empty
  /// @throws StoreAway when the store cannot be reached; the entry may have been added even so
  public Written append(Entry entry, String news) {
    return database.write(handle -> {
      if (entry.insert(handle) == 1) {
        if (database.shared() && !news.isEmpty()) {
          Notifications.tell(handle, news);
        }
        return new Written.Done();
      }
      return line(handle, entry.play(), entry.command())
          .<Written>map(Written.Repeated::new)
          .orElseGet(Written.Fenced::new);
    });
  }

  /// The line of a log that a command made, if it was carried out.
  public Optional<Entry> line(String play, String command) {
    return database.read(handle -> line(handle, play, command));
  }

  private static Optional<Entry> line(Handle handle, String play, String command) {
    return handle
        .createQuery(MOVE + "where play = ? and command = ?")
        .bind(0, play)
        .bind(1, command)
        .map((row, context) -> entry(row))
        .findOne();
  }

  /// The log from a place on.
  ///
  /// @param after the last place that is known; 0 for the whole log
  public List<Entry> log(String play, int after) {
    return database.read(handle ->
        handle
            .createQuery(MOVE + "where play = ? and seq > ? order by seq")
            .bind(0, play)
            .bind(1, after)
            .map((row, context) -> entry(row))
            .list());
  }

  private static Entry entry(ResultSet row) throws SQLException {
    return new Entry(
        row.getString(1),
        row.getInt(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        row.getLong(7),
        row.getLong(8),
        row.getLong(9),
        row.getInt(10));
  }

  /// The play with that id.
  public Optional<PlayRow> find(String id) {
    return database.read(handle -> {
      List<PlayRow> found = rows(handle, PLAY + "where id = ?", id);
      return found.stream().findFirst();
    });
  }

  /// Plays of a person in these states, what changed last first.
  public List<PlayRow> of(String person, List<String> states, int most) {
    return database.read(handle ->
        rows(
            handle,
            PLAY
                + "where id in (select play from seat where person = ?) and state in ("
                + String.join(", ", states.stream().map(state -> "'" + known(state) + "'").toList())
                + ") order by changed desc limit "
                + most,
            person));
  }

  /// Plays that wait and that anybody may join, newest first.
  public List<PlayRow> open(int most) {
    return database.read(handle ->
        rows(
            handle,
            PLAY + "where state = ? and listed = 1 order by changed desc limit " + most,
            "waiting"));
  }

  /// Plays between two people that go on and that anybody may watch, newest first.
  public List<PlayRow> watchable(int most) {
    return database.read(handle ->
        rows(
            handle,
            PLAY
                + "where state = ? and watch = 1"
                + " and not exists (select 1 from seat where play = id and level <> '')"
                + " order by changed desc limit "
                + most,
            "playing"));
  }

  /// Plays that a server has to look after when it starts: those that go on and have clocks.
  public List<String> clocked() {
    return database.read(handle ->
        handle
            .createQuery("select id from play where state = 'playing' and bank >= 0")
            .mapTo(String.class)
            .list());
  }

  /// Calls off invitations that have waited since before a moment, and plays whose shuffle has.
  ///
  /// @param invited when the oldest invitation that is still good was made
  /// @param shuffled when the seats of the oldest play were taken that may still be shuffled
  public int expire(long invited, long shuffled, long now) {
    return database.write(handle ->
        handle.execute(
            "update play set state = 'expired', changed = ?"
                + " where (state = 'waiting' and begun < ?) or (state = 'shuffling' and changed < ?)",
            now,
            invited,
            shuffled));
  }

  private static String known(String state) {
    if (!state.matches("[a-z-]+")) {
      throw new IllegalArgumentException("no state: " + state);
    }
    return state;
  }

  private static List<PlayRow> rows(Handle handle, String sql, String argument) {
    List<PlayRow> plays =
        handle.createQuery(sql).bind(0, argument).map((row, context) -> play(row)).list();
    List<PlayRow> seated = new ArrayList<>();
    for (PlayRow play : plays) {
      seated.add(seated(handle, play));
    }
    return List.copyOf(seated);
  }

  private static PlayRow play(ResultSet row) throws SQLException {
    String agreed = row.getString(5);
    return new PlayRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getInt(4),
        agreed.isEmpty() ? List.of() : List.of(agreed.split(LINES)),
        row.getString(6),
        row.getString(7),
        row.getInt(8) == 1,
        row.getInt(9) == 1,
        row.getLong(10),
        row.getLong(11),
        row.getString(12),
        row.getString(13),
        row.getLong(14),
        row.getLong(15),
        List.of(),
        row.getInt(16),
        row.getInt(17),
        row.getString(18),
        row.getString(19),
        row.getString(20));
  }

  private static PlayRow seated(Handle handle, PlayRow play) {
    List<SeatRow> seats =
        handle
            .createQuery(
                "select seat, coalesce(seat.person, ''), coalesce(person.name, seat.name), level,"
                    + " deck, habits, case when login is null then 0 else 1 end from seat"
                    + " left join person on person.id = seat.person where play = ? order by seat")
            .bind(0, play.id())
            .map((row, context) ->
                new SeatRow(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getString(4),
                    row.getString(5),
                    row.getString(6),
                    row.getInt(7) == 1))
            .list();
    return new PlayRow(
        play.id(),
        play.game(),
        play.format(),
        play.games(),
        play.agreed(),
        play.seed(),
        play.state(),
        play.watch(),
        play.listed(),
        play.bank(),
        play.pace(),
        play.code(),
        play.outcome(),
        play.begun(),
        play.changed(),
        seats,
        play.winsA(),
        play.winsB(),
        play.again(),
        play.cards(),
        play.position());
  }
}
