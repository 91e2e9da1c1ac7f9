package cardwright.store;

import java.util.Optional;

/// What was thought of games that are over. All of it can be thought again: what is too long is not kept, and the oldest makes way.
public final class Analyses {
  /// So many are kept.
  static final int MOST = 500;

  /// None that is kept has more letters.
  static final int LONGEST = 256 * 1024;

  private final Database database;

  Analyses(Database database) {
    this.database = database;
  }

  /// Keeps an analysis, unless there is one.
  ///
  /// @param id which game, and how it was thought over
  /// @param made when, in milliseconds since 1970
  public void keep(String id, String words, long made) {
    if (words.length() > LONGEST) {
      return;
    }
    database.write(handle -> {
      int kept =
          handle.execute(
              "insert into analysis (id, words, made) values (?, ?, ?) on conflict (id) do nothing",
              id,
              words,
              made);
      if (kept > 0) {
        handle.execute(
            "delete from analysis where id not in"
                + " (select id from analysis order by made desc, id limit ?)",
            MOST);
      }
      return kept;
    });
  }

  /// An analysis that is kept.
  public Optional<String> find(String id) {
    return database.read(handle ->
        handle
            .createQuery("select words from analysis where id = ?")
            .bind(0, id)
            .mapTo(String.class)
            .findOne());
  }
}
