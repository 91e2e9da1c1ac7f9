/// What every card game needs between the engine and its own rules: the machine that carries texts out.
module cardwright.cardgame {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires transitive cardwright.language;

  exports cardwright.cardgame.run;
}
