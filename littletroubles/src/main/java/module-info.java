/// Little Troubles: its procedure, vocabulary, wording, cards and decks.
module cardwright.littletroubles {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.cardgame;
  requires cardwright.language;

  exports cardwright.littletroubles;
}
