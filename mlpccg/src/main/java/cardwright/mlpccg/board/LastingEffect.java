package cardwright.mlpccg.board;

import cardwright.cardgame.effect.Lasting;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import java.util.List;

/// A change of a card that a text has made and that lasts.
public sealed interface LastingEffect extends Lasting {
  /// How long a change lasts.
  ///
  /// @param expiry when it is over
  /// @param source the card whose text it was, with its life
  /// @param name what that card is called
  record Term(Expiry expiry, int source, String name) {
    /// A term of a text.
    ///
    /// @param duration how long it lasts
    /// @param you who carried the text out
    public Term(Duration duration, Seat you, int source, String name) {
      this(new Expiry(duration, you), source, name);
    }

    /// How long it lasts.
    public Duration duration() {
      return expiry.duration();
    }

    /// Who carried the text out.
    public Seat you() {
      return expiry.you();
    }

    void write(Fingerprint out) {
      expiry.write(out);
      out.ref(source).add(name);
    }
  }

  /// How long it lasts.
  Term term();

  @Override
  default Expiry expiry() {
    return term().expiry();
  }

  /// Power was added; `by` may be below 0.
  record Power(int ref, int by, Term term) implements LastingEffect {}

  /// Colors were added, as bits.
  record Colors(int ref, int colors, Term term) implements LastingEffect {}

  /// Traits were added, as bits.
  record Traits(int ref, int traits, Term term) implements LastingEffect {}

  /// A keyword was added; `number` is that of Supportive.
  record Gained(int ref, Keyword keyword, int number, Term term) implements LastingEffect {}

  /// A keyword was lost.
  record Lost(int ref, Keyword keyword, Term term) implements LastingEffect {}

  /// All abilities were lost, and none can be gained.
  record LostAll(int ref, Term term) implements LastingEffect {}

  /// The card is controlled by a player other than its owner.
  @Rule({"MLP 66", "MLP B44"})
  record Controlled(int ref, Seat by, Term term) implements LastingEffect {}

  /// Points were scored with a card, or by confronting where it is.
  record Scored(int ref, int points, Term term) implements LastingEffect {}

  /// A player may play the card from where it lies.
  record Playable(int ref, Seat by, Term term) implements LastingEffect {}

  /// The next such card that a player plays costs less.
  record Cheaper(Which which, int less, TextContext context, Term term) implements LastingEffect {
    @Override
    public int ref() {
      return CardRef.NONE;
    }
  }

  /// A law for a time.
  record Ruled(Law law, TextContext context, Term term) implements LastingEffect {
    @Override
    public int ref() {
      return CardRef.NONE;
    }
  }

  /// Something to come, once.
  ///
  /// @param instead whether it takes the place of what it waits for
  record Owed(Trigger when, List<Effect> effects, boolean instead, TextContext context, Term term)
      implements LastingEffect {
    /// Keeps the list from changing.
    public Owed {
      effects = List.copyOf(effects);
    }

    @Override
    public int ref() {
      return CardRef.NONE;
    }
  }

  /// Whether figures or laws in force rest on it.
  @Override
  default boolean isOfFigures() {
    return switch (this) {
      case Power _, Colors _, Traits _, Gained _, Lost _, LostAll _, Ruled _ -> true;
      case Controlled _, Scored _, Playable _, Cheaper _, Owed _ -> false;
    };
  }

  @Override
  default void write(Fingerprint out) {
    out.ref(ref());
    term().write(out);
    switch (this) {
      case Power(int _, int by, Term _) -> out.add(1).add(by);
      case Colors(int _, int colors, Term _) -> out.add(2).add(colors);
      case Traits(int _, int traits, Term _) -> out.add(3).add(traits);
      case Gained(int _, Keyword keyword, int number, Term _) ->
          out.add(4).add(keyword.ordinal()).add(number);
      case Lost(int _, Keyword keyword, Term _) -> out.add(5).add(keyword.ordinal());
      case LostAll _ -> out.add(6);
      case Controlled(int _, Seat by, Term _) -> out.add(7).add(by.ordinal());
      case Scored(int _, int points, Term _) -> out.add(8).add(points);
      case Playable(int _, Seat by, Term _) -> out.add(9).add(by.ordinal());
      case Cheaper(Which which, int less, TextContext context, Term _) -> {
        out.add(10).add(less).add(which.toString());
        context.write(out);
      }
      case Ruled(Law law, TextContext context, Term _) -> {
        out.add(11).add(law.toString());
        context.write(out);
      }
      case Owed(Trigger when, var effects, boolean instead, TextContext context, Term _) -> {
        out.add(12).add(when.toString()).add(effects.toString()).add(instead ? 1 : 0);
        context.write(out);
      }
    }
  }
}
