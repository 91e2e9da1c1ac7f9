package cardwright.engine;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A sentence that a game tells, before it is worded: which sentence of a catalogue it is, and what it speaks of.
///
/// Log lines, questions, refusals and explanations are messages, so that a terminal prints them, a page shows the cards in them, and another catalogue says them in another language.
///
/// @param catalogue what makes words of it
/// @param id which sentence of the catalogue it is, such as `turn-began`
/// @param arguments what it speaks of, in the order in which the catalogue numbers them
public record Message(Catalogue catalogue, String id, List<Argument> arguments) {
  private static final Catalogue PLAIN =
      (message, you, language) ->
          message.id().isEmpty() ? List.of() : List.of(new Part.Text(message.id()));

  /// A message that says nothing: a viewer who notices nothing is told that.
  public static final Message NOTHING = plain("");

  /// Keeps the arguments from changing.
  public Message {
    arguments = List.copyOf(arguments);
  }

  /// A sentence that is written out where it is said, for a game without a catalogue.
  public static Message plain(String words) {
    return new Message(PLAIN, words, List.of());
  }

  /// Whether it says nothing.
  public boolean isEmpty() {
    return equals(NOTHING);
  }

  /// The sentence in parts, in their order, in English.
  ///
  /// @param you the player to whom it is said, who is `you` in it; null where both players are called by their letters
  public List<Part> parts(@Nullable Seat you) {
    return parts(you, Locale.ENGLISH);
  }

  /// The sentence in parts, in their order, in the language of the one who reads it.
  ///
  /// @param you the player to whom it is said, who is `you` in it; null where both players are called by their letters
  /// @param language in English where the catalogue does not have the sentence in it
  public List<Part> parts(@Nullable Seat you, Locale language) {
    return catalogue.parts(this, you, language);
  }

  /// The sentence in English words, in which the players are A and B.
  public String words() {
    return words(null, Locale.ENGLISH);
  }

  /// The sentence in English words.
  ///
  /// @param you the player to whom it is said, who is `you` in it; null where both players are called by their letters
  public String words(@Nullable Seat you) {
    return words(you, Locale.ENGLISH);
  }

  /// The sentence in words, in the language of the one who reads it.
  ///
  /// @param you the player to whom it is said, who is `you` in it; null where both players are called by their letters
  /// @param language in English where the catalogue does not have the sentence in it
  public String words(@Nullable Seat you, Locale language) {
    return parts(you, language).stream().map(Part::words).collect(Collectors.joining());
  }

  @Override
  public String toString() {
    return words();
  }

  /// Some messages in English words, with a separator between them.
  public static String joined(List<Message> messages, String separator) {
    return messages.stream().map(Message::words).collect(Collectors.joining(separator));
  }

  /// What makes words of messages: the sentences of one game.
  @FunctionalInterface
  public interface Catalogue {
    /// A message in parts.
    ///
    /// @param you the player to whom it is said, or null
    /// @param language what is asked for; English where the catalogue does not speak it
    List<Part> parts(Message message, @Nullable Seat you, Locale language);
  }

  /// Something that a message speaks of.
  public sealed interface Argument {
    /// A player.
    record Player(Seat seat) implements Argument {}

    /// A card, by the name that the viewer may know.
    ///
    /// @param ref which card of that name it is, as a table tells it ([Table.Card#ref]); [CardRef#NONE] where that is not to be told
    record Card(String name, int ref) implements Argument {
      /// Any card of that name.
      public Card(String name) {
        this(name, CardRef.NONE);
      }
    }

    /// Several cards, which are listed.
    ///
    /// @param separator what stands between two of them
    /// @param last what stands before the last one
    record Cards(List<Card> cards, String separator, String last) implements Argument {
      /// Keeps the list from changing.
      public Cards {
        cards = List.copyOf(cards);
      }

      /// The names of the cards.
      public List<String> names() {
        return cards.stream().map(Card::name).toList();
      }
    }

    /// A number.
    record Count(long value) implements Argument {}

    /// A word of the game or of its cards, such as the name of a phase; where the catalogue chooses by it, it is not seen.
    record Word(String word) implements Argument {}

    /// A part of a sentence that is a message of its own.
    record Clause(Message message) implements Argument {}
  }

  /// A piece of a message that is worded.
  public sealed interface Part {
    /// The piece in words.
    String words();

    /// Words that stand for nothing in particular.
    record Text(String words) implements Part {}

    /// A player: `A`, or `you` for whom it is told.
    record Player(Seat seat, String words) implements Part {}

    /// The name of a card.
    ///
    /// @param ref which card of that name it is: [Argument.Card#ref]
    record Card(String words, int ref) implements Part {
      /// The name of any such card.
      public Card(String words) {
        this(words, CardRef.NONE);
      }
    }
  }

  /// A player as an argument.
  public static Argument player(Seat seat) {
    return new Argument.Player(seat);
  }

  /// A card as an argument, by its name.
  public static Argument card(String name) {
    return new Argument.Card(name);
  }

  /// Cards as one argument: `Knight, Ka and Wizard`.
  public static Argument cards(List<Argument.Card> cards) {
    return new Argument.Cards(cards, ", ", " and ");
  }

  /// Cards as one argument, by their names, with a separator between any two of them.
  public static Argument listed(List<String> names, String separator) {
    List<Argument.Card> cards = names.stream().map(Argument.Card::new).toList();
    return new Argument.Cards(cards, separator, separator);
  }

  /// A number as an argument.
  public static Argument number(long value) {
    return new Argument.Count(value);
  }

  /// A word as an argument.
  public static Argument word(String word) {
    return new Argument.Word(word);
  }

  /// A word as an argument by which the catalogue can choose: `yes` or `no`.
  public static Argument flag(boolean value) {
    return new Argument.Word(value ? "yes" : "no");
  }

  /// A message as a part of another one.
  public static Argument clause(Message message) {
    return new Argument.Clause(message);
  }
}
