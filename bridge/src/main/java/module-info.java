/// Plays that are steered from outside by programs that learn or search: a protocol of lines for many plays at once.
module cardwright.bridge {
  requires static transitive org.jspecify;
  requires transitive cardwright.catalog;
  requires transitive cardwright.engine;
  requires cardwright.bots;
  requires cardwright.encoding;
  requires tools.jackson.databind;

  exports cardwright.bridge;
}
