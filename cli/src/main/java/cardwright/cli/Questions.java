package cardwright.cli;

import cardwright.catalog.Names;
import cardwright.engine.CardFace;
import cardwright.engine.Explanation;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/// Answers what a person asks at the table; nothing of it changes the play.
record Questions(Game game, Play play, PlayLog log, Screen screen) {
  private static final List<String> HELP =
      List.of(
          "the number of a move, its words, or a beginning of them that no other move has",
          "moves          all moves with what they mean",
          "why MOVE       why a move is not offered",
          "explain CARD   why the figures of a card are what they are",
          "cards          the cards that you can see",
          "decks          the cards of the decks that you know, and where each is",
          "show CARD      the text of a card",
          "log            all that has happened",
          "undo           takes your last decision back",
          "quit or q      leaves the game",
          "help or ?      shows this");

  /// Answers a question.
  ///
  /// @return whether it was one
  /// @throws Refused when it is one that has no answer
  boolean answer(String typed) {
    String[] words = typed.strip().split("\\s+", 2);
    String about = words.length == 2 ? words[1] : "";
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "help", "?" -> HELP.forEach(screen::print);
      case "moves" -> MovesText.all(play.position().choice()).forEach(screen::print);
      case "log" -> log.of(viewer()).forEach(screen::print);
      case "cards" -> cards();
      case "decks" -> new Tracker(game, play).lines(viewer()).forEach(this::print);
      case "why" -> why(needed(about, "why MOVE, such as: why " + example()));
      case "explain" -> explain(needed(about, "explain CARD"));
      case "show" -> show(needed(about, "show CARD"));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static String needed(String about, String right) {
    if (about.isEmpty()) {
      throw new Refused("say what about: " + right);
    }
    return about;
  }

  private String example() {
    return play.position().choice().move(0).notation();
  }

  private Viewer viewer() {
    return Viewer.of(play.position().choice().seat());
  }

  private void why(String move) {
    print(Typed.refusal(play.position(), Typed.plain(move)));
  }

  private void explain(String given) {
    Position position = play.position();
    String card = Names.find("card that you can see", given, List.copyOf(seen()));
    List<Explanation> explanations = position.explain(viewer(), card);
    if (explanations.isEmpty()) {
      throw new Refused(card + " has no figures to explain");
    }
    explanations.forEach(explanation -> print(explanation.toString()));
  }

  private void cards() {
    TreeSet<String> seen = seen();
    game.cards().stream()
        .filter(face -> seen.contains(face.name()))
        .forEach(face -> screen.print(CardsCommand.line(face)));
  }

  private TreeSet<String> seen() {
    TreeSet<String> seen = new TreeSet<>();
    for (Table.Side side : play.position().table(viewer()).sides()) {
      for (Table.Zone zone : side.zones()) {
        zone.cards().forEach(card -> seen.add(card.card()));
        zone.cards().forEach(card -> seen.add(card.name()));
      }
    }
    return seen;
  }

  private void show(String given) {
    CardFace face = CardsCommand.face(game, given);
    face.source().lines().forEach(this::print);
  }

  private void print(String text) {
    Wrap.lines(text, screen.width()).forEach(screen::print);
  }
}
