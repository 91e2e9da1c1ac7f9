package cardwright.cardgame.message;

import cardwright.engine.Message;
import cardwright.engine.Message.Argument;
import cardwright.engine.Message.Part;
import cardwright.engine.Seat;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The sentences of a game in English, read from a file of properties: an id, and a pattern of ICU's `MessageFormat` whose arguments are numbered from 0.
///
/// A player is `you` where the sentence is said to that player: `{0} {0, select, you {gain} other {gains}} {1} CC.` The first letter of a sentence is made a capital. A number chooses by `plural`, a word by `select`.
public final class MessageCatalogue implements Message.Catalogue {
  private static final String YOU = "you";

  private final Map<String, String> patterns;
  private final Map<String, MessageFormat> read = new ConcurrentHashMap<>();

  private MessageCatalogue(Map<String, String> patterns) {
    this.patterns = patterns;
  }

  /// Reads a catalogue.
  ///
  /// @param file a file of properties in UTF-8, which is closed; null is refused
  /// @throws UncheckedIOException when it cannot be read
  public static MessageCatalogue read(@Nullable InputStream file) {
    if (file == null) {
      throw new IllegalArgumentException("there is no catalogue");
    }
    Properties all = new Properties();
    try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      all.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new MessageCatalogue(
        all.stringPropertyNames().stream().collect(Collectors.toMap(id -> id, all::getProperty)));
  }

  /// The ids of all its sentences.
  public Set<String> ids() {
    return Set.copyOf(patterns.keySet());
  }

  /// A message of this catalogue.
  ///
  /// @throws IllegalArgumentException when it has no such sentence
  public Message message(String id, Argument... arguments) {
    if (!patterns.containsKey(id)) {
      throw new IllegalArgumentException("no message '" + id + "'");
    }
    return new Message(this, id, List.of(arguments));
  }

  @Override
  public List<Part> parts(Message message, @Nullable Seat you) {
    List<Part> parts = inSentence(message, you);
    if (!parts.isEmpty()
        && parts.getFirst() instanceof Part.Player(Seat seat, String words)
        && words.equals(YOU)) {
      parts.set(0, new Part.Player(seat, "You"));
    }
    return parts;
  }

  /// A message as a part of a sentence, where `you` is written small.
  private List<Part> inSentence(Message message, @Nullable Seat you) {
    MessageFormat format =
        read.computeIfAbsent(
            message.id(), id -> new MessageFormat(patterns.get(id), ULocale.ENGLISH));
    Object[] values = new Object[message.arguments().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(message.arguments().get(i), you);
    }
    // A format that is read from a cache serves several threads.
    MessageFormat own = format.clone();
    List<Part> parts = new ArrayList<>();
    AttributedCharacterIterator text = own.formatToCharacterIterator(values);
    for (char c = text.first();
        c != CharacterIterator.DONE;
        c = text.setIndex(text.getRunLimit())) {
      StringBuilder words = new StringBuilder();
      int begin = text.getIndex();
      for (int i = begin; i < text.getRunLimit(); i++) {
        words.append(text.setIndex(i));
      }
      text.setIndex(begin);
      Object index = text.getAttribute(MessageFormat.Field.ARGUMENT);
      // What an argument only chose, such as a verb, is no part of its own.
      boolean itself = index instanceof Integer at && values[at].toString().contentEquals(words);
      add(
          parts,
          words.toString(),
          itself && index instanceof Integer at ? message.arguments().get(at) : null,
          you);
    }
    return parts;
  }

  private static Object value(Argument argument, @Nullable Seat you) {
    return switch (argument) {
      case Argument.Player(Seat seat) -> seat == you ? YOU : seat.name();
      case Argument.Card(String name) -> name;
      case Argument.Cards cards -> String.join(cards.separator(), cards.names());
      case Argument.Count(long number) -> number;
      case Argument.Word(String word) -> word;
      case Argument.Clause(Message clause) -> clause.words(you).isEmpty() ? "" : "-";
    };
  }

  private static void add(
      List<Part> parts, String words, @Nullable Argument argument, @Nullable Seat you) {
    switch (argument) {
      case Argument.Player(Seat seat) -> parts.add(new Part.Player(seat, words));
      case Argument.Card _ -> parts.add(new Part.Card(words));
      case Argument.Cards cards -> list(parts, cards);
      case Argument.Clause(Message clause) ->
          parts.addAll(
              clause.catalogue() instanceof MessageCatalogue inner
                  ? inner.inSentence(clause, you)
                  : clause.parts(you));
      case Argument.Count _, Argument.Word _ -> text(parts, words);
      case null -> text(parts, words);
    }
  }

  private static void text(List<Part> parts, String words) {
    if (!parts.isEmpty() && parts.getLast() instanceof Part.Text(String before)) {
      parts.set(parts.size() - 1, new Part.Text(before + words));
    } else {
      parts.add(new Part.Text(words));
    }
  }

  private static void list(List<Part> parts, Argument.Cards cards) {
    List<String> names = cards.names();
    for (int i = 0; i < names.size(); i++) {
      if (i > 0) {
        text(parts, i == names.size() - 1 ? cards.last() : cards.separator());
      }
      parts.add(new Part.Card(names.get(i)));
    }
  }
}
