package cardwright.store;

import cardwright.engine.Refused;
import com.zaxxer.hikari.HikariDataSource;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/// All that lasts.
public final class Store implements AutoCloseable {
  /// How long a checkup waits for a write, in milliseconds.
  private static final long PATIENCE = 3_000;

  private final HikariDataSource source;
  private final FolderLock lock;
  private final Writer writer;
  private final Database database;
  private final Notifications notifications;
  private final Plays plays;
  private final People people;
  private final Decks decks;
  private final CardSets cardSets;
  private final PlayTexts playTexts;
  private final Analyses analyses;
  private final PuzzleRatings puzzleRatings;
  private final Tickets tickets;
  private final Shuffles shuffles;
  private final Checkup checkup;

  private Store(HikariDataSource source, FolderLock lock, StoreAddress address) {
    this.source = source;
    this.lock = lock;
    Jdbi jdbi = Jdbi.create(source);
    this.writer = new Writer(jdbi);
    this.database = new Database(jdbi, writer, address instanceof StoreAddress.Postgres);
    this.notifications = new Notifications(database, address);
    this.plays = new Plays(database);
    this.people = new People(database);
    this.decks = new Decks(database);
    this.cardSets = new CardSets(database);
    this.playTexts = new PlayTexts(database);
    this.analyses = new Analyses(database);
    this.puzzleRatings = new PuzzleRatings(database);
    this.tickets = new Tickets(database);
    this.shuffles = new Shuffles(database);
    this.checkup = new Checkup(database, address, PATIENCE);
  }

  /// Opens a store, and makes or renews its tables where that is needed.
  ///
  /// @param full whether what is written outlasts even a power cut, which is slower
  /// @throws Refused when it cannot be opened, is in use, or was written by a newer Cardwright
  public static Store open(StoreAddress address, boolean full) {
    FolderLock lock = FolderLock.of(address);
    try {
      HikariDataSource source = Pool.open(address, full);
      try {
        Schema.renew(source, address);
        return new Store(source, lock, address);
      } catch (RuntimeException e) {
        source.close();
        throw e;
      }
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /// What a person should do about the place where all is kept, if anything.
  public Optional<String> warning() {
    return lock.warning();
  }

  /// The plays and their logs.
  public Plays plays() {
    return plays;
  }

  /// Guests and accounts.
  public People people() {
    return people;
  }

  /// The decks that people keep.
  public Decks decks() {
    return decks;
  }

  /// The sets of cards that people write.
  public CardSets cardSets() {
    return cardSets;
  }

  /// Cards of somebody's own as plays have them.
  public PlayTexts playTexts() {
    return playTexts;
  }

  /// What was thought of games that are over.
  public Analyses analyses() {
    return analyses;
  }

  /// Ratings of puzzles and of those who solve them.
  public PuzzleRatings puzzleRatings() {
    return puzzleRatings;
  }

  /// Tickets for sockets.
  public Tickets tickets() {
    return tickets;
  }

  /// The parts of shuffles.
  public Shuffles shuffles() {
    return shuffles;
  }

  /// News between servers.
  public Notifications notifications() {
    return notifications;
  }

  Database database() {
    return database;
  }

  /// How it is now: something is written to it and read from it to find out.
  public Health health() {
    return checkup.health();
  }

  /// Whether it is well.
  public boolean isHere() {
    return health() == Health.HERE;
  }

  /// Writes what waits, and closes.
  @Override
  public void close() {
    notifications.close();
    writer.close();
    source.close();
    lock.close();
  }
}
