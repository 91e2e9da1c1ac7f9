package cardwright.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/// The decks that people keep.
public final class Decks {
  private static final String DECK = "select id, person, game, words, changed from deck ";

  private final Database database;

  Decks(Database database) {
    this.database = database;
  }

  /// The decks of a person, what changed last first.
  public List<KeptDeck> of(String person) {
    return database.read(handle ->
        handle
            .createQuery(DECK + "where person = ? order by changed desc, id")
            .bind(0, person)
            .map((row, context) -> deck(row))
            .list());
  }

  /// A deck of a person.
  public Optional<KeptDeck> find(String person, String id) {
    return database.read(handle ->
        handle
            .createQuery(DECK + "where person = ? and id = ?")
            .bind(0, person)
            .bind(1, id)
            .map((row, context) -> deck(row))
            .findOne());
  }

  /// Keeps a new deck.
  ///
  /// @param most how many the person may have
  /// @return false when there are so many already
  public boolean keep(KeptDeck deck, int most) {
    return database.write(handle ->
        handle.execute(
                "insert into deck (id, person, game, words, changed) select ?, ?, ?, ?, ?"
                    + " where (select count(*) from deck where person = ?) < ?",
                deck.id(),
                deck.person(),
                deck.game(),
                deck.words(),
                deck.changed(),
                deck.person(),
                most)
            == 1);
  }

  /// Puts another text in the place of a deck.
  ///
  /// @return false when that person has no such deck
  public boolean change(KeptDeck deck) {
    return database.write(handle ->
        handle.execute(
                "update deck set game = ?, words = ?, changed = ? where person = ? and id = ?",
                deck.game(),
                deck.words(),
                deck.changed(),
                deck.person(),
                deck.id())
            == 1);
  }

  /// Throws a deck away.
  ///
  /// @return false when that person has no such deck
  public boolean drop(String person, String id) {
    return database.write(
        handle -> handle.execute("delete from deck where person = ? and id = ?", person, id) == 1);
  }

  private static KeptDeck deck(ResultSet row) throws SQLException {
    return new KeptDeck(
        row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5));
  }
}
