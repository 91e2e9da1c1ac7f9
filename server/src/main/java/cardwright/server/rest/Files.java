package cardwright.server.rest;

import cardwright.server.port.Body;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The files of the page, from the class path. What the build has packed is sent packed.
final class Files {
  private static final String ROOT = "/cardwright/web/dist/";
  private static final String PAGE = "index.html";
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("wav", "audio/wav"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final Map<String, Body> read = new ConcurrentHashMap<>();

  /// The file at a path. Whatever looks like an address within the page is the page.
  Reply answer(Request request) {
    String path = request.path().substring(1);
    boolean named = path.matches("[A-Za-z0-9_./-]{1,200}") && !path.contains("..");
    int dot = path.lastIndexOf('.');
    boolean file = named && dot > path.lastIndexOf('/');
    String name = file ? path : PAGE;
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    if (type == null || resource(name).isEmpty()) {
      if (!file && resource(PAGE).isEmpty()) {
        return Reply.text(
            404,
            "text/plain; charset=utf-8",
            "The page has not been built; the interface under /api works without it.\n");
      }
      throw Problem.notFound(Messages.of("missing.page-or-file"));
    }
    boolean lasting = name.startsWith("assets/");
    return packed(request, name, type)
        .with("Vary", "Accept-Encoding")
        .with("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
  }

  private Reply packed(Request request, String name, String type) {
    String can = request.header("accept-encoding").orElse("");
    Map<String, String> kinds = new LinkedHashMap<>();
    kinds.put("br", ".br");
    kinds.put("gzip", ".gz");
    for (Map.Entry<String, String> kind : kinds.entrySet()) {
      Optional<Body> found =
          can.contains(kind.getKey()) ? resource(name + kind.getValue()) : Optional.empty();
      if (found.isPresent()) {
        return Reply.bytes(200, type, found.get()).with("Content-Encoding", kind.getKey());
      }
    }
    return Compression.reply(request, Reply.bytes(200, type, resource(name).orElseThrow()));
  }

  // Only what is there is kept: anybody may ask for anything.
  private Optional<Body> resource(String name) {
    Body kept = read.get(name);
    if (kept != null) {
      return Optional.of(kept);
    }
    Optional<Body> found = load(name);
    found.ifPresent(bytes -> read.put(name, bytes));
    return found;
  }

  private static Optional<Body> load(String name) {
    try (InputStream in = Files.class.getResourceAsStream(ROOT + name)) {
      return in == null ? Optional.empty() : Optional.of(Body.of(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
