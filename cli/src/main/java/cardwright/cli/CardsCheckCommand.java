package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Reads a file of cards and says how they were understood.
@Command(
    name = "check",
    description = "Reads a file of cards and prints them as they were understood.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CardsCheckCommand implements Runnable {
  private final Desk desk;

  @Parameters(paramLabel = "FILE", description = "a file of cards")
  private String file = "";

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      description = "the game that the cards are for")
  private String game = "";

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  CardsCheckCommand(Desk desk) {
    this.desk = desk;
  }

  @Override
  public void run() {
    Game chosen = Catalog.game(game);
    List<CardFace> read = read(chosen, TextFile.read(file));
    if (json) {
      Json.print(desk.out(), read);
      return;
    }
    for (CardFace face : read) {
      CardsCommand.print(desk, face);
      desk.out().println();
    }
    Set<String> known = chosen.cards().stream().map(CardFace::name).collect(Collectors.toSet());
    read.stream()
        .map(CardFace::name)
        .filter(known::contains)
        .forEach(name -> desk.out().println(name + " replaces the card of the same name"));
    desk.out().println(Count.of(read.size(), "card") + " understood");
  }

  private List<CardFace> read(Game chosen, String source) {
    Set<String> named = new HashSet<>();
    source.lines().filter(line -> line.startsWith("#")).forEach(line -> named.add(name(line)));
    Set<CardFace> before = new HashSet<>(chosen.cards());
    return chosen.with(source, file).cards().stream()
        .filter(face -> named.contains(face.name()) || !before.contains(face))
        .toList();
  }

  private static String name(String heading) {
    return heading.replaceFirst("^#+", "").strip();
  }
}
