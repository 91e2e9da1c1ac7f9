package cardwright.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/// The sets of cards that people write.
public final class CardSets {
  private static final String SET = "select id, person, game, name, words, changed from card_set ";

  private final Database database;

  CardSets(Database database) {
    this.database = database;
  }

  /// The sets of a person, what changed last first.
  public List<KeptCardSet> of(String person) {
    return database.read(handle ->
        handle
            .createQuery(SET + "where person = ? order by changed desc, id")
            .bind(0, person)
            .map((row, context) -> set(row))
            .list());
  }

  /// The set with that id, whoever wrote it.
  public Optional<KeptCardSet> find(String id) {
    return database.read(handle ->
        handle
            .createQuery(SET + "where id = ?")
            .bind(0, id)
            .map((row, context) -> set(row))
            .findOne());
  }

  /// Keeps a new set.
  ///
  /// @param most how many the person may have
  /// @return false when there are so many already
  public boolean keep(KeptCardSet set, int most) {
    return database.write(handle ->
        handle.execute(
                "insert into card_set (id, person, game, name, words, changed)"
                    + " select ?, ?, ?, ?, ?, ?"
                    + " where (select count(*) from card_set where person = ?) < ?",
                set.id(),
                set.person(),
                set.game(),
                set.name(),
                set.words(),
                set.changed(),
                set.person(),
                most)
            == 1);
  }

  /// Puts another text in the place of a set.
  ///
  /// @return false when that person has no such set of that game
  public boolean change(KeptCardSet set) {
    return database.write(handle ->
        handle.execute(
                "update card_set set name = ?, words = ?, changed = ?"
                    + " where person = ? and id = ? and game = ?",
                set.name(),
                set.words(),
                set.changed(),
                set.person(),
                set.id(),
                set.game())
            == 1);
  }

  /// Throws a set away. Plays that have its cards keep them.
  ///
  /// @return false when that person has no such set
  public boolean drop(String person, String id) {
    return database.write(handle ->
        handle.execute("delete from card_set where person = ? and id = ?", person, id) == 1);
  }

  private static KeptCardSet set(ResultSet row) throws SQLException {
    return new KeptCardSet(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getLong(6));
  }
}
