package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.Json;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.TextFile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Does the long work of the laboratory, and tells what comes of it: in words or as data, and in the files that are wanted.
final class LabOutput {
  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "write the figures to that file, as a table of separated values")
  private Optional<String> csv = Optional.empty();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "write a page with the report to that file, which a browser shows from disk")
  private Optional<String> html = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  /// Work that tells how far it has come.
  ///
  /// @param <R> what comes of it
  @FunctionalInterface
  interface Work<R> {
    /// Does all of it.
    ///
    /// @param soFar is given what has come of it until now, again and again
    R run(Consumer<R> soFar);
  }

  /// Says beforehand whether the files can be written.
  ///
  /// @throws cardwright.engine.Refused when they cannot
  void check() {
    csv.ifPresent(TextFile::checkWritable);
    html.ifPresent(TextFile::checkWritable);
  }

  /// The same, for a report with which nothing else is done.
  <R, T extends LabReport> void tell(
      Console console,
      long all,
      Work<R> work,
      ToLongFunction<R> played,
      Function<R, T> report,
      Function<T, LabPage> page) {
    tell(console, all, work, played, report, page, _ -> {});
  }

  /// Does the work, with a bar where a person watches, and tells what came of it; Ctrl+C tells what there is so far.
  ///
  /// @param all how many games will be played
  /// @param played how many were
  /// @param report what is told
  /// @param page the same as a page, which stands among the data, too
  /// @param also what else is done with the report once it is told, such as writing what was found
  <R, T extends LabReport> void tell(
      Console console,
      long all,
      Work<R> work,
      ToLongFunction<R> played,
      Function<R, T> report,
      Function<T, LabPage> page,
      Consumer<T> also) {
    ProgressBar bar = new ProgressBar(console, (int) all);
    AtomicReference<@Nullable R> latest = new AtomicReference<>();
    R whole;
    try (Interruption _ =
        Interruption.of(() -> {
          bar.end();
          R soFar = latest.get();
          if (soFar != null) {
            console.err().println("cut short after " + Count.of(played.applyAsLong(soFar), "game"));
            tell(console, report.apply(soFar), page, also);
          }
        })) {
      whole =
          work.run(soFar -> {
            latest.set(soFar);
            bar.show((int) played.applyAsLong(soFar));
          });
    }
    bar.end();
    tell(console, report.apply(whole), page, also);
  }

  private <T extends LabReport> void tell(
      Console console, T report, Function<T, LabPage> page, Consumer<T> also) {
    csv.ifPresent(file -> TextFile.write(file, report.csv()));
    html.ifPresent(file -> TextFile.write(file, page.apply(report).html()));
    if (json) {
      Map<String, Object> data = new LinkedHashMap<>(report.data());
      data.put("page", page.apply(report).data());
      Json.print(console.out(), data);
    } else {
      report.lines().forEach(console.out()::println);
    }
    also.accept(report);
  }
}
