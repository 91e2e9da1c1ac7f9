/// Records of plays and matches, and deck files: what is written down, and read back.
module cardwright.record {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires cardwright.messages;

  exports cardwright.record;
}
