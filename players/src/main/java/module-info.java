/// Computer players for any game. They see their own table and choice, and nothing else.
module cardwright.players {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.messages;

  exports cardwright.players;
}
