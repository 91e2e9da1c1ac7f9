/// Plays over HTTP and WebSocket, against the computer or a friend.
module cardwright.server {
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires transitive cardwright.store;
  requires cardwright.catalog;
  requires cardwright.fairness;
  requires cardwright.lab;
  requires cardwright.match;
  requires cardwright.messages;
  requires cardwright.players;
  requires cardwright.record;
  requires cardwright.scenario;
  requires transitive java.net.http;
  requires com.ibm.icu;
  requires com.nulabinc.zxcvbn;
  requires io.helidon.common.buffers;
  requires io.helidon.common.socket;
  requires io.helidon.http;
  requires io.helidon.webserver;
  requires io.helidon.webserver.websocket;
  requires io.helidon.websocket;
  requires micrometer.core;
  requires micrometer.registry.prometheus;
  requires java.logging;
  requires org.bouncycastle.provider;
  requires org.slf4j;
  requires tools.jackson.databind;

  exports cardwright.server;
  exports cardwright.server.play to
      cardwright.cli;
  exports cardwright.server.load to
      cardwright.cli;
  exports cardwright.server.rest to
      cardwright.cli;

  opens cardwright.server.rest to
      tools.jackson.databind;
  opens cardwright.server.wire to
      tools.jackson.databind;
}
