/// Positions and expectations written as text files: tests, puzzles, rule examples, bug reports.
module cardwright.scenario {
  requires transitive cardwright.engine;
  requires cardwright.record;
  requires static org.jspecify;
  requires tools.jackson.core;
  requires tools.jackson.dataformat.yaml;
  requires org.snakeyaml.engine;

  exports cardwright.scenario;
}
