/// The laws that every game keeps, as tests that a game's own tests switch on.
module cardwright.contract {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.record;
  requires cardwright.scenario;
  requires transitive org.junit.jupiter.api;

  exports cardwright.contract;
}
