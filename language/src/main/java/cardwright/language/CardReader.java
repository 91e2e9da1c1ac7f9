package cardwright.language;

import cardwright.engine.CardFace;
import cardwright.engine.CardReading;
import cardwright.engine.Completion;
import cardwright.engine.ReadLine;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads card files of one game.
///
/// A card that is not understood is refused whole and named; the other cards still load; nothing is guessed.
///
/// @param <K> the line of kind and figures
/// @param <A> an ability
/// @param <C> a card
public final class CardReader<K, A, C> {
  /// Makes a card of what was read, in a game whose cards have one face.
  ///
  /// @param <K> the line of kind and figures
  /// @param <A> an ability
  /// @param <C> a card
  @FunctionalInterface
  public interface Maker<K, A, C> {
    /// A card.
    ///
    /// @throws Refused when kind and abilities do not go together
    C make(String name, K kind, List<A> abilities);
  }

  /// Makes a card of what was read, in a game whose cards may have two faces.
  ///
  /// @param <K> the line of kind and figures
  /// @param <A> an ability
  /// @param <C> a card
  public interface FaceMaker<K, A, C> {
    /// An ability as it works on such a face.
    ///
    /// @throws Refused when the two do not go together; it is named at its line
    A line(K kind, A ability);

    /// A card.
    ///
    /// @param title what stands behind the `#`
    /// @throws Refused when its faces and abilities do not go together
    C make(String title, Face<K, A> front, Optional<Face<K, A>> back);
  }

  /// A face that was understood.
  ///
  /// @param name its name: of the front the title, of a back empty when it has none of its own
  /// @param kind the line of kind and figures
  /// @param abilities its lines
  public record Face<K, A>(String name, K kind, List<A> abilities) {
    /// Keeps the list from changing.
    public Face {
      abilities = List.copyOf(abilities);
    }
  }

  /// How a second face is written.
  ///
  /// @param opening the word that opens it, with its colon: `Back:`
  /// @param kind how its line of kind and figures is worded
  public record Reverse<K>(String opening, Phrase<K> kind) {}

  /// What a file came to.
  ///
  /// @param cards the cards that were understood
  /// @param errors why others were not
  public record Cards<C>(List<C> cards, List<CardError> errors) {
    /// The cards of a file without mistakes.
    ///
    /// @throws Refused when there are mistakes; the message has them all
    public List<C> orRefuse() {
      if (!errors.isEmpty()) {
        throw new Refused(
            errors.stream().map(CardError::toString).collect(Collectors.joining("\n")),
            errors.stream().map(CardError::diagnostic).toList());
      }
      return cards;
    }
  }

  private final LineReader<K> fronts;
  private final LineReader<K> backs;
  private final Optional<String> opening;
  private final LineReader<A> abilities;
  private final FaceMaker<K, A, C> maker;

  /// A reader of cards with one face.
  ///
  /// @param kind how the line of kind and figures is worded
  /// @param ability how a line of text is worded
  /// @param synonyms words that are refused, each with the word of this game
  /// @param maker makes the card
  public CardReader(
      Phrase<K> kind, Phrase<A> ability, Map<String, String> synonyms, Maker<K, A, C> maker) {
    this(kind, ability, synonyms, (_, _) -> {}, maker);
  }

  /// A reader of cards with one face.
  ///
  /// @param kind how the line of kind and figures is worded
  /// @param ability how a line of text is worded
  /// @param synonyms words that are refused, each with the word of this game
  /// @param check refuses an ability that does not go with its kind: it is named at its line
  /// @param maker makes the card
  public CardReader(
      Phrase<K> kind,
      Phrase<A> ability,
      Map<String, String> synonyms,
      BiConsumer<K, A> check,
      Maker<K, A, C> maker) {
    this(kind, Optional.empty(), ability, synonyms, oneFace(check, maker));
  }

  /// A reader of cards that may have two faces.
  ///
  /// @param front how the line of kind and figures is worded
  /// @param reverse how a second face is written
  /// @param ability how a line of text is worded
  /// @param synonyms words that are refused, each with the word of this game
  /// @param maker makes the card
  public CardReader(
      Phrase<K> front,
      Reverse<K> reverse,
      Phrase<A> ability,
      Map<String, String> synonyms,
      FaceMaker<K, A, C> maker) {
    this(front, Optional.of(reverse), ability, synonyms, maker);
  }

  private CardReader(
      Phrase<K> front,
      Optional<Reverse<K>> reverse,
      Phrase<A> ability,
      Map<String, String> synonyms,
      FaceMaker<K, A, C> maker) {
    this.fronts = new LineReader<>(front, synonyms);
    this.backs = new LineReader<>(reverse.map(Reverse::kind).orElse(front), synonyms);
    this.opening = reverse.map(Reverse::opening);
    this.abilities = new LineReader<>(ability, synonyms);
    this.maker = maker;
  }

  private static <K, A, C> FaceMaker<K, A, C> oneFace(
      BiConsumer<K, A> check, Maker<K, A, C> maker) {
    return new FaceMaker<>() {
      @Override
      public A line(K kind, A ability) {
        check.accept(kind, ability);
        return ability;
      }

      @Override
      public C make(String title, Face<K, A> front, Optional<Face<K, A>> back) {
        return maker.make(title, front.kind(), front.abilities());
      }
    };
  }

  /// Reads a file.
  ///
  /// @param text its content
  /// @param file what to call it in messages
  public Cards<C> read(String text, String file) {
    return read(text, file, Optional.empty());
  }

  /// Reads a file and tells what its lines are made of, whatever became of their cards.
  ///
  /// @param index the phrases to tell
  /// @param writer writes the cards that were understood
  public CardReading reading(
      String text, String file, PhraseIndex index, Function<List<C>, List<CardFace>> writer) {
    ReadLines lines = new ReadLines(index);
    Cards<C> cards = read(text, file, Optional.of(lines));
    return new CardReading(
        writer.apply(cards.cards()),
        cards.errors().stream().map(CardError::diagnostic).toList(),
        lines.all());
  }

  /// What can stand at a place of a file, the best first.
  ///
  /// @param line the line, from 1
  /// @param column the place in it, from 1
  /// @param index the phrases by which what is found is told and ranked
  /// @param cards the cards that there are beside those of the file, asked for only where the name of one can stand
  /// @param names what texts call a card
  public List<Completion> completions(
      String text,
      int line,
      int column,
      PhraseIndex index,
      Supplier<List<CardFace>> cards,
      Function<CardFace, List<String>> names) {
    if (text.length() > TextLimits.CARD_FILE) {
      return List.of();
    }
    CardPlace place = CardPlace.of(text, line, column, opening);
    List<Completion> openings = place.openings();
    List<Completion> all = new ArrayList<>();
    Supplier<List<CardFace>> known =
        () ->
            Stream.concat(place.cards().stream(), cards.get().stream())
                .flatMap(card ->
                    names.apply(card).stream()
                        .map(name -> new CardFace(name, "", card.kind(), List.of())))
                .toList();
    place
        .role()
        .map(role ->
            switch (role) {
              case KIND -> place.isBack() ? backs : fronts;
              case TEXT -> abilities;
              case NAME, REVERSE -> throw new IllegalStateException("nothing is read there");
            })
        .ifPresent(reader ->
            all.addAll(Completing.of(reader, index, known, Work.ofFile(), place.start())));
    int most = Math.min(all.size(), Completion.MOST - openings.size());
    return Stream.concat(all.stream().limit(most), openings.stream()).toList();
  }

  private Cards<C> read(String text, String file, Optional<ReadLines> lines) {
    List<CardError> errors = new ArrayList<>();
    List<C> cards = new ArrayList<>();
    if (text.length() > TextLimits.CARD_FILE) {
      String much =
          TextLimits.tooMuch("a file of cards", text.length(), TextLimits.CARD_FILE, "characters");
      return new Cards<>(cards, List.of(new CardError(file, 1, 1, "", much, "part it")));
    }
    TreeSet<String> names = new TreeSet<>();
    Work work = Work.ofFile();
    for (CardSource source : CardSources.of(text, file, opening, errors)) {
      if (errors.size() >= TextLimits.CARD_MISTAKES || work.isOver()) {
        errors.add(atName(source, "from here on nothing was read; mend the mistakes before it"));
        break;
      }
      if (!names.add(source.name().toLowerCase(Locale.ROOT))) {
        errors.add(atName(source, "this name stands twice in the file"));
        continue;
      }
      lines.ifPresent(told -> told.names(source, opening, errors));
      card(source, work, errors, lines).ifPresent(cards::add);
    }
    return new Cards<>(List.copyOf(cards), List.copyOf(errors));
  }

  private static CardError atName(CardSource source, String message) {
    return new CardError(source.file(), source.line(), 1, "# " + source.name(), message, "");
  }

  private Optional<C> card(
      CardSource source, Work work, List<CardError> errors, Optional<ReadLines> told) {
    int before = errors.size();
    if (source.front().kind().text().isEmpty()) {
      errors.add(atName(source, "a line with kind and figures has to follow the name"));
      return Optional.empty();
    }
    Optional<Face<K, A>> front = face(source.front(), fronts, source.file(), work, errors, told);
    Optional<Face<K, A>> back =
        source.reverse().flatMap(side -> face(side, backs, source.file(), work, errors, told));
    if (errors.size() > before || front.isEmpty() || !source.sound()) {
      return Optional.empty();
    }
    try {
      return Optional.of(maker.make(source.name(), front.get(), back));
    } catch (Refused refused) {
      errors.add(atName(source, String.valueOf(refused.getMessage())));
      return Optional.empty();
    }
  }

  private Optional<Face<K, A>> face(
      CardSource.Side side,
      LineReader<K> kinds,
      String file,
      Work work,
      List<CardError> errors,
      Optional<ReadLines> told) {
    Optional<K> kind =
        kinds.read(
            side.kind(),
            file,
            work,
            errors,
            _ -> true,
            (line, value, written) ->
                told.ifPresent(
                    all -> all.add(ReadLine.Role.KIND, line, kinds.phrase(), value, written)));
    List<A> lines = new ArrayList<>();
    for (CardSource.Line line : side.text()) {
      if (errors.size() >= TextLimits.CARD_MISTAKES || work.isOver()) {
        break;
      }
      abilities
          .read(
              line,
              file,
              work,
              errors,
              ability -> isSound(side, kind, line, lines, ability, work.mending()),
              (understood, value, written) ->
                  told.ifPresent(all ->
                      all.add(ReadLine.Role.TEXT, understood, abilities.phrase(), value, written)))
          .flatMap(ability -> onFace(kind, ability, line, file, errors))
          .ifPresent(lines::add);
    }
    return kind.map(figures -> new Face<>(side.name(), figures, lines));
  }

  /// Whether a line that was not written, but could be proposed, goes with all else on its side: nothing is said against the card that was not said without the line.
  private boolean isSound(
      CardSource.Side side,
      Optional<K> kind,
      CardSource.Line at,
      List<A> before,
      A ability,
      Work work) {
    if (kind.isEmpty()) {
      return true;
    }
    List<A> others = new ArrayList<>(before);
    for (CardSource.Line line : side.text()) {
      if (line.number() > at.number()) {
        abilities.value(line.text(), work).ifPresent(others::add);
      }
    }
    List<A> all = new ArrayList<>(others);
    try {
      all.add(before.size(), maker.line(kind.get(), ability));
    } catch (Refused _) {
      return false;
    }
    String objection = objection(side, kind.get(), all);
    return objection.isEmpty() || objection.equals(objection(side, kind.get(), others));
  }

  private String objection(CardSource.Side side, K kind, List<A> lines) {
    try {
      maker.make(side.name(), new Face<>(side.name(), kind, lines), Optional.empty());
      return "";
    } catch (Refused refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  private Optional<A> onFace(
      Optional<K> kind, A ability, CardSource.Line line, String file, List<CardError> errors) {
    try {
      return kind.map(figures -> maker.line(figures, ability));
    } catch (Refused refused) {
      String message = String.valueOf(refused.getMessage());
      errors.add(new CardError(file, line.number(), 1, line.text(), message, ""));
      return Optional.empty();
    }
  }
}
