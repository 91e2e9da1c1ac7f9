/// Players from outside: programs that speak a protocol of lines, and our own players as such programs.
module cardwright.bots {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires transitive cardwright.players;
  requires tools.jackson.databind;

  exports cardwright.bots;

  opens cardwright.bots to
      tools.jackson.databind;
}
