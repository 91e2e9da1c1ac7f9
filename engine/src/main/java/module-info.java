/// What every game needs and nothing else: positions, choices, chance, events and tables.
module cardwright.engine {
  requires static transitive org.jspecify;

  exports cardwright.engine;
}
