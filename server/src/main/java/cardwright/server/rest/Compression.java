package cardwright.server.rest;

import cardwright.server.port.Body;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/// Compresses replies that are worth it, for clients that accept gzip.
final class Compression {
  private static final int LEAST = 1400;

  private Compression() {}

  /// The answer 200 with some data as JSON.
  static Reply json(Request request, Object data) {
    return reply(request, Reply.text(200, "application/json", Json.write(data)));
  }

  static Reply reply(Request request, Reply reply) {
    boolean can =
        request.header("accept-encoding").filter(each -> each.contains("gzip")).isPresent();
    if (!can || reply.body().size() < LEAST) {
      return reply.with("Vary", "Accept-Encoding, Accept-Language");
    }
    return new Reply(reply.status(), reply.headers(), gzip(reply.body().bytes()))
        .with("Content-Encoding", "gzip")
        .with("Vary", "Accept-Encoding, Accept-Language");
  }

  private static Body gzip(byte[] body) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Body.of(packed.toByteArray());
  }
}
