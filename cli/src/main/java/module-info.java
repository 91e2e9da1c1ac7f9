/// The command line and the table in the terminal.
module cardwright.cli {
  requires java.management;
  requires cardwright.bench;
  requires cardwright.bots;
  requires cardwright.bridge;
  requires cardwright.catalog;
  requires cardwright.engine;
  requires cardwright.fairness;
  requires cardwright.lab;
  requires cardwright.match;
  requires cardwright.messages;
  requires cardwright.players;
  requires cardwright.record;
  requires cardwright.scenario;
  requires cardwright.server;
  requires cardwright.store;
  requires com.google.gson;
  requires info.picocli;
  requires org.eclipse.lsp4j;
  requires org.eclipse.lsp4j.jsonrpc;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires tools.jackson.databind;

  uses cardwright.lab.shard.ShardCluster;

  exports cardwright.cli;

  opens cardwright.cli to
      info.picocli;
  opens cardwright.cli.analysis to
      info.picocli;
  opens cardwright.cli.cards to
      info.picocli;
  opens cardwright.cli.console to
      info.picocli;
  opens cardwright.cli.lab to
      info.picocli;
  opens cardwright.cli.options to
      info.picocli;
  opens cardwright.cli.table to
      info.picocli;
  opens cardwright.cli.lsp to
      org.eclipse.lsp4j.jsonrpc;
}
