/// The explicit list of games, and how their names are found.
module cardwright.catalog {
  requires transitive cardwright.engine;
  requires cardwright.ggltcg;
  requires cardwright.littletroubles;
  requires cardwright.mlpccg;
  requires cardwright.language;

  exports cardwright.catalog;
}
