/// The list of games, those from outside among them, and how their names are found.
module cardwright.catalog {
  requires transitive cardwright.engine;
  requires cardwright.ggltcg;
  requires cardwright.littletroubles;
  requires cardwright.mlpccg;
  requires cardwright.language;
  requires cardwright.messages;

  uses cardwright.engine.GameProvider;

  exports cardwright.catalog;
}
