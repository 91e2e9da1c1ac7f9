package cardwright.cli;

import cardwright.catalog.CardNames;
import cardwright.catalog.Names;
import cardwright.engine.CardFace;
import cardwright.engine.Explanation;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.players.Advice;
import cardwright.players.PlayerOptions;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Answers what a person asks at the table; nothing of it changes the play.
record Questions(Game game, Play play, PlayLog log, Screen screen, Seating seating) {
  /// Answers a question.
  ///
  /// @return whether it was one
  /// @throws Refused when it is one that has no answer
  boolean answer(String typed) {
    String[] words = typed.strip().split("\\s+", 2);
    String about = words.length == 2 ? words[1] : "";
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "help", "?" -> help();
      case "table" -> table();
      case "moves" -> moves(MoveInput.plain(about));
      case "log" -> log.of(viewer()).forEach(screen::print);
      case "cards" -> cards();
      case "decks" -> new Tracker(game, play, log.language()).lines(viewer()).forEach(this::print);
      case "why" -> why(needed(about, Messages.of("needed.why", Message.word(example()))));
      case "hint" -> hint();
      case "explain" -> explain(needed(about, Messages.of("needed.explain")));
      case "show" -> show(needed(about, Messages.of("needed.show")));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void moves(String with) {
    Table table = play.position().table(viewer());
    ModeWords choice = ModeWords.of(game, table, play.position().choice());
    List<String> moves = MovesText.all(choice, with, log.language());
    if (moves.isEmpty()) {
      throw new Refused(Messages.of("refusal.no-move-with", Message.word(Names.shown(with))));
    }
    moves.forEach(screen::print);
  }

  private void help() {
    TableHelp.lines(log.language()).forEach(screen::print);
    if (!play.rulings().isEmpty()) {
      screen.print(TableHelp.rulings(log.language()));
      rulings();
    }
  }

  /// Lists what a judge may decree now.
  void rulings() {
    List<Move> rulings = play.rulings();
    if (rulings.isEmpty()) {
      throw new Refused(Messages.of("refusal.no-rulings"));
    }
    rulings.forEach(ruling ->
        screen.print(
            String.format(
                Locale.ROOT,
                "  %-12s %s",
                ruling.notation(),
                ruling.meaning().words(null, log.language()))));
  }

  /// The notation of the ruling that is meant.
  ///
  /// @throws Refused when there is none
  String ruling(String typed) {
    return Names.find(
        Messages.of("kind.ruling"), typed, play.rulings().stream().map(Move::notation).toList());
  }

  private void table() {
    Table table = play.position().table(viewer());
    new TableText(
            Seating.twoPeople(log.language()), screen.width(), false, log.language(), game::label)
        .lines(table)
        .forEach(screen::print);
  }

  private static String needed(String about, Message sayWhat) {
    if (about.isEmpty()) {
      throw new Refused(sayWhat);
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
    print(MoveInput.refusal(play.position(), MoveInput.plain(move)).words(null, log.language()));
  }

  private void hint() {
    Position position = play.position();
    PlayerOptions playerOptions = seating.playerOptions(position.choice().seat());
    HintText.lines(game, position, Advice.BUDGET, playerOptions, play.decisions(), log.language())
        .forEach(this::tell);
  }

  private void explain(String given) {
    Position position = play.position();
    // A card may be called by a part of its title.
    String card =
        Names.only(given, inSight(Table.Card::name))
            .orElseGet(
                () -> Names.find(Messages.of("kind.card-in-sight"), given, List.copyOf(seen())));
    List<Explanation> explanations = position.explain(viewer(), card);
    if (explanations.isEmpty()) {
      throw new Refused(Messages.of("refusal.no-figures", Message.card(card)));
    }
    explanations.forEach(explanation -> print(explanation.line().words(null, log.language())));
  }

  private void cards() {
    TreeSet<String> seen = seen();
    List<CardFace> cards =
        Stream.concat(game.cards().stream(), game.tokens().stream())
            .filter(face -> seen.contains(face.name()))
            .toList();
    cards.forEach(face -> screen.print(CardsCommand.line(face, cards)));
  }

  private TreeSet<String> seen() {
    TreeSet<String> seen = inSight(Table.Card::card);
    seen.addAll(inSight(Table.Card::name));
    return seen;
  }

  /// What the cards are called that whoever decides may see.
  private TreeSet<String> inSight(Function<Table.Card, String> name) {
    return play.position().table(viewer()).sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .map(name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void show(String given) {
    CardFace face = new CardNames(game).find(given, Names.only(given, inSight(Table.Card::card)));
    face.source().lines().forEach(this::print);
  }

  /// Unlike [#print] it keeps what a line is indented by.
  private void tell(String text) {
    Wrap.text(text, screen.width()).forEach(screen::print);
  }

  private void print(String text) {
    Wrap.lines(text, screen.width()).forEach(screen::print);
  }
}
