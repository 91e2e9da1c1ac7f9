package cardwright.mlpccg.board;

import cardwright.cardgame.layers.EffectLayers;
import cardwright.cardgame.layers.EffectSource;
import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.FigureLayer;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.LawKind;
import cardwright.mlpccg.vocabulary.Reading;
import java.util.Arrays;
import java.util.List;

/// The figures of all cards in play, layer by layer: traits, abilities lost and gained, keywords, colors, power. Each layer reads only those before it.
final class Layers {
  /// Stands among the keywords of a card that has lost all abilities.
  private static final int LOST = 1 << 30;

  static final ActiveEffect[] NO_LAWS = {};

  private static final FigureEffect[] NO_EFFECTS = {};

  private final int[] traits;
  private final int[] keywords;
  private final int[] supportive;
  private final byte[] colors;
  private final int[] power;
  // Which cards lose their abilities because of figures: known only when the figures are.
  private final boolean[] lateLost;
  private final GrantedAbilities lines;
  private final EffectLayers<Board, Layers, FigureLayer, FigureEffect> effects;
  // The laws in force, as they are sorted into the layers.
  private ActiveEffect[] spoken = NO_LAWS;
  // The laws by kind; whoever has none of a kind has no laws there.
  private final ActiveEffect[][] byKind = new ActiveEffect[LawKind.COUNT][];
  private int said;
  private boolean late;

  Layers(int cards) {
    traits = new int[cards];
    keywords = new int[cards];
    supportive = new int[cards];
    colors = new byte[cards];
    power = new int[cards];
    lateLost = new boolean[cards];
    lines = new GrantedAbilities(cards);
    effects = new EffectLayers<>(FigureLayer.COUNT, NO_EFFECTS, cards);
    for (FigureEffect each : FigureEffect.OfKeyword.values()) {
      effects.add(each);
    }
    Arrays.fill(byKind, NO_LAWS);
  }

  int traits(int card) {
    return traits[card];
  }

  int keywords(int card) {
    return keywords[card] & ~LOST;
  }

  /// Whether a card may have a keyword: it is printed on one, or some card has gained it.
  boolean any(Keyword keyword) {
    return (said & keyword.bit()) != 0;
  }

  boolean lost(int card) {
    return (keywords[card] & LOST) != 0;
  }

  int supportive(int card) {
    return supportive[card];
  }

  int colors(int card) {
    return colors[card];
  }

  int power(int card) {
    return power[card];
  }

  GrantedAbilities lines() {
    return lines;
  }

  /// The laws in force or waiting for their condition; none when there is none of that kind.
  ActiveEffect[] spoken(LawKind kind) {
    return byKind[kind.ordinal()];
  }

  @SuppressWarnings("ReferenceEquality")
  private void hear(ActiveEffect[] laws) {
    if (laws == spoken) {
      return;
    }
    spoken = laws;
    Arrays.fill(byKind, NO_LAWS);
    effects.clear(EffectSource.TEXTS);
    for (ActiveEffect each : laws) {
      int kind = LawKind.of(each.law()).ordinal();
      byKind[kind] = Arrays.copyOf(byKind[kind], byKind[kind].length + 1);
      byKind[kind][byKind[kind].length - 1] = each;
      if (each.law() instanceof Law.Has has) {
        sort(each, has);
      }
    }
  }

  private void sort(ActiveEffect law, Law.Has has) {
    for (Change change : has.changes()) {
      boolean isLate =
          change instanceof Change.LosesAbilities && Reading.isLate(has, law.condition());
      effects.add(new FigureEffect.OfLaw(law, has, change, FigureLayer.of(change, isLate)));
    }
  }

  void update(Board board, DerivedValues derived) {
    if (late) {
      Arrays.fill(lateLost, false);
      late = false;
    }
    effects.keep(EffectSource.COUNTERS, board.counters().all(), FigureEffect.PowerCounters::of);
    effects.keep(EffectSource.LASTING, board.lasting().all(), FigureEffect.Temporary::of);
    work(board, derived);
    if (effects.apply(FigureLayer.LATE_LOSSES, board, this)) {
      late = true;
      work(board, derived);
    }
  }

  /// Each change of the power of a card in play with its source, in the order in which they count.
  List<Message> powerChanges(Board board, DerivedValues derived, int card) {
    return effects.explain(card, () -> update(board, derived));
  }

  /// Finds the laws in force.
  void listen(Board board, DerivedValues derived) {
    hear(lines.spoken(board, derived, this, spoken));
  }

  @Rule({"MLP 53", "MLP 70", "MLP 71", "MLP B38", "MLP B39", "MLP B40"})
  private void work(Board board, DerivedValues derived) {
    Pile table = board.table();
    boolean plain = DerivedValues.speakForThemselves(board);
    said = 0;
    effects.begin();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      print(board, derived.printed(), card);
      said |= keywords[card];
      if (!plain) {
        lines.own(board, card);
      }
    }
    if (plain) {
      derived.listen(board);
    } else {
      listen(board, derived);
    }
    effects.apply(FigureLayer.TRAITS, board, this);
    effects.apply(FigureLayer.LOSSES, board, this);
    if (!plain && lines.teamwork(board, this)) {
      listen(board, derived);
    }
    if (!plain) {
      spokenFor(board);
    }
    effects.apply(FigureLayer.KEYWORDS, board, this);
    effects.apply(FigureLayer.COLORS, board, this);
    effects.apply(FigureLayer.POWER, board, this);
  }

  /// What is printed on the face that is up; nothing on one that is down.
  @Rule({"MLP 23", "MLP 68", "MLP B35"})
  private void print(Board board, Printed printed, int card) {
    if (board.is(card, CardFlag.FACE_DOWN)) {
      traits[card] = 0;
      keywords[card] = 0;
      supportive[card] = 0;
      colors[card] = 0;
      power[card] = 0;
      return;
    }
    traits[card] = printed.traits(card);
    keywords[card] = printed.keywords(card) | (lateLost[card] ? LOST : 0);
    supportive[card] = printed.supportive(card);
    colors[card] = (byte) printed.colors(card);
    power[card] = printed.power(card);
  }

  /// Who has lost all abilities has no keywords, and for whom others speak has theirs.
  private void spokenFor(Board board) {
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if ((keywords[card] & LOST) != 0) {
        keywords[card] = LOST;
        supportive[card] = 0;
        continue;
      }
      for (int line = 1; line < lines.count(card); line++) {
        Face face = lines.face(board, card, line);
        keywords[card] |= face.keywords() & ~Keyword.TEAMWORK.bit();
        supportive[card] = NumberRange.sum(supportive[card], face.supportive());
      }
      said |= keywords[card];
    }
  }

  boolean addTraits(int card, int bits) {
    int before = traits[card];
    traits[card] = before | bits;
    return traits[card] != before;
  }

  /// A keyword that is lost is lost from then on.
  boolean lose(int card, Keyword keyword) {
    int before = keywords[card];
    keywords[card] = before & ~keyword.bit();
    return keywords[card] != before;
  }

  /// Who loses all abilities cannot gain any either.
  boolean loseAll(int card) {
    int before = keywords[card];
    keywords[card] = before | LOST;
    return keywords[card] != before;
  }

  boolean loseLate(int card) {
    boolean isNew = !lateLost[card];
    lateLost[card] = true;
    return isNew;
  }

  boolean gain(int card, Keyword keyword, int number) {
    if ((keywords[card] & LOST) != 0) {
      return false;
    }
    keywords[card] |= keyword.bit();
    said |= keyword.bit();
    supportive[card] = NumberRange.sum(supportive[card], number);
    return true;
  }

  boolean addColors(int card, int bits) {
    byte before = colors[card];
    colors[card] = (byte) (before | bits);
    return colors[card] != before;
  }

  boolean addPower(int card, int by) {
    power[card] = NumberRange.sum(power[card], by);
    return by != 0;
  }
}
