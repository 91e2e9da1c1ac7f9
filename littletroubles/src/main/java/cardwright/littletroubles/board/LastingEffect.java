package cardwright.littletroubles.board;

import cardwright.cardgame.effect.LastingChange;
import cardwright.cardgame.effect.SetOffText;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.GivenText;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;
import java.util.List;

/// A change of a card that a text has made and that lasts.
@Rule({"LT 5.2b", "LT B27", "LT C41"})
public sealed interface LastingEffect extends LastingChange {
  /// The name of the card that did it, or [Explanations#NO_CARD].
  String source();

  /// Something was added to a figure.
  record Added(int ref, Stat stat, int by, Expiry expiry, String source) implements LastingEffect {}

  /// A figure was set.
  @Rule("LT C30")
  record SetTo(int ref, Stat stat, int to, Expiry expiry, String source) implements LastingEffect {}

  /// A figure was multiplied.
  record Times(int ref, Stat stat, int by, Expiry expiry, String source) implements LastingEffect {}

  /// Control passed for a while; `by` is the seat that had it before.
  record Borrowed(int ref, int by, Expiry expiry, String source) implements LastingEffect {}

  /// A text waits for the next time that something happens, or takes the place once of what would happen next.
  ///
  /// @param face the face that said so
  /// @param self its card, with its life
  /// @param you whose text it is
  @Rule({"LT C93", "LT C130"})
  record Next(Text text, Face face, int self, Seat you, Expiry expiry, String source)
      implements LastingEffect {
    @Override
    public int ref() {
      return CardRef.NONE;
    }

    @Override
    public boolean isOfFigures() {
      return false;
    }
  }

  /// A card is a copy for a time, as long as the same side of it is up.
  ///
  /// @param face what it is
  /// @param turned whether that is its back
  @Rule("LT C94")
  record Copied(int ref, Face face, boolean turned, Expiry expiry, String source)
      implements LastingEffect {
    /// The same for the card in another life.
    public Copied in(int life) {
      return new Copied(life, face, turned, expiry, source);
    }
  }

  /// A card has more lines of text for a time.
  @Rule("LT C92")
  record Given(int ref, List<GivenText> texts, Expiry expiry, String source)
      implements LastingEffect {
    /// Keeps the list from changing.
    public Given {
      texts = List.copyOf(texts);
    }
  }

  /// A card has lost all abilities for a time.
  @Rule("LT C131")
  record Silenced(int ref, Expiry expiry, String source) implements LastingEffect {}

  /// A text that is set off only the first time each turn has been.
  ///
  /// @param text its number
  @Rule("LT C82")
  record SetOff(int ref, long text, Expiry expiry, String source)
      implements LastingEffect, SetOffText {
    @Override
    public boolean isOfFigures() {
      return false;
    }
  }

  /// The next such card that a player plays costs less.
  ///
  /// @param self the card that says so, with its life
  @Rule("LT C68")
  record Cheaper(Which which, int less, int self, Expiry expiry, String source)
      implements LastingEffect {
    @Override
    public int ref() {
      return CardRef.NONE;
    }
  }

  @Override
  default void write(Fingerprint out) {
    out.ref(ref()).add(source());
    expiry().write(out);
    switch (this) {
      case Added(int _, Stat stat, int by, var _, var _) -> out.add(1).add(stat.ordinal()).add(by);
      case SetTo(int _, Stat stat, int to, var _, var _) -> out.add(2).add(stat.ordinal()).add(to);
      case Times(int _, Stat stat, int by, var _, var _) -> out.add(3).add(stat.ordinal()).add(by);
      case Borrowed(int _, int by, var _, var _) -> out.add(4).add(by);
      case Cheaper(Which which, int less, int self, var _, var _) ->
          out.add(5).add(which.toString()).add(less).ref(self);
      case SetOff(int _, long text, var _, var _) -> out.add(6).add(text);
      case Next(Text text, Face _, int self, Seat you, var _, var _) ->
          out.add(8).add(text.code()).ref(self).add(you.ordinal());
      case Copied(int _, Face face, boolean turned, var _, var _) ->
          out.add(9).add(face.code()).add(turned ? 1 : 0);
      case Silenced(int _, var _, var _) -> out.add(10);
      case Given(int _, List<GivenText> texts, var _, var _) -> {
        out.add(7).add(texts.size());
        texts.forEach(text -> out.add(text.words()));
      }
    }
  }
}
