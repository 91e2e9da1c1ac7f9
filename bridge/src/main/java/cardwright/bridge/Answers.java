package cardwright.bridge;

import cardwright.encoding.Layout;
import cardwright.encoding.MoveFeatures;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;

/// What programs are told: data that becomes a line of JSON.
final class Answers {
  private static final int MOST_WORDS = 2_000;

  private Answers() {}

  /// What is to be told of a state besides where it stands.
  ///
  /// @param moves the moves and their keys
  /// @param meanings what the moves mean, in words
  /// @param features the moves as numbers
  /// @param observation what the seat that decides sees, as numbers
  record Wanted(boolean moves, boolean meanings, boolean features, boolean observation) {
    static Wanted of(Request request) {
      return new Wanted(
          request.given().yes("moves", false),
          request.given().yes("meanings", false),
          request.given().yes("features", false),
          request.given().yes("observation", false));
    }
  }

  static SequencedMap<String, Object> message(String type) {
    SequencedMap<String, Object> message = new LinkedHashMap<>();
    message.put("type", type);
    return message;
  }

  /// What was wrong; a message that quotes much of the line is shortened.
  static SequencedMap<String, Object> error(String words) {
    boolean whole = words.codePointCount(0, words.length()) <= MOST_WORDS;
    SequencedMap<String, Object> error = message("error");
    error.put(
        "message",
        whole ? words : words.substring(0, words.offsetByCodePoints(0, MOST_WORDS)) + "…");
    return error;
  }

  /// A game with all that it can be begun with.
  static SequencedMap<String, Object> game(Game game) {
    SequencedMap<String, Object> told = message("game");
    told.put("game", game.name());
    told.put("title", game.title());
    List<Map<String, Object>> formats = new ArrayList<>();
    for (Format format : game.formats()) {
      formats.add(Map.of("name", format.name(), "says", format.says().words()));
    }
    told.put("formats", formats);
    List<Map<String, Object>> decks = new ArrayList<>();
    for (Deck deck : game.decks()) {
      decks.add(Map.of("name", deck.name(), "format", deck.format(), "cards", deck.cards()));
    }
    told.put("decks", decks);
    told.put("cards", Layout.titles(game));
    told.put("showsDecks", game.revealsDecks());
    return told;
  }

  /// Which number stands where.
  static SequencedMap<String, Object> layout(KnownGame game) {
    SequencedMap<String, Object> told = message("layout");
    told.put("game", game.game().name());
    told.put("length", game.layout().length());
    told.put("parts", game.layout().parts());
    told.put("moveLength", MoveFeatures.LENGTH);
    told.put("moveBuckets", MoveFeatures.BUCKETS);
    return told;
  }

  /// Where a state stands.
  static SequencedMap<String, Object> state(int number, Environment state, Wanted wanted) {
    SequencedMap<String, Object> told = message("state");
    told.put("state", number);
    told.put("player", state.asked().map(Seat::name).orElse(null));
    state.turn().ifPresent(turn -> told.put("turn", turn.number()));
    told.put("count", state.moves());
    state
        .outcome()
        .ifPresent(outcome -> {
          told.put("returns", List.of(returns(outcome, Seat.A), returns(outcome, Seat.B)));
          told.put("reason", outcome.reason());
        });
    state.asked().ifPresent(seat -> addChoice(told, seat, state, wanted));
    return told;
  }

  private static int returns(Outcome outcome, Seat seat) {
    return (int) (2 * outcome.score(seat) - 1);
  }

  private static void addChoice(
      Map<String, Object> told, Seat seat, Environment state, Wanted wanted) {
    Choice choice = state.choice();
    int count = state.moves();
    List<String> notations = choice.notations().subList(0, count);
    if (wanted.moves) {
      told.put("moves", notations);
      List<String> keys = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        keys.add(String.valueOf(choice.key(i)));
      }
      told.put("keys", keys);
    }
    if (wanted.meanings) {
      told.put("question", choice.question().words());
      List<String> meanings = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        meanings.add(choice.move(i).words());
      }
      told.put("meanings", meanings);
    }
    if (wanted.features) {
      told.put(
          "features",
          notations.stream().map(notation -> sparse(state.game().moves().of(notation))).toList());
    }
    if (wanted.observation) {
      told.put("observation", observation(state, seat));
    }
  }

  /// What a seat sees as numbers.
  static Map<String, Object> observation(Environment state, Seat seat) {
    return sparse(state.numbers(seat));
  }

  private static Map<String, Object> sparse(SortedMap<Integer, Integer> numbers) {
    SequencedMap<String, Object> told = new LinkedHashMap<>();
    told.put("at", numbers.keySet());
    told.put("values", numbers.values());
    return told;
  }

  /// What is told of several states.
  static SequencedMap<String, Object> states(List<Map<String, Object>> states) {
    SequencedMap<String, Object> told = message("states");
    told.put("states", states);
    return told;
  }
}
