package cardwright.server.wire;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds the cards that words are about, among those that a viewer sees: those that a move points at, and those that an event names.
public final class Pointing {
  private static final Pattern NUMBER = Pattern.compile("\\G (\\d{1,2})(?= |$)");
  private static final Pattern SIDE = Pattern.compile("\\G of ([ab])(?= |$)");
  private static final Pattern FROM_HAND =
      Pattern.compile("^(play|discard|put back|take|reveal|keep|swap)\\b.*");

  private final Map<String, List<Label>> labels = new HashMap<>();
  private final Map<String, List<Place>> places = new LinkedHashMap<>();
  private final Map<Integer, String> references = new HashMap<>();
  private final Map<Integer, String> before;

  /// A card that can be pointed at.
  private record Place(
      String handle, Seat side, boolean ownersOnly, String number, Table.Card card) {}

  /// What cards are called, in lower case.
  private record Label(String words, List<Place> places) {}

  /// A move in parts.
  ///
  /// @param spans where the meaning speaks of players and cards
  /// @param takesBack whether it takes back a pick that was made for a set: what it points at is picked
  public record Offered(
      String notation,
      String meaning,
      List<MarkedWords.Span> spans,
      String verb,
      List<Part> steps,
      boolean takesBack) {}

  /// One thing that a move points at.
  public record Part(String words, List<String> cards) {}

  /// The cards of a table before which no other was shown.
  public Pointing(Table table, IdentityHashMap<Table.Card, String> handles) {
    this(table, handles, Map.of());
  }

  /// The cards of a table.
  ///
  /// @param before the handles on the table that was shown before it: [Handles#before]
  public Pointing(
      Table table, IdentityHashMap<Table.Card, String> handles, Map<Integer, String> before) {
    this.before = before;
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        for (Table.Card card : zone.cards()) {
          add(side.seat(), zone, card, handles.getOrDefault(card, "c0"));
        }
      }
    }
    places.forEach((words, all) ->
        labels.computeIfAbsent(first(words), each -> new ArrayList<>()).add(new Label(words, all)));
    labels
        .values()
        .forEach(all ->
            all.sort(Comparator.comparingInt((Label label) -> label.words().length()).reversed()));
  }

  private void add(Seat side, Table.Zone zone, Table.Card card, String handle) {
    if (card.ref() != CardRef.NONE) {
      references.put(card.ref(), handle);
    }
    String number =
        card.marks().stream()
            .filter(mark -> mark.name().equals("number"))
            .map(Table.Fact::value)
            .findFirst()
            .orElse("");
    Place place = new Place(handle, side, zone.ownersOnly(), number, card);
    List<String> names = new ArrayList<>(List.of(card.name(), card.card(), card.front()));
    int comma = card.name().indexOf(", ");
    if (comma > 0) {
      names.add(card.name().substring(0, comma));
    }
    names.stream()
        .map(name -> name.toLowerCase(Locale.ROOT))
        .distinct()
        .forEach(name -> places.computeIfAbsent(name, each -> new ArrayList<>()).add(place));
  }

  private static String first(String words) {
    int end = words.indexOf(' ');
    return end < 0 ? words : words.substring(0, end);
  }

  /// The moves of a choice in parts.
  ///
  /// @param mover who would make them
  /// @param recipient who is told what they mean
  /// @param takeBacks how many of the last take a pick back: a card of the hand, where the picks are
  public List<Offered> parts(List<Move> moves, Seat mover, Recipient recipient, int takeBacks) {
    List<Offered> offered = new ArrayList<>();
    int onward = moves.size() - takeBacks;
    boolean hand =
        moves.stream().limit(onward).anyMatch(move -> FROM_HAND.matcher(move.notation()).matches());
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      boolean back = i >= onward;
      boolean ofHand = back ? hand : FROM_HAND.matcher(move.notation()).matches();
      MarkedWords meaning = MarkedWords.of(move.meaning(), recipient);
      offered.add(parts(move.notation(), meaning, mover, ofHand, back));
    }
    return List.copyOf(offered);
  }

  /// A move in parts: its verb, and what it points at.
  private Offered parts(
      String notation, MarkedWords meaning, Seat mover, boolean fromHand, boolean takesBack) {
    List<Part> steps = new ArrayList<>();
    String verb = "";
    int from = 0;
    int at = wordAfter(notation, 0);
    while (at >= 0 && at < notation.length()) {
      Label label = labelAt(notation, at);
      if (label == null) {
        at = wordAfter(notation, at + 1);
        continue;
      }
      String joining = notation.substring(from, at).strip();
      if (steps.isEmpty() && verb.isEmpty()) {
        verb = joining;
        joining = "";
      }
      int end = at + label.words().length();
      List<Place> meant = label.places();
      Matcher number = NUMBER.matcher(notation);
      if (number.find(end) && isNumbered(meant, number.group(1))) {
        meant = preferred(meant, place -> place.number().equals(number.group(1)));
        end = number.end();
      }
      Matcher side = SIDE.matcher(notation);
      if (side.find(end)) {
        Seat seat = Seat.valueOf(side.group(1).toUpperCase(Locale.ROOT));
        meant = preferred(meant, place -> place.side() == seat);
        end = side.end();
      } else {
        Seat near = joining.startsWith(">") ? mover.other() : mover;
        boolean hand = steps.isEmpty() && fromHand;
        meant = preferred(meant, place -> place.ownersOnly() == hand);
        meant = preferred(meant, place -> place.side() == near);
      }
      String words = (joining + " " + notation.substring(at, end)).strip();
      steps.add(new Part(words, meant.stream().map(Place::handle).distinct().toList()));
      from = end;
      at = wordAfter(notation, end);
    }
    String rest = notation.substring(from).strip();
    if (steps.isEmpty()) {
      return new Offered(notation, meaning.words(), meaning.spans(), rest, List.of(), takesBack);
    }
    if (!rest.isEmpty()) {
      steps.add(new Part(rest, List.of()));
    }
    return new Offered(
        notation,
        meaning.words(),
        meaning.spans(),
        verb.isEmpty() ? first(notation) : verb,
        List.copyOf(steps),
        takesBack);
  }

  private static boolean isNumbered(List<Place> places, String number) {
    return places.stream().anyMatch(place -> place.number().equals(number));
  }

  private static List<Place> preferred(List<Place> places, Predicate<Place> wish) {
    List<Place> wished = places.stream().filter(wish).toList();
    return wished.isEmpty() ? places : wished;
  }

  /// The cards on the table of which a sentence speaks: those that it means, and of a card that it only names the one place that can be meant.
  ///
  /// A sentence without marks, as a game without a catalogue tells it, is searched for names.
  List<String> named(MarkedWords sentence) {
    return sentence.spans().isEmpty()
        ? named(sentence.words())
        : sentence.cards().stream().flatMap(card -> handle(card).stream()).distinct().toList();
  }

  private Optional<String> handle(Message.Part.Card card) {
    if (card.ref() != CardRef.NONE) {
      return handle(card.ref());
    }
    List<Place> all = places.getOrDefault(card.words().toLowerCase(Locale.ROOT), List.of());
    return all.size() == 1 ? Optional.of(all.getFirst().handle()) : Optional.empty();
  }

  /// A card as it was when something happened: it may have come there only then, and may have gone on.
  private Optional<String> handle(int ref) {
    return Stream.of(
            references.get(ref),
            references.get(CardRef.next(ref)),
            before.get(ref),
            before.get(CardRef.last(ref)))
        .filter(Objects::nonNull)
        .findFirst();
  }

  private List<String> named(String sentence) {
    String words = sentence.toLowerCase(Locale.ROOT);
    List<String> found = new ArrayList<>();
    int at = wordAfter(words, 0);
    while (at >= 0 && at < words.length()) {
      Label label = labelAt(words, at);
      if (label != null && Character.isUpperCase(sentence.charAt(at))) {
        if (label.places().size() == 1) {
          found.add(label.places().getFirst().handle());
        }
        at += label.words().length();
      }
      at = wordAfter(words, at + 1);
    }
    return found.stream().distinct().toList();
  }

  private @Nullable Label labelAt(String words, int at) {
    int end = at;
    while (end < words.length() && isWord(words.charAt(end))) {
      end++;
    }
    int stop = words.indexOf(' ', at);
    String upToSpace = words.substring(at, stop < 0 ? words.length() : stop);
    for (String start : List.of(upToSpace, words.substring(at, end))) {
      for (Label label : labels.getOrDefault(start, List.of())) {
        if (words.startsWith(label.words(), at) && endsAt(words, at + label.words().length())) {
          return label;
        }
      }
    }
    return null;
  }

  private static boolean endsAt(String words, int end) {
    return end == words.length() || !isWord(words.charAt(end));
  }

  private static boolean isWord(char each) {
    return Character.isLetterOrDigit(each) || each == '\'' || each == '-' || each == '!';
  }

  /// The next place at or after `from` where a word begins, or -1.
  private static int wordAfter(String words, int from) {
    for (int i = from; i < words.length(); i++) {
      if (isWord(words.charAt(i)) && (i == 0 || !isWord(words.charAt(i - 1)))) {
        return i;
      }
    }
    return -1;
  }
}
