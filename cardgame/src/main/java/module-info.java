/// What every card game needs between the engine and its own rules: the interpreter of card texts, and what players choose for them.
module cardwright.cardgame {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires transitive cardwright.language;

  exports cardwright.cardgame.choose;
  exports cardwright.cardgame.run;
  exports cardwright.cardgame.state;
}
