package cardwright.messages;

import cardwright.engine.Message;
import cardwright.engine.Message.Argument;
import cardwright.engine.Message.Part;
import cardwright.engine.Seat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The sentences of a game or a room, read from a file of properties for each language: an id, and a pattern of ICU's `MessageFormat` whose arguments are numbered from 0.
///
/// English has every sentence, in `messages.properties`. A translation lies beside it, `messages_de.properties`, and may lack some: they are said in English. It has the words that stand for arguments, too: `word.you`, `word.and`, `word.or`.
///
/// A player is `you` where the sentence is said to that player: `{0} {0, select, you {gain} other {gains}} {1} CC.` The first letter of a sentence is made a capital. A number chooses by `plural`, a word by `select`.
public final class MessageCatalogue implements Message.Catalogue {
  private static final String YOU = "you";

  /// Stands for the clause that is the first argument, the next character for the second one: they are for private use.
  private static final char CLAUSE = '\uF800';

  /// The languages that a game may speak, English first, in which every sentence is.
  public static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);

  private final Map<String, Translated> sentences;
  private final Map<Locale, Map<String, Translated>> translations;

  private MessageCatalogue(
      Map<String, Translated> sentences, Map<Locale, Map<String, Translated>> translations) {
    this.sentences = sentences;
    this.translations = translations;
  }

  /// A language, and its words for what arguments say.
  private record Language(ULocale locale, String you, String and, String or) {
    static Language of(Locale locale, Map<String, String> words) {
      return new Language(
          ULocale.forLocale(locale),
          words.getOrDefault("word.you", YOU),
          words.getOrDefault("word.and", "and"),
          words.getOrDefault("word.or", "or"));
    }

    /// What stands before the last thing of a list.
    String last(Argument.Cards cards) {
      return switch (cards.last()) {
        case " and " -> " " + and + " ";
        case " or " -> " " + or + " ";
        default -> cards.last();
      };
    }
  }

  /// A sentence, and the language that it is in.
  private record Translated(Sentence sentence, Language language) {}

  /// A catalogue in English.
  ///
  /// @param patterns the pattern of each sentence by its id
  public static MessageCatalogue of(Map<String, String> patterns) {
    return of(patterns, Map.of());
  }

  /// A catalogue in several languages.
  ///
  /// @param patterns the pattern of each sentence in English by its id
  /// @param translations the same in other languages, where a sentence may be missing
  public static MessageCatalogue of(
      Map<String, String> patterns, Map<Locale, Map<String, String>> translations) {
    Map<Locale, Map<String, Translated>> read = new HashMap<>();
    translations.forEach((locale, words) -> read.put(locale, sentences(locale, words)));
    return new MessageCatalogue(sentences(Locale.ENGLISH, patterns), Map.copyOf(read));
  }

  private static Map<String, Translated> sentences(Locale locale, Map<String, String> patterns) {
    Language language = Language.of(locale, patterns);
    Map<String, Translated> sentences = new HashMap<>();
    patterns.forEach((id, pattern) ->
        sentences.put(id, new Translated(new Sentence(id, language.locale(), pattern), language)));
    return Map.copyOf(sentences);
  }

  /// The catalogue in the file `messages.properties`, with its translations in the files beside it, where there are any.
  ///
  /// @param files opens the file of that name beside the class that asks for it, or answers null when there is none:
  ///     `Messages.class::getResourceAsStream`
  /// @throws NullPointerException when there is no `messages.properties`
  public static MessageCatalogue in(Function<String, @Nullable InputStream> files) {
    Map<Locale, Map<String, String>> translations = new HashMap<>();
    for (Locale each : LANGUAGES.subList(1, LANGUAGES.size())) {
      InputStream file = files.apply("messages_" + each.toLanguageTag() + ".properties");
      translations.put(each, file == null ? Map.of() : patterns(file));
    }
    String english = "messages.properties";
    return of(patterns(Objects.requireNonNull(files.apply(english), english)), translations);
  }

  private static Map<String, String> patterns(InputStream file) {
    Properties all = new Properties();
    try (Reader in = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      all.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> patterns = new HashMap<>();
    all.stringPropertyNames().forEach(id -> patterns.put(id, all.getProperty(id)));
    return patterns;
  }

  private Translated sentence(String id, Locale language) {
    Map<String, Translated> translation =
        translations.getOrDefault(Locale.forLanguageTag(language.getLanguage()), Map.of());
    @Nullable Translated translated = translation.get(id);
    return translated == null ? Objects.requireNonNull(sentences.get(id), id) : translated;
  }

  /// The ids of all its sentences.
  public Set<String> ids() {
    return sentences.keySet();
  }

  /// A message of this catalogue.
  ///
  /// @throws IllegalArgumentException when it has no such sentence
  public Message message(String id, Argument... arguments) {
    if (!sentences.containsKey(id)) {
      throw new IllegalArgumentException("no message '" + id + "' in messages.properties");
    }
    return new Message(this, id, List.of(arguments));
  }

  @Override
  public List<Part> parts(Message message, @Nullable Seat you, Locale language) {
    List<Part> parts = inSentence(message, you, language);
    if (!parts.isEmpty()
        && parts.getFirst() instanceof Part.Player(Seat seat, String words)
        && seat == you) {
      parts.set(0, new Part.Player(seat, capitalised(words)));
    }
    return parts;
  }

  private static String capitalised(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /// A message as a part of a sentence, where `you` is written small.
  private List<Part> inSentence(Message message, @Nullable Seat you, Locale language) {
    Translated translated = sentence(message.id(), language);
    Object[] values = new Object[message.arguments().size()];
    // Each clause is worded once, and put in where the sentence has its place.
    List<List<Part>> clauses = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      Argument argument = message.arguments().get(i);
      List<Part> clause =
          argument instanceof Argument.Clause(Message inner)
              ? clause(inner, you, language)
              : List.of();
      clauses.add(clause);
      values[i] = value(argument, i, clause, you);
    }
    List<Part> parts = new ArrayList<>();
    for (Sentence.Run run : translated.sentence().with(values)) {
      if (run.argument() == Sentence.Run.NONE) {
        text(parts, run.words(), clauses);
      } else {
        Argument argument = message.arguments().get(run.argument());
        add(parts, run.words(), argument, clauses, translated.language());
      }
    }
    return parts;
  }

  private static List<Part> clause(Message clause, @Nullable Seat you, Locale language) {
    return clause.catalogue() instanceof MessageCatalogue inner
        ? inner.inSentence(clause, you, language)
        : clause.parts(you, language);
  }

  private static Object value(Argument argument, int index, List<Part> clause, @Nullable Seat you) {
    return switch (argument) {
      case Argument.Player(Seat seat) -> seat == you ? YOU : seat.name();
      case Argument.Card(String name, _) -> name;
      case Argument.Cards cards -> String.join(cards.separator(), cards.names());
      case Argument.Count(long number) -> number;
      case Argument.Word(String word) -> word;
      case Argument.Clause _ -> clause.isEmpty() ? "" : String.valueOf((char) (CLAUSE + index));
    };
  }

  private static void add(
      List<Part> parts,
      String words,
      Argument argument,
      List<List<Part>> clauses,
      Language language) {
    switch (argument) {
      case Argument.Player(Seat seat) ->
          parts.add(new Part.Player(seat, words.equals(YOU) ? language.you() : words));
      case Argument.Card(_, int ref) -> parts.add(new Part.Card(words, ref));
      case Argument.Cards cards -> list(parts, cards, language);
      case Argument.Clause _ -> text(parts, words, clauses);
      case Argument.Count _, Argument.Word _ -> text(parts, words);
    }
  }

  /// Words of a sentence, and the clauses that stand among them.
  private static void text(List<Part> parts, String words, List<List<Part>> clauses) {
    int begin = 0;
    for (int i = 0; i < words.length(); i++) {
      int clause = words.charAt(i) - CLAUSE;
      if (clause >= 0 && clause < clauses.size()) {
        text(parts, words.substring(begin, i));
        parts.addAll(clauses.get(clause));
        begin = i + 1;
      }
    }
    text(parts, words.substring(begin));
  }

  private static void text(List<Part> parts, String words) {
    if (words.isEmpty()) {
      return;
    }
    if (!parts.isEmpty() && parts.getLast() instanceof Part.Text(String before)) {
      parts.set(parts.size() - 1, new Part.Text(before + words));
    } else {
      parts.add(new Part.Text(words));
    }
  }

  private static void list(List<Part> parts, Argument.Cards cards, Language language) {
    List<Argument.Card> all = cards.cards();
    for (int i = 0; i < all.size(); i++) {
      if (i > 0) {
        text(parts, i == all.size() - 1 ? language.last(cards) : cards.separator());
      }
      parts.add(new Part.Card(all.get(i).name(), all.get(i).ref()));
    }
  }
}
