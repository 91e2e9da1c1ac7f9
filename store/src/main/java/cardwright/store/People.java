package cardwright.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/// Guests, accounts, and the cookies they are known by.
public final class People {
  private static final String PERSON = "select id, name, login, secret, begun from person ";

  private final Database database;

  People(Database database) {
    this.database = database;
  }

  /// Keeps a new guest, known by a cookie.
  ///
  /// @param digest of the cookie
  public void begin(Person guest, String digest) {
    database.write(handle -> {
      handle.execute(
          "insert into person (id, name, login, secret, begun) values (?, ?, null, null, ?)",
          guest.id(),
          guest.name(),
          guest.begun());
      return handle.execute(
          "insert into visit (digest, person, begun, used) values (?, ?, ?, ?)",
          digest,
          guest.id(),
          guest.begun(),
          guest.begun());
    });
  }

  /// Keeps another cookie of a person.
  public void visit(String person, String digest, long now) {
    database.write(handle ->
        handle.execute(
            "insert into visit (digest, person, begun, used) values (?, ?, ?, ?)",
            digest,
            person,
            now,
            now));
  }

  /// Keeps another cookie of a person, unless their password has been changed.
  ///
  /// @param secret what checked the password
  /// @return false when it has
  public boolean visit(String person, String secret, String digest, long now) {
    return database.write(handle ->
        handle.execute(
                "insert into visit (digest, person, begun, used) select ?, id, ?, ? from person"
                    + " where id = ? and secret = ?",
                digest,
                now,
                now,
                person,
                secret)
            == 1);
  }

  /// Changes what checks the password of a person, and forgets all their cookies for a new one.
  ///
  /// @param old what checked it before
  /// @return false when that is not so any more; nothing has changed then
  public boolean changeSecret(String person, String old, String secret, String digest, long now) {
    return database.write(handle -> {
      boolean changed =
          handle.execute(
                  "update person set secret = ? where id = ? and secret = ?", secret, person, old)
              == 1;
      if (changed) {
        handle.execute("delete from visit where person = ?", person);
        handle.execute(
            "insert into visit (digest, person, begun, used) values (?, ?, ?, ?)",
            digest,
            person,
            now,
            now);
      }
      return changed;
    });
  }

  /// Forgets all cookies of a person.
  public void leaveAll(String person) {
    database.write(handle -> handle.execute("delete from visit where person = ?", person));
  }

  /// Whether a cookie is kept.
  public boolean isVisit(String digest) {
    return database.read(handle ->
        handle
            .createQuery("select 1 from visit where digest = ?")
            .bind(0, digest)
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  /// Forgets a cookie.
  public void leave(String digest) {
    database.write(handle -> handle.execute("delete from visit where digest = ?", digest));
  }

  /// Who is known by a cookie that was made after a moment.
  public Optional<Person> known(String digest, long since) {
    return database.read(handle ->
        handle
            .createQuery(
                PERSON + "where id = (select person from visit where digest = ? and begun >= ?)")
            .bind(0, digest)
            .bind(1, since)
            .map((row, context) -> person(row))
            .findOne());
  }

  /// Who signs in with that.
  public Optional<Person> withLogin(String login) {
    return database.read(handle ->
        handle
            .createQuery(PERSON + "where login = ?")
            .bind(0, login)
            .map((row, context) -> person(row))
            .findOne());
  }

  /// Changes what a person is called.
  public void rename(String id, String name) {
    database.write(handle -> handle.execute("update person set name = ? where id = ?", name, id));
  }

  /// Makes an account of a guest.
  ///
  /// @return false when the login is taken or the guest has one; nothing has changed then
  public boolean register(String id, String login, String secret) {
    return database.write(handle ->
        handle.execute(
                "update person set login = ?, secret = ? where id = ? and login is null"
                    + " and not exists (select 1 from person where login = ?)",
                login,
                secret,
                id,
                login)
            == 1);
  }

  private static Person person(ResultSet row) throws SQLException {
    return new Person(
        row.getString(1),
        row.getString(2),
        Optional.ofNullable(row.getString(3)),
        Optional.ofNullable(row.getString(4)),
        row.getLong(5));
  }
}
