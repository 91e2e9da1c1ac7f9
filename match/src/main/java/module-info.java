/// The course of a match: one game or the best of three, with exchanges between the games.
module cardwright.match {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.messages;
  requires transitive cardwright.record;

  exports cardwright.match;
}
