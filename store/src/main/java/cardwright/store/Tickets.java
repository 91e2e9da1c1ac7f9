package cardwright.store;

import java.util.Optional;

/// Tickets for sockets, each good for one.
public final class Tickets {
  private final Database database;

  Tickets(Database database) {
    this.database = database;
  }

  /// Keeps a ticket, and forgets those whose time is over.
  ///
  /// @param digest of what its holder shows
  /// @param ends until when it is good, in milliseconds since 1970
  public void issue(String digest, Ticket ticket, long ends, long now) {
    database.write(handle -> {
      handle.execute("delete from ticket where ends < ?", now);
      return handle.execute(
          "insert into ticket (digest, play, viewer, person, visit, ends) values (?, ?, ?, ?, ?,"
              + " ?)",
          digest,
          ticket.play(),
          ticket.viewer(),
          ticket.person(),
          ticket.visit(),
          ends);
    });
  }

  /// What a ticket lets in, if it is good and its cookie still is; it is not good again.
  public Optional<Ticket> use(String digest, long now) {
    return database.write(handle ->
        handle
            .createQuery(
                "delete from ticket where digest = ? and ends >= ?"
                    + " and (visit = '' or visit in (select digest from visit))"
                    + " returning play, viewer, person, visit")
            .bind(0, digest)
            .bind(1, now)
            .map((row, context) ->
                new Ticket(row.getString(1), row.getString(2), row.getString(3), row.getString(4)))
            .findOne());
  }
}
