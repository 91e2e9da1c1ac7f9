package cardwright.lab.spark;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A master of Apache Spark and its workers, each in a process of its own, as their documentation starts them; reached by this machine alone.
final class StandaloneCluster implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED = Pattern.compile("Successfully registered with master");

  private final Path home;
  private final Process master;
  private final String address;
  private final List<Process> workers = new ArrayList<>();

  private StandaloneCluster(Path home, Process master, String address) {
    this.home = home;
    this.master = master;
    this.address = address;
  }

  /// Starts a master and so many workers with a core each, and returns when all of them have found each other.
  ///
  /// @param home an empty folder, in which Spark is installed
  static StandaloneCluster start(Path home, int workers) throws IOException {
    install(Files.createDirectories(home.resolve("jars")));
    Process master = process(home, "org.apache.spark.deploy.master.Master", List.of());
    StandaloneCluster cluster = new StandaloneCluster(home, master, said(master, ADDRESS));
    boolean good = false;
    try {
      for (int i = 0; i < workers; i++) {
        cluster.addWorker(home.resolve("work" + i));
      }
      for (Process worker : cluster.workers) {
        said(worker, REGISTERED);
      }
      good = true;
    } finally {
      if (!good) {
        cluster.close();
      }
    }
    return cluster;
  }

  private void addWorker(Path work) throws IOException {
    workers.add(
        process(
            home,
            "org.apache.spark.deploy.worker.Worker",
            List.of("--cores", "1", "--memory", "1g", "--work-dir", work.toString(), address)));
  }

  /// Spark is what is on the class path of this test and is not this program. One jar names all of it.
  private static void install(Path jars) throws IOException {
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.put(
        Attributes.Name.CLASS_PATH,
        classPath().stream()
            .filter(entry -> !isProgram(entry))
            .map(entry -> entry.toUri().toString())
            .collect(Collectors.joining(" ")));
    try (OutputStream out = Files.newOutputStream(jars.resolve("spark.jar"))) {
      new JarOutputStream(out, manifest).close();
    }
  }

  private static List<Path> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().normalize())
        .toList();
  }

  private static boolean isProgram(Path entry) {
    return Files.isDirectory(entry) || entry.getFileName().toString().startsWith("cardwright-");
  }

  /// The program as jars, for `spark.jars`. What is not packaged yet is.
  static String program(Path folder) throws IOException {
    Files.createDirectories(folder);
    List<Path> jars = new ArrayList<>();
    for (Path entry : classPath()) {
      if (Files.isDirectory(entry)) {
        jars.add(packed(entry, folder.resolve("room" + jars.size() + ".jar")));
      } else if (isProgram(entry)) {
        jars.add(entry);
      }
    }
    return jars.stream().map(jar -> jar.toUri().toString()).collect(Collectors.joining(","));
  }

  private static Path packed(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream to = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        to.putNextEntry(
            new JarEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
        Files.copy(file, to);
      }
    }
    return jar;
  }

  private static Process process(Path home, String main, List<String> args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", home.resolve("jars") + File.separator + "*", main));
    command.addAll(List.of("--host", "127.0.0.1", "--port", "0", "--webui-port", "0"));
    command.addAll(args);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_HOME",
                home.toString(),
                "SPARK_LOCAL_IP",
                "127.0.0.1",
                "SPARK_SCALA_VERSION",
                "2.13",
                "JAVA_HOME",
                System.getProperty("java.home")));
    return builder.start();
  }

  /// Reads what a process says until it says that, and goes on reading so that it never waits for a reader.
  private static String said(Process process, Pattern what) throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    List<String> before = new ArrayList<>();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      before.add(line);
      Matcher found = what.matcher(line);
      if (found.find()) {
        Thread.ofVirtual().start(() -> readOn(out));
        return found.groupCount() == 0 ? "" : found.group(1);
      }
    }
    throw new AssertionError("it ended and never said " + what + ":\n" + String.join("\n", before));
  }

  private static void readOn(BufferedReader out) {
    try {
      while (out.readLine() != null) {
        // Nobody needs it.
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Where its master is.
  String address() {
    return address;
  }

  /// Ends a worker at once, as the loss of its machine would; what it has started ends as well.
  void kill(int worker) throws InterruptedException {
    workers.get(worker).destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    workers.forEach(Process::destroyForcibly);
    master.destroyForcibly();
  }
}
