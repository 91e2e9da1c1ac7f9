package cardwright.bridge;

import cardwright.bots.Json;
import cardwright.bots.LineInput;
import cardwright.bridge.Answers.Wanted;
import cardwright.catalog.Names;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.MoveKey;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Settings;
import cardwright.engine.TextLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Answers a program that steers plays, line by line. Each program has a bridge, and plays, of its own.
///
/// A line that cannot be taken is answered with an error and changes nothing. Where a move fails by a fault of Cardwright itself, its play is forgotten, and of several plays those
/// before it have gone on.
public final class Bridge {
  /// The version of the protocol.
  static final int PROTOCOL = 1;

  /// How many plays one line can have played to the end.
  static final int MOST_GAMES = 100_000;

  private final Games games;
  private final String usual;
  private final Environments states = new Environments();

  /// A bridge without plays.
  ///
  /// @param usual the game that is meant where a line names none
  public Bridge(Games games, String usual) {
    this.games = games;
    this.usual = usual;
  }

  /// Answers each line of a stream, until it ends.
  ///
  /// @throws IOException when it cannot be read
  public void serve(InputStream from, PrintStream to) throws IOException {
    serve(new LineInput(from, TextLimits.MESSAGE), to);
  }

  /// Answers each line that is left.
  void serve(LineInput lines, PrintStream to) throws IOException {
    for (Optional<String> answer = next(lines);
        answer.isPresent() && !to.checkError();
        answer = next(lines)) {
      if (!answer.get().isEmpty()) {
        to.print(answer.get() + "\n");
        to.flush();
      }
    }
  }

  /// The answer to the next line, empty for a blank one; nothing when there is no line left.
  private Optional<String> next(LineInput lines) throws IOException {
    try {
      return lines.next().map(line -> line.isBlank() ? "" : answer(line));
    } catch (Refused tooLong) {
      return Optional.of(Json.line(Answers.error(tooLong.getMessage())));
    }
  }

  /// The answer to a line: a line.
  public String answer(String line) {
    try {
      return Json.line(answer(Request.read(line)));
    } catch (Refused refused) {
      return Json.line(Answers.error(refused.getMessage()));
    } catch (RuntimeException e) {
      return Json.line(Answers.error("a fault of cardwright itself; please report it: " + e));
    }
  }

  private Map<String, Object> answer(Request request) {
    return switch (request.type()) {
      case "hello" -> hello(request);
      case "game" -> Answers.game(game(request, true).game());
      case "layout" -> Answers.layout(game(request, true));
      case "new" -> begin(request);
      case "state" -> state(request);
      case "play" -> play(request);
      case "step" -> step(request);
      case "observe" -> observe(request);
      case "clone" -> twin(request);
      case "imagine" -> imagine(request);
      case "playout" -> playOut(request);
      case "random" -> random(request);
      case "free" -> free(request);
      default ->
          throw new Refused(
              "nothing is known of the type "
                  + Names.quoted(request.type())
                  + "; known are hello, game, layout, new, state, play, step, observe, clone,"
                  + " imagine, playout, random and free");
    };
  }

  private Map<String, Object> hello(Request request) {
    request.given().done();
    Map<String, Object> told = Answers.message("hello");
    told.put("protocol", PROTOCOL);
    told.put("games", games.names());
    told.put("game", usual);
    return told;
  }

  /// The game that a line is about.
  ///
  /// @param alone whether it has nothing else to say
  private KnownGame game(Request request, boolean alone) {
    String name = request.given().text("game", usual);
    if (alone) {
      request.given().done();
    }
    return games.game(name);
  }

  private Map<String, Object> begin(Request request) {
    Settings given = request.given();
    boolean many = given.has("count");
    int count = given.number("count", 1, 1, Environments.MOST);
    long seed = request.longNumber("seed", 0);
    Wanted wanted = Wanted.of(request);
    Beginning beginning = beginning(request);
    given.done();
    states.room(count);
    List<Environment> begun = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      begun.add(Environment.start(beginning.game(), beginning.opening(seed + i), seed + i));
    }
    List<Map<String, Object>> told = new ArrayList<>();
    for (Environment each : begun) {
      told.add(Answers.state(states.add(each), each, wanted));
    }
    return many ? Answers.states(told) : told.getFirst();
  }

  /// What a play is begun with.
  private Beginning beginning(Request request) {
    KnownGame game = game(request, false);
    Optional<Deck> a = deck(request, game, "deckA");
    Optional<Deck> b = deck(request, game, "deckB");
    String format = request.given().text("format", "");
    return Beginning.of(game, format, a, b);
  }

  /// A deck by its name or by its cards; none where it is left to chance.
  private static Optional<Deck> deck(Request request, KnownGame game, String name) {
    if (request.isList(name)) {
      List<Settings> cards = request.given().cards(name);
      TextLimits.check("a deck", cards.size(), TextLimits.DECK_CARDS, "cards");
      return Optional.of(
          new Deck(
              "",
              "",
              cards.stream().map(card -> game.cards().whole(card.text("card", ""))).toList()));
    }
    String wanted = request.given().text(name, "random");
    if (wanted.equals("random")) {
      return Optional.empty();
    }
    List<Deck> decks = game.game().decks();
    List<String> names = decks.stream().map(Deck::name).toList();
    return Optional.of(decks.get(names.indexOf(Names.find("deck", wanted, names))));
  }

  private Map<String, Object> state(Request request) {
    int number = number(request);
    Wanted wanted = Wanted.of(request);
    request.given().done();
    return Answers.state(number, states.get(number), wanted);
  }

  private static int number(Request request) {
    return request.given().number("state", 0, 1, Integer.MAX_VALUE);
  }

  private Map<String, Object> play(Request request) {
    Settings given = request.given();
    int number = number(request);
    Wanted wanted = Wanted.of(request);
    int index = given.number("index", 0, 0, Integer.MAX_VALUE);
    String move = given.text("move", "");
    long key = request.longNumber("key", 0);
    given.done();
    long ways = Stream.of("index", "move", "key").filter(given::has).count();
    Refused.unless(ways == 1, "play: a move is named by one of index, move and key");
    Environment state = states.get(number);
    int found =
        given.has("index") ? index : given.has("move") ? state.move(move) : state.keyed(key);
    check(number, state, found);
    make(number, state, found);
    return Answers.state(number, state, wanted);
  }

  private static void check(int number, Environment state, int move) {
    Refused.unless(state.outcome().isEmpty(), "in state " + number + " the play is over");
    Refused.unless(
        move >= 0 && move < state.moves(),
        "no such move is offered in state "
            + number
            + "; its moves are 0 to "
            + (state.moves() - 1));
  }

  private void make(int number, Environment state, int move) {
    try {
      state.play(move);
    } catch (RuntimeException e) {
      // It may stand in the middle of a move.
      states.remove(number);
      throw e;
    }
  }

  private Map<String, Object> step(Request request) {
    Settings given = request.given();
    List<Integer> numbers = given.numbers("states");
    List<Integer> moves = given.numbers("index");
    Chance chance = new SeededChance(request.longNumber("seed", 0));
    Wanted wanted = Wanted.of(request);
    given.done();
    List<Environment> found = states.get(numbers);
    boolean byChance = !given.has("index");
    Refused.unless(
        byChance || moves.size() == numbers.size(),
        "step: index has to have a move for each state");
    for (int i = 0; i < found.size(); i++) {
      check(numbers.get(i), found.get(i), byChance ? 0 : moves.get(i));
    }
    List<Map<String, Object>> told = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      Environment state = found.get(i);
      make(numbers.get(i), state, byChance ? chance.roll(state.moves()) : moves.get(i));
      told.add(Answers.state(numbers.get(i), state, wanted));
    }
    return Answers.states(told);
  }

  private Map<String, Object> observe(Request request) {
    int number = number(request);
    Environment state = states.get(number);
    Settings given = request.given();
    Seat seat = given.seat("seat", state.asked().orElse(Seat.A));
    boolean table = given.yes("table", false);
    given.done();
    Map<String, Object> told = Answers.message("observation");
    told.put("state", number);
    told.put("seat", seat.name());
    told.putAll(Answers.observation(state, seat));
    if (table) {
      told.put("table", state.table(seat));
    }
    return told;
  }

  private Map<String, Object> twin(Request request) {
    Environment state = states.get(number(request));
    boolean otherChance = request.given().has("seed");
    long seed = request.longNumber("seed", 0);
    Wanted wanted = Wanted.of(request);
    request.given().done();
    return kept(otherChance ? state.copy(seed) : state.copy(), wanted);
  }

  private Map<String, Object> imagine(Request request) {
    Settings given = request.given();
    Environment state = states.get(number(request));
    Seat seat = given.seat("seat", state.asked().orElse(Seat.A));
    long seed = request.longNumber("seed", 0);
    Wanted wanted = Wanted.of(request);
    Optional<Deck> deck = deck(request, state.game(), "deck");
    given.done();
    Refused.unless(
        deck.isPresent() || state.game().game().revealsDecks(),
        "imagine: decks are hidden in this game; the deck that the other may have is needed");
    deck.ifPresent(supposed -> state.checkSupposed(seat.other(), supposed));
    Beliefs beliefs = (other, chance) -> other == seat ? Optional.empty() : deck;
    try {
      return kept(state.determinize(seat, beliefs, seed), wanted);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new Refused(
          "imagine: with that deck the table could not be as it is: it has to have the cards of the other that"
              + " were seen, and as many as the other has",
          e);
    }
  }

  private Map<String, Object> kept(Environment state, Wanted wanted) {
    return Answers.state(states.add(state), state, wanted);
  }

  private Map<String, Object> playOut(Request request) {
    Environment state = states.get(number(request));
    int count = request.given().number("games", 1, 1, MOST_GAMES);
    long seed = request.longNumber("seed", 0);
    request.given().done();
    RandomPlay played = new RandomPlay();
    for (int i = 0; i < count; i++) {
      state.playOut(new SeededChance(MoveKey.with(seed, i)), played);
    }
    return played.told();
  }

  private Map<String, Object> random(Request request) {
    int count = request.given().number("games", 1, 1, MOST_GAMES);
    long seed = request.longNumber("seed", 0);
    Beginning beginning = beginning(request);
    request.given().done();
    Game game = beginning.game().game();
    RandomPlay played = new RandomPlay();
    for (int i = 0; i < count; i++) {
      Chance chance = new SeededChance(seed + i);
      played.play(game.start(beginning.opening(seed + i), chance, null), chance);
    }
    return played.told();
  }

  private Map<String, Object> free(Request request) {
    List<Integer> numbers = request.given().numbers("states");
    request.given().done();
    long freed = numbers.stream().filter(states::remove).count();
    Map<String, Object> told = Answers.message("freed");
    told.put("count", freed);
    return told;
  }
}
