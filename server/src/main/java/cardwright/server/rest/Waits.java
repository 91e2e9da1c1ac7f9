package cardwright.server.rest;

import static cardwright.engine.Message.number;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Lets who fails to sign in often wait longer, by address, by address and login, and by login.
///
/// A login that many addresses try is not closed to its owner: the wait by login is short, an address from which somebody signed in with it does
/// not wait, and each other address gets a moment of its own that no later one takes. It makes no difference whether there is such a login.
final class Waits {
  /// How many addresses and logins are remembered; what was tried longest ago is forgotten first.
  private static final int MOST = 20_000;

  private static final long FORGOTTEN = 3_600_000;
  private static final int FREE_OF_ADDRESS = 10;
  private static final int FREE_OF_PAIR = 4;
  private static final int FREE_OF_LOGIN = 20;
  private static final long LONGEST = 900_000;
  private static final long LONGEST_GAP = 1_000;
  private static final int MOST_DOUBLED = 20;

  private final LongSupplier millis;
  private final Map<String, Tries> addresses = bounded();
  private final Map<String, Tries> pairs = bounded();
  private final Map<String, Tries> logins = bounded();

  /// When the next address may try a login that many have tried.
  private final Map<String, Long> next = bounded();

  /// The moment that an address was given.
  private final Map<String, Long> moments = bounded();

  /// From where somebody has signed in with what.
  private final Map<String, Boolean> known = bounded();

  /// How often something failed, and when last.
  private record Tries(int count, long last) {}

  /// @param millis a clock that never goes back
  Waits(LongSupplier millis) {
    this.millis = millis;
  }

  private static <V> Map<String, V> bounded() {
    return new LinkedHashMap<>(16, 0.75f, true) {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
        return size() > MOST;
      }
    };
  }

  /// Asks to try a login, which counts as failed until it [succeeds][#succeeded].
  ///
  /// @throws Problem when it has to wait; that is not counted
  synchronized void begin(String login, String address) {
    long now = millis.getAsLong();
    String pair = pair(login, address);
    long wait =
        Math.max(
            left(addresses.get(address), FREE_OF_ADDRESS, now),
            left(pairs.get(pair), FREE_OF_PAIR, now));
    if (!known.containsKey(pair)) {
      wait = Math.max(wait, turn(login, pair, now));
    }
    if (wait > 0) {
      long seconds = (wait + 999) / 1000;
      throw Problem.tooFast(Messages.of("account.too-many-tries", number(seconds)), seconds);
    }
    moments.remove(pair);
    addresses.put(address, more(addresses.get(address), 1, now));
    pairs.put(pair, more(pairs.get(pair), 1, now));
    logins.put(login, more(logins.get(login), 1, now));
  }

  /// The login and its password were right.
  synchronized void succeeded(String login, String address) {
    long now = millis.getAsLong();
    String pair = pair(login, address);
    known.put(pair, true);
    pairs.remove(pair);
    addresses.put(address, more(addresses.get(address), -1, now));
    logins.put(login, more(logins.get(login), -1, now));
  }

  private static String pair(String login, String address) {
    return login + "\n" + address;
  }

  private static Tries more(@Nullable Tries tries, int by, long now) {
    return new Tries(Math.max(0, count(tries, now) + by), now);
  }

  private static int count(@Nullable Tries tries, long now) {
    return tries == null || now - tries.last() > FORGOTTEN ? 0 : tries.count();
  }

  private static long left(@Nullable Tries tries, int free, long now) {
    int over = count(tries, now) - free;
    if (tries == null || over < 0) {
      return 0;
    }
    long wait = Math.min(LONGEST, 1000L << Math.min(over, MOST_DOUBLED));
    return Math.max(0, tries.last() + wait - now);
  }

  /// How long until the moment of an address; it is given one when it has none.
  private long turn(String login, String pair, long now) {
    int over = count(logins.get(login), now) - FREE_OF_LOGIN;
    if (over < 0) {
      return 0;
    }
    Long moment = moments.get(pair);
    if (moment == null) {
      moment = Math.max(now, next.getOrDefault(login, now));
      next.put(login, moment + Math.min(LONGEST_GAP, 250L << Math.min(over, MOST_DOUBLED)));
      moments.put(pair, moment);
    }
    return Math.max(0, moment - now);
  }
}
