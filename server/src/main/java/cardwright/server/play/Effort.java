package cardwright.server.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// Rations what makes the server work: a deck that is read, a play that is played again, a hint. Each costs units; a person has so many a minute wherever they are, and an address has some times as many, whoever asks from there.
public final class Effort {
  /// What reading a deck costs.
  public static final int DECK = 2;

  /// What all kept decks cost.
  public static final int DECKS = 4;

  /// What one moment of a play that is over costs.
  public static final int MOMENT = 1;

  /// What a play that is over costs, with all its decisions.
  public static final int REPLAY = 3;

  /// What thinking some decisions of a play that is over through again costs.
  public static final int ANALYSIS = 3;

  /// What playing a play again costs, to write its record or to verify it.
  public static final int RECORD = 6;

  /// What reading the cards that somebody writes costs.
  public static final int CARDS = 1;

  /// What it costs to play games with a card and without it.
  public static final int MEASURE = 4;

  /// What it costs to begin a play in which a card is tried out.
  public static final int TRY = 8;

  /// What opening a record costs: it is played again more than once.
  public static final int OPEN = 12;

  /// What it costs to say why something is as it is.
  static final int REASON = 1;

  /// What it costs to say what a move changes.
  static final int FORECAST = 5;

  /// What it costs to think about what looks best.
  static final int HINT = 10;

  private static final int USUAL = 240;
  private static final int OF_AN_ADDRESS = 4;
  private static final int MOST_BUCKETS = 20_000;

  private final int aMinute;
  private final LongSupplier nanos;
  private final Map<String, RateLimiter> limiters = new ConcurrentHashMap<>();

  /// What is usual.
  public Effort() {
    this(USUAL);
  }

  /// @param aMinute how many units a person has in a minute; half of them may be spent at once
  public Effort(int aMinute) {
    this(aMinute, System::nanoTime);
  }

  Effort(int aMinute, LongSupplier nanos) {
    this.aMinute = aMinute;
    this.nanos = nanos;
  }

  /// Takes the units for something that is asked over HTTP.
  ///
  /// @param address where it is asked from
  /// @param person who asks; empty when that is not known, and then all such at the address share what one person has
  /// @return whether there were as many left; if not, it is not to be done
  public boolean take(String address, String person, int units) {
    // Whoever has none left takes nothing from the others at the address.
    boolean own =
        person.isEmpty()
            ? limiter("nobody at " + address, aMinute).take(units)
            : ofPerson(person, units);
    return own && limiter("address " + address, OF_AN_ADDRESS * aMinute).take(units);
  }

  /// Takes the units for something that a person asks over a socket.
  boolean ofPerson(String person, int units) {
    return limiter("person " + person, aMinute).take(units);
  }

  private RateLimiter limiter(String whose, int most) {
    if (limiters.size() > MOST_BUCKETS) {
      limiters.values().removeIf(RateLimiter::isFull);
    }
    return limiters.computeIfAbsent(whose, each -> new RateLimiter(most / 60.0, most / 2.0, nanos));
  }
}
