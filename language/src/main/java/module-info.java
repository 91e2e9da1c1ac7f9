/// Phrases that both read and write: card text to records, and records to card text.
module cardwright.language {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.record;

  exports cardwright.language;
}
