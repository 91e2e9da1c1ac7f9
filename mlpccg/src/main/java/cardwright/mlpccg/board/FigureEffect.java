package cardwright.mlpccg.board;

import static cardwright.engine.Message.word;

import cardwright.cardgame.layers.ContinuousEffect;
import cardwright.cardgame.layers.EffectSource;
import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.state.Counter;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.FigureLayer;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Trait;
import org.jspecify.annotations.Nullable;

/// What changes figures of cards in play. Of changes of power it is told why a card has what it has.
sealed interface FigureEffect extends ContinuousEffect<Board, Layers, FigureLayer> {
  /// Power counters on a card.
  record PowerCounters(Counter counter) implements FigureEffect {
    private static final String POWER = "power";

    /// The effect of counters, or null where they are no power counters.
    static @Nullable PowerCounters of(Counter counter) {
      return counter.name().equals(POWER) ? new PowerCounters(counter) : null;
    }

    @Override
    public EffectSource source() {
      return EffectSource.COUNTERS;
    }

    @Override
    public FigureLayer layer() {
      return FigureLayer.POWER;
    }

    @Override
    public void affected(Board board, Layers figures, Pile found) {
      found.addTop(counter.card());
    }

    @Override
    public boolean modify(Board board, Layers figures, int card, int amount) {
      return figures.addPower(card, counter.number());
    }

    @Override
    public Message explain(Board board, Layers figures, int card, int amount) {
      return Messages.of("explain.counters", word(Changes.signed(counter.number())));
    }
  }

  /// What a text has changed for a while.
  record Temporary(LastingEffect effect, FigureLayer layer) implements FigureEffect {
    /// The effect as it changes figures, or null where it changes none by itself.
    static @Nullable Temporary of(LastingEffect effect) {
      return switch (effect) {
        case LastingEffect.Power _ -> new Temporary(effect, FigureLayer.POWER);
        case LastingEffect.Colors _ -> new Temporary(effect, FigureLayer.COLORS);
        case LastingEffect.Traits _ -> new Temporary(effect, FigureLayer.TRAITS);
        case LastingEffect.Gained _ -> new Temporary(effect, FigureLayer.KEYWORDS);
        case LastingEffect.Lost _, LastingEffect.LostAll _ ->
            new Temporary(effect, FigureLayer.LOSSES);
        case LastingEffect.Controlled _,
            LastingEffect.Scored _,
            LastingEffect.Texts _,
            LastingEffect.Copied _,
            LastingEffect.Playable _,
            LastingEffect.Cheaper _,
            LastingEffect.SetOff _,
            LastingEffect.Ruled _,
            LastingEffect.Owed _,
            LastingEffect.Replaced _ ->
            null;
      };
    }

    @Override
    public EffectSource source() {
      return EffectSource.LASTING;
    }

    @Override
    public void affected(Board board, Layers figures, Pile found) {
      if (board.holds(effect.ref())) {
        found.addTop(CardRef.card(effect.ref()));
      }
    }

    @Override
    public boolean modify(Board board, Layers figures, int card, int amount) {
      return switch (effect) {
        case LastingEffect.Power(int _, int by, var _) -> figures.addPower(card, by);
        case LastingEffect.Colors(int _, int colors, var _) -> figures.addColors(card, colors);
        case LastingEffect.Traits(int _, int traits, var _) -> figures.addTraits(card, traits);
        case LastingEffect.Gained(int _, Keyword keyword, int number, var _) ->
            figures.gain(card, keyword, number);
        case LastingEffect.Lost(int _, Keyword keyword, var _) -> figures.lose(card, keyword);
        case LastingEffect.LostAll _ -> figures.loseAll(card);
        case LastingEffect.Controlled _,
            LastingEffect.Scored _,
            LastingEffect.Texts _,
            LastingEffect.Copied _,
            LastingEffect.Playable _,
            LastingEffect.Cheaper _,
            LastingEffect.SetOff _,
            LastingEffect.Ruled _,
            LastingEffect.Owed _,
            LastingEffect.Replaced _ ->
            false;
      };
    }

    @Override
    public @Nullable Message explain(Board board, Layers figures, int card, int amount) {
      return effect instanceof LastingEffect.Power(int _, int by, var origin)
          ? Changes.of(by, Explanations.source(origin.name()))
          : null;
    }
  }

  /// What the rules say of cards with a keyword.
  enum OfKeyword implements FigureEffect {
    PRISMATIC(Keyword.PRISMATIC, FigureLayer.COLORS),
    CARETAKER(Keyword.CARETAKER, FigureLayer.POWER),
    SUPPORTIVE(Keyword.SUPPORTIVE, FigureLayer.POWER);

    private final Keyword keyword;
    private final FigureLayer layer;

    OfKeyword(Keyword keyword, FigureLayer layer) {
      this.keyword = keyword;
      this.layer = layer;
    }

    @Override
    public EffectSource source() {
      return EffectSource.RULES;
    }

    @Override
    public FigureLayer layer() {
      return layer;
    }

    @Override
    public void affected(Board board, Layers figures, Pile found) {
      if (!figures.any(keyword)) {
        return;
      }
      Pile table = board.table();
      for (int i = 0; i < table.size(); i++) {
        int card = table.get(i);
        if ((figures.keywords(card) & keyword.bit()) != 0 && works(board, figures, card)) {
          found.addTop(card);
        }
      }
    }

    private boolean works(Board board, Layers figures, int card) {
      return switch (this) {
        case PRISMATIC -> true;
        case CARETAKER -> seesCritter(board, figures, card);
        case SUPPORTIVE -> figures.supportive(card) != 0 && sharesColor(board, figures, card);
      };
    }

    @Rule({"MLP 49", "MLP B34"})
    private static boolean seesCritter(Board board, Layers figures, int card) {
      int area = board.area(card);
      if (!Area.isProblem(area)) {
        return false;
      }
      DerivedValues derived = board.derived();
      int each = derived.firstCharacter(area, board.controller(card));
      while (each != Board.EMPTY) {
        if ((figures.traits(each) & Trait.CRITTER.bit()) != 0
            && board.face(each).figures().is(Kind.FRIEND)) {
          return true;
        }
        each = derived.next(each);
      }
      return false;
    }

    /// Whether a card is at a Problem with its player's Mane Character and has a color of hers.
    @Rule({"MLP 52", "MLP B39"})
    private static boolean sharesColor(Board board, Layers figures, int card) {
      int area = board.area(card);
      int mane = board.derived().mane(board.controller(card));
      return Area.isProblem(area)
          && mane != Board.EMPTY
          && mane != card
          && board.area(mane) == area
          && (figures.colors(mane) & figures.colors(card)) != 0;
    }

    @Override
    public boolean modify(Board board, Layers figures, int card, int amount) {
      return switch (this) {
        case PRISMATIC -> figures.addColors(card, crystal(board, figures, card));
        case CARETAKER, SUPPORTIVE -> figures.addPower(card, lift(figures, card));
      };
    }

    private int lift(Layers figures, int card) {
      return this == SUPPORTIVE ? figures.supportive(card) : 1;
    }

    /// The colors of all Crystal characters of the controller of a card, as bits.
    @Rule({"MLP 53", "MLP B40"})
    private static int crystal(Board board, Layers figures, int prismatic) {
      Pile table = board.table();
      int all = 0;
      for (int i = 0; i < table.size(); i++) {
        int card = table.get(i);
        if ((figures.traits(card) & Trait.CRYSTAL.bit()) != 0
            && board.controller(card) == board.controller(prismatic)
            && board.isAny(card, Kind.CHARACTERS)) {
          all |= figures.colors(card);
        }
      }
      return all;
    }

    @Override
    public @Nullable Message explain(Board board, Layers figures, int card, int amount) {
      return switch (this) {
        case PRISMATIC -> null;
        case CARETAKER -> Changes.of(lift(figures, card), word("Caretaker"));
        case SUPPORTIVE -> Changes.of(lift(figures, card), word("Supportive"));
      };
    }
  }

  /// One thing that a law in force gives or takes.
  record OfLaw(ActiveEffect law, Law.Has has, Change change, FigureLayer layer)
      implements FigureEffect {
    @Override
    public EffectSource source() {
      return EffectSource.TEXTS;
    }

    @Override
    public void affected(Board board, Layers figures, Pile found) {
      if (!law.holds(board)) {
        return;
      }
      for (int card : ActiveLaws.subject(board, has.subject(), law.context())) {
        if (!isForFaceUp() || !board.is(card, CardFlag.FACE_DOWN)) {
          found.addTop(card);
        }
      }
    }

    /// A card that lies face-down has no traits, colors or power, whoever gives it some.
    private boolean isForFaceUp() {
      return switch (layer) {
        case TRAITS, COLORS, POWER -> true;
        case LOSSES, KEYWORDS, LATE_LOSSES -> false;
      };
    }

    @Override
    public int amount(Board board, Layers figures) {
      return switch (change) {
        case Change.Power(boolean less, var by) -> {
          int number = Values.of(board, by, law.context());
          yield less ? -number : number;
        }
        case Change.ColorsOf(var which) -> {
          int all = 0;
          for (int card : Selection.of(board, which, law.context())) {
            all |= figures.colors(card);
          }
          yield all;
        }
        case Change.Colored _,
            Change.AnyColor _,
            Change.Traited _,
            Change.Keyworded _,
            Change.LosesKeyword _,
            Change.LosesAbilities _ ->
            0;
      };
    }

    @Override
    public boolean modify(Board board, Layers figures, int card, int amount) {
      return switch (change) {
        case Change.Power _ -> figures.addPower(card, amount);
        case Change.Colored(var color) -> figures.addColors(card, color.bit());
        case Change.ColorsOf _ -> figures.addColors(card, amount);
        case Change.AnyColor _ -> false;
        case Change.Traited(Trait trait) -> figures.addTraits(card, trait.bit());
        case Change.Keyworded(Keyword keyword, int number) -> figures.gain(card, keyword, number);
        case Change.LosesKeyword(Keyword keyword) -> figures.lose(card, keyword);
        case Change.LosesAbilities _ ->
            layer == FigureLayer.LATE_LOSSES ? figures.loseLate(card) : figures.loseAll(card);
      };
    }

    @Override
    public @Nullable Message explain(Board board, Layers figures, int card, int amount) {
      return layer == FigureLayer.POWER ? Changes.of(amount, law.context().source(board)) : null;
    }
  }
}
