/// Measurements of speed, kept in the repository and never part of a test's verdict.
module cardwright.bench {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.catalog;
  requires cardwright.players;
  requires java.management;
  requires jdk.management;
  requires jmh.core;

  exports cardwright.bench;

  provides java.util.spi.ToolProvider with
      cardwright.bench.Batch;
}
