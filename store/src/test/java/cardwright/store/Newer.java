package cardwright.store;

/// Makes a store look as if a newer program had written it.
final class Newer {
  private Newer() {}

  static void write(Store store) {
    store
        .database()
        .write(handle ->
            handle.execute(
                "insert into schema_history (installed_rank, version, description, type, script,"
                    + " checksum, installed_by, execution_time, success)"
                    + " values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'me', 1, true)"));
  }
}
