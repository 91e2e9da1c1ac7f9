/// The machine that card games share: it runs card texts, puts decisions to players and keeps the state of a table. It knows no game.
module cardwright.cardgame {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires transitive cardwright.language;
  requires transitive cardwright.messages;

  exports cardwright.cardgame.choose;
  exports cardwright.cardgame.deck;
  exports cardwright.cardgame.effect;
  exports cardwright.cardgame.event;
  exports cardwright.cardgame.hidden;
  exports cardwright.cardgame.layers;
  exports cardwright.cardgame.message;
  exports cardwright.cardgame.plain;
  exports cardwright.cardgame.run;
  exports cardwright.cardgame.state;
  exports cardwright.cardgame.text;
  exports cardwright.cardgame.value;
}
