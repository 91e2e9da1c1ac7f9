/// The My Little Pony collectible card game: its procedure, vocabulary, wording, cards and decks.
module cardwright.mlpccg {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.cardgame;
  requires cardwright.language;

  exports cardwright.mlpccg;
}
