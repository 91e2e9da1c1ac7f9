package cardwright.contract;

import cardwright.engine.Choice;
import cardwright.engine.Fingerprint;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Viewer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Random plays as hashes of what is asked, offered, shown and told: two builds with equal
/// transcripts play alike.
///
/// A [GoldenPlay] shows what has changed; this shows that nothing has, in many more plays. It is what
/// a change of the machine under the games has to leave as it is.
final class Transcript {
  /// How many plays are compared with those that were accepted.
  private static final int PLAYS = 24;

  private final Fingerprint asked = new Fingerprint(_ -> true);
  private final Fingerprint offered = new Fingerprint(_ -> true);
  private final Fingerprint shown = new Fingerprint(_ -> true);
  private final Fingerprint told = new Fingerprint(_ -> true);
  private int moves;

  private Transcript() {}

  /// Compares the first plays of a game with those that were accepted, and fails with the first play
  /// that differs and with what differs in it.
  ///
  /// With `-Dcardwright.golden=accept` they are written instead. With `-Dcardwright.transcript=FILE`
  /// as many plays as `-Dcardwright.plays` says are written to that file and nothing is compared: so
  /// two builds are compared over more plays.
  ///
  /// @param folder where the accepted plays lie
  /// @throws AssertionError when they differ
  static void check(Game game, Path folder) {
    Path file = folder.resolve("transcript.txt");
    try {
      String other = System.getProperty("cardwright.transcript");
      if (other != null) {
        Files.write(Path.of(other), of(Series.of(game, PLAYS)));
        return;
      }
      List<String> played = of(new Series(game, new Rotation(game), 1, PLAYS));
      if (GoldenPlay.accepts()) {
        Files.createDirectories(folder);
        Files.write(file, played);
        return;
      }
      GoldenPlay.checkAccepted(file);
      List<String> accepted = Files.readAllLines(file);
      if (!accepted.equals(played)) {
        throw new AssertionError(
            "plays are not as in "
                + file
                + ": "
                + Sight.difference(accepted, played)
                + ". Golden plays show how; if it is right, run the test with "
                + GoldenPlay.ACCEPT
                + ".");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A line for each play.
  static List<String> of(Series series) {
    List<String> lines = new ArrayList<>();
    series.forEach(play -> lines.add(new Transcript().line(play)));
    return lines;
  }

  private String line(RandomPlay play) {
    Witness witness = new Witness();
    play.position().listen(witness);
    show(play);
    while (!play.over()) {
      ask(play.position().choice());
      play.play(play.pick());
      moves++;
      hear(witness);
      show(play);
    }
    String end = play.position().outcome().map(Outcome::toString).orElseThrow();
    return String.format(
        Locale.ROOT,
        "seed %d: %d moves, asked %016x, offered %016x, shown %016x, told %016x, %s",
        play.seed(),
        moves,
        asked.value(),
        offered.value(),
        shown.value(),
        told.value(),
        end);
  }

  private void ask(Choice choice) {
    asked.add(choice.seat().ordinal()).add(choice.question().words());
    offered.add(choice.searched()).add(choice.takeBacks()).add(choice.pass());
    for (int i = 0; i < choice.count(); i++) {
      offered.add(choice.notation(i)).add(choice.move(i).words());
    }
  }

  private void show(RandomPlay play) {
    for (Viewer viewer : Viewer.audience()) {
      Sight.table(play.position().table(viewer)).forEach(shown::add);
    }
  }

  private void hear(Witness witness) {
    for (Viewer viewer : Viewer.audience()) {
      told.add(viewer.ordinal());
      witness.heard(viewer).forEach(told::add);
    }
    witness.forget();
  }
}
