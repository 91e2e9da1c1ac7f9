package cardwright.store;

import java.util.Locale;

/// How a store is, as [Store#health] found it.
public enum Health {
  /// It keeps what it is given, and gives it back.
  HERE,
  /// It cannot be reached, or keeps nothing: the database is down, the disk is full or may not be written to.
  AWAY,
  /// What it holds is damaged, or its file is gone.
  DAMAGED;

  /// The name in reports.
  public String words() {
    return name().toLowerCase(Locale.ROOT);
  }
}
