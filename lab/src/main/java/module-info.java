/// Experiments over many games, and what they come to.
module cardwright.lab {
  requires transitive cardwright.encoding;
  requires transitive cardwright.engine;
  requires transitive cardwright.players;
  requires cardwright.cardgame;
  requires cardwright.scenario;
  requires java.management;
  requires io.jenetics.base;
  requires ojalgo;

  exports cardwright.lab;
  exports cardwright.lab.cards;
  exports cardwright.lab.decks;
  exports cardwright.lab.games;
  exports cardwright.lab.ladder;
  exports cardwright.lab.pairs;
  exports cardwright.lab.puzzle;
  exports cardwright.lab.search;
  exports cardwright.lab.selfplay;
  exports cardwright.lab.shard;
  exports cardwright.lab.statistics;
  exports cardwright.lab.training;
}
