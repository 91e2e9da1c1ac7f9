package cardwright.mlpccg.board;

import cardwright.cardgame.effect.LastingChange;
import cardwright.cardgame.effect.SetOffText;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.GivenText;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import java.util.List;

/// A change of a card that a text has made and that lasts.
public sealed interface LastingEffect extends LastingChange {
  /// Where a change comes from, and how long it lasts.
  ///
  /// @param expiry when it is over
  /// @param source the card whose text it was, with its life
  /// @param name what that card is called, or [Explanations#NO_CARD]
  record Origin(Expiry expiry, int source, String name) {
    /// That of a change that a text makes.
    ///
    /// @param duration how long it lasts
    /// @param you who carried the text out
    public Origin(Duration duration, Seat you, int source, String name) {
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

  /// Where it comes from, and how long it lasts.
  Origin origin();

  @Override
  default Expiry expiry() {
    return origin().expiry();
  }

  /// Power was added; `by` may be below 0.
  record Power(int ref, int by, Origin origin) implements LastingEffect {}

  /// Colors were added, as bits.
  record Colors(int ref, int colors, Origin origin) implements LastingEffect {}

  /// Traits were added, as bits.
  record Traits(int ref, int traits, Origin origin) implements LastingEffect {}

  /// A keyword was added; `number` is that of Supportive.
  record Gained(int ref, Keyword keyword, int number, Origin origin) implements LastingEffect {}

  /// A keyword was lost.
  record Lost(int ref, Keyword keyword, Origin origin) implements LastingEffect {}

  /// All abilities were lost, and none can be gained.
  record LostAll(int ref, Origin origin) implements LastingEffect {}

  /// The card is controlled by a player other than its owner.
  @Rule({"MLP 66", "MLP B44"})
  record Controlled(int ref, Seat by, Origin origin) implements LastingEffect {}

  /// Points were scored with a card, or by confronting where it is.
  record Scored(int ref, int points, Origin origin) implements LastingEffect {}

  /// A player may play the card from where it lies.
  record Playable(int ref, Seat by, Origin origin) implements LastingEffect {}

  /// The next such card that a player plays costs less.
  record Cheaper(Which which, int less, TextContext context, Origin origin)
      implements LastingEffect {
    @Override
    public int ref() {
      return CardRef.NONE;
    }
  }

  /// Lines of text were added.
  @Rule("MLP Q102")
  record Texts(int ref, List<GivenText> texts, Origin origin) implements LastingEffect {
    /// Keeps the list from changing.
    public Texts {
      texts = List.copyOf(texts);
    }
  }

  /// A Friend is a copy of another but for its name.
  ///
  /// @param face what it is
  /// @param as what the other one is called
  @Rule("MLP Q104")
  record Copied(int ref, Face face, String as, Origin origin) implements LastingEffect {}

  /// A law for a time.
  record Ruled(Law law, TextContext context, Origin origin) implements LastingEffect {
    @Override
    public int ref() {
      return CardRef.NONE;
    }
  }

  /// A text that is set off only the first time each turn has been, for one player.
  ///
  /// @param text its number
  @Rule("MLP Q93")
  record SetOff(int ref, long text, Origin origin) implements LastingEffect, SetOffText {}

  /// Something to come, once.
  ///
  /// @param instead whether it takes the place of what it waits for
  record Owed(
      Trigger when, List<Effect> effects, boolean instead, TextContext context, Origin origin)
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

  /// What takes the place of something, each time.
  @Rule({"MLP B41", "MLP Q76"})
  record Replaced(Trigger would, List<Effect> effects, TextContext context, Origin origin)
      implements LastingEffect {
    /// Keeps the list from changing.
    public Replaced {
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
      case Power _, Colors _, Traits _, Gained _, Lost _, LostAll _, Texts _, Copied _, Ruled _ ->
          true;
      case Controlled _, Scored _, Playable _, Cheaper _, SetOff _, Owed _, Replaced _ -> false;
    };
  }

  @Override
  default void write(Fingerprint out) {
    out.ref(ref());
    origin().write(out);
    switch (this) {
      case Power(int _, int by, Origin _) -> out.add(1).add(by);
      case Colors(int _, int colors, Origin _) -> out.add(2).add(colors);
      case Traits(int _, int traits, Origin _) -> out.add(3).add(traits);
      case Gained(int _, Keyword keyword, int number, Origin _) ->
          out.add(4).add(keyword.ordinal()).add(number);
      case Lost(int _, Keyword keyword, Origin _) -> out.add(5).add(keyword.ordinal());
      case LostAll _ -> out.add(6);
      case Controlled(int _, Seat by, Origin _) -> out.add(7).add(by.ordinal());
      case Scored(int _, int points, Origin _) -> out.add(8).add(points);
      case Playable(int _, Seat by, Origin _) -> out.add(9).add(by.ordinal());
      case Cheaper(Which which, int less, TextContext context, Origin _) -> {
        out.add(10).add(less).add(which.toString());
        context.write(out);
      }
      case Ruled(Law law, TextContext context, Origin _) -> {
        out.add(11).add(law.toString());
        context.write(out);
      }
      case SetOff(int _, long text, Origin _) -> out.add(13).add(text);
      case Copied(int _, Face face, String as, Origin _) -> out.add(15).add(face.code()).add(as);
      case Texts(int _, List<GivenText> texts, Origin _) -> {
        out.add(14).add(texts.size());
        texts.forEach(text -> out.add(text.words()));
      }
      case Owed(Trigger when, var effects, boolean instead, TextContext context, Origin _) -> {
        out.add(12).add(when.toString()).add(effects.toString()).add(instead ? 1 : 0);
        context.write(out);
      }
      case Replaced(Trigger would, var effects, TextContext context, Origin _) -> {
        out.add(13).add(would.toString()).add(effects.toString());
        context.write(out);
      }
    }
  }
}
