package cardwright.language;

import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Reads card files of one game.
///
/// A card that is not understood is refused whole and named; the other cards still load; nothing is guessed.
///
/// @param <K> the line of kind and figures
/// @param <A> an ability
/// @param <C> a card
public final class CardReader<K, A, C> {
  /// Makes a card of what was read.
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
            errors.stream().map(CardError::toString).collect(Collectors.joining("\n")));
      }
      return cards;
    }
  }

  private final LineReader<K> kinds;
  private final LineReader<A> abilities;
  private final Maker<K, A, C> maker;

  /// A reader.
  ///
  /// @param kind how the line of kind and figures is worded
  /// @param ability how a line of text is worded
  /// @param synonyms words that are refused, each with the word of this game
  /// @param maker makes the card
  public CardReader(
      Phrase<K> kind, Phrase<A> ability, Map<String, String> synonyms, Maker<K, A, C> maker) {
    this.kinds = new LineReader<>(kind, synonyms);
    this.abilities = new LineReader<>(ability, synonyms);
    this.maker = maker;
  }

  /// Reads a file.
  ///
  /// @param text its content
  /// @param file what to call it in messages
  public Cards<C> read(String text, String file) {
    List<CardError> errors = new ArrayList<>();
    List<C> cards = new ArrayList<>();
    TreeSet<String> names = new TreeSet<>();
    for (CardSource source : CardSources.of(text, file, errors)) {
      if (!names.add(source.name().toLowerCase(Locale.ROOT))) {
        errors.add(
            new CardError(
                file,
                source.line(),
                1,
                "# " + source.name(),
                "this name stands twice in the file",
                ""));
        continue;
      }
      card(source, errors).ifPresent(cards::add);
    }
    return new Cards<>(List.copyOf(cards), List.copyOf(errors));
  }

  private Optional<C> card(CardSource source, List<CardError> errors) {
    int before = errors.size();
    List<K> kind = new ArrayList<>();
    kinds.read(source.kind(), source.file(), errors).ifPresent(kind::add);
    List<A> lines = new ArrayList<>();
    for (CardSource.Line line : source.text()) {
      abilities.read(line, source.file(), errors).ifPresent(lines::add);
    }
    if (errors.size() > before) {
      return Optional.empty();
    }
    try {
      return Optional.of(maker.make(source.name(), kind.getFirst(), lines));
    } catch (Refused refused) {
      String name = "# " + source.name();
      errors.add(
          new CardError(
              source.file(), source.line(), 1, name, String.valueOf(refused.getMessage()), ""));
      return Optional.empty();
    }
  }
}
