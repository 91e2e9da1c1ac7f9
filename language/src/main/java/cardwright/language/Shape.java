package cardwright.language;

import java.util.List;

/// What a phrase is made of. Grammars and references are drawn from it, so that they cannot say anything else than what is read.
public sealed interface Shape {
  /// Fixed words. They may be empty: then nothing is said for what they mean.
  ///
  /// @param means what they are read as
  record Fixed(Object means, String words) implements Shape {}

  /// What the writer of a card counts or names: a number, a name.
  ///
  /// @param name one word for it: `number`
  /// @param what what may stand there: `a number from 0 to 999`
  record Open(String name, String what) implements Shape {}

  /// One after the other.
  ///
  /// @param type what all of them are read as
  record Sequence(Class<?> type, List<Shape> parts) implements Shape {
    /// Keeps the list from changing.
    public Sequence {
      parts = List.copyOf(parts);
    }
  }

  /// One of several.
  record Choice(List<Shape> of) implements Shape {
    /// Keeps the list from changing.
    public Choice {
      of = List.copyOf(of);
    }
  }

  /// Several of one kind with words between them.
  ///
  /// @param between the words between two of them
  /// @param last the words before the last one
  /// @param least how many there are at least
  record Repeated(Shape each, String between, String last, int least) implements Shape {}

  /// With a capital letter in front and a full stop behind.
  record Whole(Shape words) implements Shape {}

  /// What another phrase says.
  record Of(Phrase<?> phrase) implements Shape {}

  /// What another phrase says, by the name that designers know it by.
  ///
  /// @param name one or two words: `kind`
  record Named(String name, Phrase<?> phrase) implements Shape {}

  /// What may be left out.
  static Shape optional(Shape what) {
    return new Choice(List.of(new Fixed("", ""), what));
  }
}
