package cardwright.cli.table;

import cardwright.catalog.CardNames;
import cardwright.catalog.Names;
import cardwright.cli.cards.CardLines;
import cardwright.cli.console.Messages;
import cardwright.cli.console.Screen;
import cardwright.cli.console.Wrap;
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
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Answers what a person asks at the table; nothing of it changes the play.
record Questions(Game game, Play play, PlayLog log, Screen screen, Seating seating) {
  private static final Pattern NUMBER = Pattern.compile(" \\d+$");

  /// How the moves begin that play a card, in all games.
  private static final String PLAY = "play ";

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
    new TableText(seating.names(), screen.width(), false, log.language(), game::label)
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

  /// A card alone is asked about as if somebody wanted to play it.
  private void why(String move) {
    String words = MoveInput.plain(move);
    String asked = inSight().shows(words) ? PLAY + words : words;
    print(MoveInput.refusal(play.position(), asked).words(null, log.language()));
  }

  private void hint() {
    Position position = play.position();
    PlayerOptions playerOptions = seating.playerOptions(position.choice().seat());
    HintText.lines(game, position, Advice.BUDGET, playerOptions, play.decisions(), log.language())
        .forEach(this::tell);
  }

  private void explain(String given) {
    Position position = play.position();
    CardsInSight inSight = inSight();
    // A card may be called by a part of its title.
    String card =
        Names.only(given, inSight.faces())
            .or(() -> Names.only(NUMBER.matcher(given).replaceFirst(""), inSight.faces()))
            .orElseGet(() ->
                Names.find(Messages.of("kind.card-in-sight"), given, List.copyOf(inSight.names())));
    List<Explanation> explanations = position.explain(viewer(), card);
    if (explanations.isEmpty()) {
      throw new Refused(Messages.of("refusal.no-figures", Message.card(card)));
    }
    explanations.forEach(explanation -> print(explanation.line().words(null, log.language())));
  }

  private void cards() {
    TreeSet<String> seen = inSight().names();
    List<CardFace> cards =
        Stream.concat(game.cards().stream(), game.tokens().stream())
            .filter(face -> seen.contains(face.name()))
            .toList();
    cards.forEach(face -> screen.print(CardLines.one(face, cards)));
  }

  /// The cards that whoever decides may see.
  private CardsInSight inSight() {
    return new CardsInSight(play.position().table(viewer()));
  }

  private void show(String given) {
    CardNames names = new CardNames(game, Messages.of("cards.listed"));
    CardsInSight inSight = inSight();
    if (inSight.shows(given)) {
      inSight.showing(given).forEach(card -> print(token(card).orElseGet(() -> names.find(card))));
    } else {
      print(names.find(given, Names.only(given, inSight.cards())));
    }
  }

  private Optional<CardFace> token(String name) {
    return game.tokens().stream().filter(face -> face.name().equals(name)).findFirst();
  }

  private void print(CardFace face) {
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
