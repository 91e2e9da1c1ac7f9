package cardwright.server.play;

import java.util.function.LongSupplier;

/// A rate limiter (token bucket): lets so many through a second, and a burst now and then.
public final class RateLimiter {
  private static final double NANOS = 1e9;

  private final double aSecond;
  private final double most;
  private final LongSupplier nanos;
  private double left;
  private long at;

  /// A limiter whose bucket is full.
  public RateLimiter(double aSecond, double most) {
    this(aSecond, most, System::nanoTime);
  }

  RateLimiter(double aSecond, double most, LongSupplier nanos) {
    this.aSecond = aSecond;
    this.most = most;
    this.nanos = nanos;
    this.left = most;
    this.at = nanos.getAsLong();
  }

  /// Whether one more may pass now.
  public boolean take() {
    return take(1);
  }

  /// Whether so many more may pass now; if not, none do.
  public synchronized boolean take(int units) {
    long now = nanos.getAsLong();
    left = Math.min(most, left + (now - at) / NANOS * aSecond);
    at = now;
    if (left < units) {
      return false;
    }
    left -= units;
    return true;
  }

  /// Whether it is as full as at the start.
  public synchronized boolean isFull() {
    return left + (nanos.getAsLong() - at) / NANOS * aSecond >= most;
  }
}
