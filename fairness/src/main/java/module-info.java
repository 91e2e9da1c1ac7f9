/// Shuffles that are drawn together, dice that follow from them, and the check of a record of both.
module cardwright.fairness {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.match;
  requires transitive cardwright.record;

  exports cardwright.fairness;
}
