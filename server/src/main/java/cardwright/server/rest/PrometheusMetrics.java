package cardwright.server.rest;

import cardwright.server.play.Metrics;
import cardwright.server.play.PlayRegistry;
import cardwright.store.Store;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// The metrics of the server, in the format of Prometheus.
public final class PrometheusMetrics implements Metrics {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final AtomicInteger sockets = new AtomicInteger();
  private final Counter heard = registry.counter("cardwright.messages", "way", "in");
  private final Counter said = registry.counter("cardwright.messages", "way", "out");
  private final Counter failed = registry.counter("cardwright.faults");
  private final Counter hungUp = registry.counter("cardwright.slow.pages");
  private final Counter requests = registry.counter("cardwright.requests");
  private final Timer moved = timer("cardwright.commit", "until a line of a log is durable");
  private final Timer rebuilt = timer("cardwright.rebuild", "until a play is rebuilt from its log");

  private Timer timer(String name, String says) {
    return Timer.builder(name)
        .description(says)
        .publishPercentiles(0.5, 0.99)
        .distributionStatisticExpiry(Duration.ofMinutes(5))
        .register(registry);
  }

  /// Adds gauges of the plays in memory and of the store.
  public void watch(PlayRegistry plays, Store store) {
    Gauge.builder("cardwright.sockets", sockets, AtomicInteger::get).register(registry);
    Gauge.builder("cardwright.plays", plays, PlayRegistry::count).register(registry);
    Gauge.builder("cardwright.thinking", plays, PlayRegistry::thinkingNow).register(registry);
    Gauge.builder("cardwright.store", store, each -> each.isHere() ? 1 : 0).register(registry);
    new JvmMemoryMetrics().bindTo(registry);
  }

  /// How many sockets are open.
  int sockets() {
    return sockets.get();
  }

  /// A request came over HTTP.
  void asked() {
    requests.increment();
  }

  /// The figures as Prometheus reads them.
  String written() {
    return registry.scrape();
  }

  @Override
  public void opened() {
    sockets.incrementAndGet();
  }

  @Override
  public void closed() {
    sockets.decrementAndGet();
  }

  @Override
  public void hungUp() {
    hungUp.increment();
  }

  @Override
  public void heard() {
    heard.increment();
  }

  @Override
  public void said() {
    said.increment();
  }

  @Override
  public void moved(long nanos) {
    moved.record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void failed() {
    failed.increment();
  }

  @Override
  public void rebuilt(long nanos) {
    rebuilt.record(nanos, TimeUnit.NANOSECONDS);
  }
}
