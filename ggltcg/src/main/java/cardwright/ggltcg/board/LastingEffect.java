package cardwright.ggltcg.board;

import cardwright.cardgame.effect.LastingChange;
import cardwright.cardgame.effect.SetOffText;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.GivenText;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;
import java.util.List;

/// A change that a text has made and that still lasts.
@Rule({"GG Q39", "GG Q55"})
public sealed interface LastingEffect extends LastingChange {
  /// The name of the card whose effect it is.
  String source();

  @Override
  default void write(Fingerprint out) {
    out.ref(ref()).add(source());
    expiry().write(out);
    switch (this) {
      case Added(int _, Stats by, Expiry _, String _) ->
          out.add(1).add(by.speed()).add(by.strength()).add(by.stamina());
      case StaminaSet(int _, int to, Expiry _, String _) -> out.add(2).add(to);
      case Borrowed(int _, Seat by, Seat from, Expiry _, String _) ->
          out.add(3).add(by.ordinal()).add(from.ordinal());
      case Cheaper(Which which, int less, Expiry _, String _) ->
          out.add(4).add(which.kinds()).add(less);
      case SetOff(int _, long text, Expiry _, String _) -> out.add(5).add(text);
      case Copied(int _, Card from, Card face, Expiry _, String _) ->
          out.add(6).add(from.code()).add(face.code());
      case Next(Text text, Card _, int self, Seat you, Expiry _, String _) ->
          out.add(8).add(text.code()).ref(self).add(you.ordinal());
      case Silenced(int _, Expiry _, String _) -> out.add(9);
      case Given(int _, List<GivenText> texts, Expiry _, String _) -> {
        out.add(7).add(texts.size());
        texts.forEach(text -> out.add(text.words()));
      }
    }
  }

  /// Something is added to the figures.
  record Added(int ref, Stats by, Expiry expiry, String source) implements LastingEffect {}

  /// The stamina counts as if this were printed (GG Q37).
  record StaminaSet(int ref, int to, Expiry expiry, String source) implements LastingEffect {}

  /// Control was taken for a time.
  ///
  /// @param by who has taken it
  /// @param from who has it when no loan is left
  @Rule("GG Q56")
  record Borrowed(int ref, Seat by, Seat from, Expiry expiry, String source)
      implements LastingEffect {}

  /// A Toy is a copy for a time.
  ///
  /// @param from what it was before any such text
  /// @param face what it is by this one
  @Rule("GG Q84")
  record Copied(int ref, Card from, Card face, Expiry expiry, String source)
      implements LastingEffect {}

  /// A text waits for the next time that something happens, or takes the place once of what would happen next.
  ///
  /// @param card the card that said so, as it was then
  /// @param self that card, with its life
  /// @param you whose text it is
  @Rule({"GG Q93", "GG Q110"})
  record Next(Text text, Card card, int self, Seat you, Expiry expiry, String source)
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

  /// A Toy has more lines of text for a time.
  @Rule("GG Q92")
  record Given(int ref, List<GivenText> texts, Expiry expiry, String source)
      implements LastingEffect {
    /// Keeps the list from changing.
    public Given {
      texts = List.copyOf(texts);
    }
  }

  /// A Toy has lost all abilities for a time.
  @Rule("GG Q111")
  record Silenced(int ref, Expiry expiry, String source) implements LastingEffect {}

  /// A text that is set off only the first time each turn has been.
  ///
  /// @param text its number
  @Rule("GG Q79")
  record SetOff(int ref, long text, Expiry expiry, String source)
      implements LastingEffect, SetOffText {}

  /// The next such card that a player plays costs less.
  @Rule({"GG 5.2", "GG Q62"})
  record Cheaper(Which which, int less, Expiry expiry, String source) implements LastingEffect {
    @Override
    public int ref() {
      return CardRef.NONE;
    }
  }
}
