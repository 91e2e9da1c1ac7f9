/// GGLTCG: its procedure, vocabulary, wording, cards and decks.
module cardwright.ggltcg {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.cardgame;
  requires cardwright.language;

  exports cardwright.ggltcg;
}
