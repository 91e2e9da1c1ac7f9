package cardwright.language;

import cardwright.engine.CardFace;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The cards of a game by set, found by their titles. It never changes.
///
/// @param <C> a card
public final class CardSets<C> {
  private final Function<C, String> title;
  private final BiFunction<C, String, CardFace> writer;
  private final Map<String, List<C>> cards = new LinkedHashMap<>();
  private final Map<String, C> exact = new HashMap<>();
  private final Map<String, C> byTitle = new HashMap<>();
  private final IdentityHashMap<C, String> setOf = new IdentityHashMap<>();
  private final Lazy<IdentityHashMap<C, CardFace>> written;

  /// No cards yet; [#with] adds them.
  ///
  /// @param title what a card is called in decks and files; no two cards share it, case apart
  /// @param writer writes a card as it can be read, given the name of its set
  public CardSets(Function<C, String> title, BiFunction<C, String, CardFace> writer) {
    this(title, writer, Map.of(), IdentityHashMap::new);
  }

  /// @param before the cards of the sets to which further ones were added, as they were written
  private CardSets(
      Function<C, String> title,
      BiFunction<C, String, CardFace> writer,
      Map<String, List<C>> cards,
      Supplier<IdentityHashMap<C, CardFace>> before) {
    this.title = title;
    this.writer = writer;
    this.written = new Lazy<>(() -> written(before.get()));
    cards.forEach((set, list) -> {
      this.cards.put(set, List.copyOf(list));
      list.forEach(card -> setOf.put(card, set));
    });
    for (C card : all()) {
      exact.put(title.apply(card), card);
      byTitle.put(key(title.apply(card)), card);
    }
  }

  private static String key(String title) {
    return title.toLowerCase(Locale.ROOT);
  }

  /// These cards and further ones. A card whose title is there already, case apart, takes the place of the other in its set; the rest join the set that is named.
  public CardSets<C> with(String set, List<C> further) {
    Map<String, C> replacing = new HashMap<>();
    List<C> joining = new ArrayList<>();
    Map<String, Integer> joined = new HashMap<>();
    for (C card : further) {
      String key = key(title.apply(card));
      if (byTitle.containsKey(key)) {
        replacing.put(key, card);
      } else if (joined.containsKey(key)) {
        joining.set(joined.get(key), card);
      } else {
        joined.put(key, joining.size());
        joining.add(card);
      }
    }
    Map<String, List<C>> all = new LinkedHashMap<>();
    cards.forEach((name, list) -> {
      List<C> now = new ArrayList<>();
      list.forEach(card -> now.add(replacing.getOrDefault(key(title.apply(card)), card)));
      all.put(name, now);
    });
    if (!joining.isEmpty()) {
      all.computeIfAbsent(set, name -> new ArrayList<>()).addAll(joining);
    }
    return new CardSets<>(title, writer, all, written);
  }

  /// The names of the sets, in the order in which they came.
  public List<String> names() {
    return List.copyOf(cards.keySet());
  }

  /// The cards of a set; none when there is no such set.
  public List<C> of(String set) {
    return cards.getOrDefault(set, List.of());
  }

  /// The set in which a card is that was found here, or null for any other card.
  public @Nullable String setOf(C card) {
    return setOf.get(card);
  }

  /// Every card, set by set.
  public List<C> all() {
    return cards.values().stream().flatMap(List::stream).toList();
  }

  /// Every card as it can be read. Each is written once, also where further cards are added.
  public List<CardFace> faces() {
    IdentityHashMap<C, CardFace> faces = written.get();
    return all().stream().map(faces::get).toList();
  }

  private IdentityHashMap<C, CardFace> written(IdentityHashMap<C, CardFace> before) {
    IdentityHashMap<C, CardFace> faces = new IdentityHashMap<>();
    cards.forEach((set, list) ->
        list.forEach(card -> {
          CardFace known = before.get(card);
          faces.put(card, known == null ? writer.apply(card, set) : known);
        }));
    return faces;
  }

  /// Further cards as they can be read once they stand among these; see [#with].
  ///
  /// @param set the set that those join which are new
  public List<CardFace> faces(String set, List<C> further) {
    List<CardFace> faces = new ArrayList<>();
    for (C card : further) {
      C replaced = find(title.apply(card));
      faces.add(writer.apply(card, replaced == null ? set : setOf.getOrDefault(replaced, set)));
    }
    return List.copyOf(faces);
  }

  /// The card of exactly that title, or null when there is none.
  public @Nullable C exact(String title) {
    return exact.get(title);
  }

  /// The card of that title, or null when there is none. Case does not count.
  public @Nullable C find(String title) {
    return byTitle.get(key(title));
  }

  /// What to throw when there is no card of that title: it names the one that may have been meant.
  public Refused unknown(String title) {
    String shown = TextLimits.opening(title);
    return new Refused(
        () -> Message.plain("there is no card called '" + shown + "'" + meant(title)));
  }

  private String meant(String title) {
    if (title.length() > TextLimits.NAME) {
      return "";
    }
    List<String> known = all().stream().map(this.title).toList();
    return Nearest.to(title, known).map(near -> "; did you mean " + near + "?").orElse("");
  }
}
