package cardwright.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A game: its cards, its decks, and the way into a play.
public interface Game {
  /// The name on the command line and in records: lower case, no spaces.
  String name();

  /// The name as people write it.
  String title();

  /// All cards, set by set.
  List<CardFace> cards();

  /// The phrases that its cards are made of, as designers of cards look them up, with the cards that use each. None, unless the game says so.
  default List<CardPhrase> phrases() {
    return List.of();
  }

  /// The grammar of its card language. Empty, unless the game says so.
  default CardGrammar grammar() {
    return new CardGrammar(List.of());
  }

  /// The tokens that its cards make, as they can be read: no deck has them. None where no card makes any.
  default List<CardFace> tokens() {
    return List.of();
  }

  /// The ways to play, the usual one first.
  List<Format> formats();

  /// The format of that name.
  ///
  /// @throws Refused when there is none
  default Format format(String name) {
    List<Format> formats = formats();
    for (Format format : formats) {
      if (format.name().equals(name)) {
        return format;
      }
    }
    String known = String.join(", ", formats.stream().map(Format::name).toList());
    throw new Refused(title() + " has no format '" + name + "'; it has " + known);
  }

  /// What players can agree on beyond the format. Nothing, unless the game says so.
  default List<GameOption> options() {
    return List.of();
  }

  /// The ready-made decks.
  List<Deck> decks();

  /// The ready-made decks for a format: those that are made for it, and those that are made for none and are legal in it.
  default List<Deck> decks(Format format) {
    return decks().stream()
        .filter(deck ->
            deck.format().isEmpty()
                ? objections(deck, format).isEmpty()
                : deck.format().equals(format.name()))
        .toList();
  }

  /// What speaks against a deck and its side deck in a format, each with the id of the rule; empty when it is legal.
  List<Message> objections(Deck deck, Format format);

  /// A deck made by chance, legal in that format.
  Deck randomDeck(Format format, Chance chance);

  /// The phases of a turn in their order, as [Table.Turn#phase] names them. None, unless the game says so.
  default List<String> phases() {
    return List.of();
  }

  /// The words that moves are written with besides the names of cards, numbers and sides, in lower case: `play`, `on`, `>`. They tell a mistyped move from one that is refused. None where a game does not say.
  default List<String> moveWords() {
    return List.of();
  }

  /// What people call a zone, a counter or a figure of a [Table]. Its name, unless the game says so.
  ///
  /// @param name what the table calls it: `hand`
  default Message label(String name) {
    return Message.plain(name);
  }

  /// Whether both players are shown both decks before a play. Not, unless the game says so.
  default boolean revealsDecks() {
    return false;
  }

  /// A new play, at its first decision. The main decks have to be legal in the format; side decks were looked at when they were registered.
  ///
  /// @param listener hears the events from the first one on, or null when nobody listens
  /// @throws Refused when there is no such format or option, or a deck cannot be played in it
  Position start(Opening opening, Chance chance, @Nullable Listener listener);

  /// A new play to which nobody listens, in the format that admits both decks.
  ///
  /// @throws Refused when a deck cannot be played
  default Position start(Deck a, Deck b, Chance chance) {
    return start(Opening.of(admitting(a, b).name(), a, b), chance, null);
  }

  /// The format that both decks are made for; else the last one in which both are legal; else the last one.
  default Format admitting(Deck a, Deck b) {
    if (!a.format().isEmpty() && a.format().equals(b.format())) {
      return format(a.format());
    }
    for (Format format : formats().reversed()) {
      if (objections(a.main(), format).isEmpty() && objections(b.main(), format).isEmpty()) {
        return format;
      }
    }
    return formats().getLast();
  }

  /// A position in the middle of a play, as a scenario describes it.
  ///
  /// @throws Refused when the description is not one of this game
  Position position(PositionSpec spec);

  /// What positions can be made of that somebody sets up. Nothing, unless the game says so.
  default Optional<PositionForm> positionForm() {
    return Optional.empty();
  }

  /// The lessons that teach it, in their order: each the text of a scenario file with a `lesson`. None, unless the game says so.
  default List<String> lessons() {
    return List.of();
  }

  /// Its puzzles by what they are about: texts of scenario files with positions that have one best move each, which the first of their moves is. None, unless the game says so.
  default SequencedMap<String, String> puzzles() {
    return Collections.emptyNavigableMap();
  }

  /// A play at its first decision: at a position that was set up, or with two decks as [#start] begins it.
  ///
  /// @param listener hears the events from the first one on, or null when nobody listens
  /// @throws Refused when the game does not take the position, or a deck cannot be played
  default Position begin(Opening opening, Chance chance, @Nullable Listener listener) {
    if (opening.setUp().isEmpty()) {
      return start(opening, chance, listener);
    }
    Position position = position(opening.setUp().get());
    position.listen(listener);
    return position;
  }

  /// This game with further cards; a card whose name is there already takes its place.
  ///
  /// @param source a card file
  /// @param file what to call it in messages
  /// @throws Refused when a card is not understood
  Game with(String source, String file);

  /// What comes of reading a card file, for editors: mistakes are told in it, and it is never refused. It takes no more work than [#with] and its mending. A game that does not say which lines were read has only the mistakes.
  ///
  /// @param source a card file, whatever stands in it
  /// @param file what to call it in messages
  default CardReading read(String source, String file) {
    try {
      Set<CardFace> before = Set.copyOf(cards());
      List<CardFace> cards =
          with(source, file).cards().stream().filter(face -> !before.contains(face)).toList();
      return new CardReading(cards, List.of(), List.of());
    } catch (Refused refused) {
      Diagnostic all =
          new Diagnostic(
              file,
              1,
              1,
              1,
              Diagnostic.Severity.ERROR,
              "refused",
              String.valueOf(refused.getMessage()),
              "",
              List.of());
      return new CardReading(
          List.of(),
          refused.diagnostics().isEmpty() ? List.of(all) : refused.diagnostics(),
          List.of());
    }
  }

  /// What can stand at a place of a card file, at most [Completion#MOST], the best first. With any of them the line is read at least up to the end of the words. None where the line is not understood before the place, and none unless the game says so.
  ///
  /// @param source a card file, whatever stands in it
  /// @param line the line, from 1; behind the last one it is an empty line
  /// @param column the place in the line, from 1: what stands before it counts
  default List<Completion> completions(String source, int line, int column) {
    return List.of();
  }

  /// How good a position looks for a seat, from -1 (lost) to 1 (won), 0 when even.
  double value(Position position, Seat seat);

  /// How many turns beyond the present one a search looks ahead before it takes [#value]: 0 where a
  /// turn is long and much is drawn between turns, more where turns are short; empty where it looks as far as it gets and
  /// takes the value there, also in the middle of a turn.
  default OptionalInt turnsAhead() {
    return OptionalInt.of(1);
  }

  /// What [#value] is made of on that seat's own side; the value rises with what their points add up to, less those of the other side. The same terms in the same order in every position, or nothing where a game does not name them.
  default List<EvaluationFeature> terms(Position position, Seat seat) {
    return List.of();
  }

  /// What lies on that seat's side from which a value can be learned; nothing in a game whose value is not learned.
  default List<ValueInput> valueInputs(Position position, Seat seat) {
    return List.of();
  }

  /// The file of the value network by which positions are valued now, as [#valuedBy] reads it.
  ///
  /// @throws Refused when the game's value is not learned
  default String learnedValue() {
    throw new Refused(title() + " does not learn what positions are worth");
  }

  /// The same game, in which another learned value tells what positions are worth.
  ///
  /// @param network the file of a value network
  /// @throws Refused when it is not understood or is of another game, or the game's value is not learned
  default Game valuedBy(String network) {
    throw new Refused(title() + " does not learn what positions are worth");
  }

  /// What the end of a turn has brought its player, in short parts of a sentence: points scored and where, what was missing elsewhere, resources gained. Nothing, unless ending a turn brings something in this game.
  ///
  /// @param seat whose turn it was
  /// @param events what happened from the last thing that the player did to the end of the turn; what comes behind a part that cannot be foreseen is left out
  default List<Message> endOfTurn(Seat seat, List<LogEvent> events) {
    return List.of();
  }
}
