/// Experiments over many games, and what they come to.
module cardwright.lab {
  requires transitive cardwright.engine;
  requires transitive cardwright.players;

  exports cardwright.lab;
}
