/// The sentences that the program tells, in catalogues of patterns.
module cardwright.messages {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires com.ibm.icu;

  exports cardwright.messages;
}
