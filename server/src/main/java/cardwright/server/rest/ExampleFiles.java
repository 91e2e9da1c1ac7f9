package cardwright.server.rest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// The files that examples are made of, from the class path.
final class ExampleFiles {
  private static final String ROOT = "/cardwright/server/examples/";

  private ExampleFiles() {}

  /// Each file of a game with its text, in order of names.
  static Map<String, String> of(String game) {
    URL folder = ExampleFiles.class.getResource(ROOT + game);
    if (folder == null) {
      return Map.of();
    }
    try {
      return folder.getProtocol().equals("jar")
          ? packed((JarURLConnection) folder.openConnection())
          : loose(Path.of(folder.toURI()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, String> loose(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        files.put(String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return files;
  }

  private static Map<String, String> packed(JarURLConnection folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    folder.setUseCaches(false);
    String prefix = folder.getEntryName() + "/";
    try (JarFile jar = folder.getJarFile()) {
      for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
        if (entry.getName().startsWith(prefix) && !entry.isDirectory()) {
          try (InputStream in = jar.getInputStream(entry)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            files.put(entry.getName().substring(prefix.length()), text);
          }
        }
      }
    }
    return files;
  }
}
