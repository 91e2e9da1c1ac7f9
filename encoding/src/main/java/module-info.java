/// Positions and moves as numbers, for programs that learn.
module cardwright.encoding {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;

  exports cardwright.encoding;
}
