package cardwright.mlpccg.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.word;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.state.Counter;
import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.LawKind;
import cardwright.mlpccg.vocabulary.OwnCondition;
import cardwright.mlpccg.vocabulary.Trait;
import java.util.Arrays;
import java.util.List;

/// The figures of all cards in play, stratum by stratum: traits, abilities lost and gained, keywords, colors, power. Each stratum reads only those before it.
final class Layers {
  /// Stands among the keywords of a card that has lost all abilities.
  private static final int LOST = 1 << 30;

  static final ActiveEffect[] NO_LAWS = {};

  private static final String POWER_COUNTER = "power";

  private final int[] traits;
  private final int[] keywords;
  private final int[] supportive;
  private final byte[] colors;
  private final int[] power;
  // Which cards lose their abilities because of figures: known only when the figures are.
  private final boolean[] lateLost;
  private final GrantedAbilities lines;
  private ActiveEffect[] spoken = NO_LAWS;
  // The same by kind; whoever has none of a kind has no laws there.
  private final ActiveEffect[][] byKind = new ActiveEffect[LawKind.COUNT][];
  private int given;
  private int said;
  private boolean late;
  // Who asks why a power is what it is; nobody does while a play goes on.
  private FigureChanges asked = FigureChanges.UNASKED;

  Layers(int cards) {
    traits = new int[cards];
    keywords = new int[cards];
    supportive = new int[cards];
    colors = new byte[cards];
    power = new int[cards];
    lateLost = new boolean[cards];
    lines = new GrantedAbilities(cards);
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
    given = 0;
    for (ActiveEffect each : laws) {
      int kind = LawKind.of(each.law()).ordinal();
      byKind[kind] = Arrays.copyOf(byKind[kind], byKind[kind].length + 1);
      byKind[kind][byKind[kind].length - 1] = each;
      if (each.law() instanceof Law.Has(var _, List<Change> changes)) {
        for (int i = 0; i < changes.size(); i++) {
          given |= Granted.of(changes.get(i)).bit();
        }
        given |= readsFigures(each) ? Granted.LATE.bit() : 0;
      }
    }
  }

  /// The laws that give something of a sort; none when no law does.
  private ActiveEffect[] giving(Granted what) {
    return (given & what.bit()) == 0 ? NO_LAWS : spoken(LawKind.HAS);
  }

  void update(Board board, DerivedValues derived) {
    if (late) {
      Arrays.fill(lateLost, false);
      late = false;
    }
    work(board, derived);
    if ((given & Granted.LATE.bit()) != 0 && findLateLost(board)) {
      late = true;
      work(board, derived);
    }
  }

  /// Each change of the power of a card in play with its source, in the order in which they count: the figures are found once more, and what changes this one is noted.
  List<Message> powerChanges(Board board, DerivedValues derived, int card) {
    FigureChanges changes = FigureChanges.of(card);
    asked = changes;
    update(board, derived);
    asked = FigureChanges.UNASKED;
    return changes.all();
  }

  /// Finds the laws in force.
  void listen(Board board, DerivedValues derived) {
    hear(lines.spoken(board, derived, this, spoken));
  }

  private void work(Board board, DerivedValues derived) {
    Pile table = board.table();
    boolean plain = DerivedValues.speakForThemselves(board);
    said = 0;
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
    traits(board);
    lost(board);
    if (!plain && lines.teamwork(board, this)) {
      listen(board, derived);
    }
    keywords(board, plain);
    colors(board);
    power(board, derived);
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

  private void traits(Board board) {
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Traits(int ref, int more, var _) && board.holds(ref)) {
        traits[CardRef.card(ref)] |= more;
      }
    }
    for (ActiveEffect each : giving(Granted.TRAIT)) {
      if (each.law() instanceof Law.Has(var subject, List<Change> changes)) {
        for (int i = 0; i < changes.size(); i++) {
          if (changes.get(i) instanceof Change.Traited(Trait trait) && each.holds(board)) {
            for (int card : Laws.subject(board, subject, each.context())) {
              traits[card] |= board.is(card, CardFlag.FACE_DOWN) ? 0 : trait.bit();
            }
          }
        }
      }
    }
  }

  /// Who loses all abilities cannot gain any either; a keyword that is lost is lost from then on.
  private void lost(Board board) {
    for (LastingEffect each : board.lasting().all()) {
      if (board.holds(each.ref())) {
        int card = CardRef.card(each.ref());
        switch (each) {
          case LastingEffect.Lost(int _, Keyword keyword, var _) ->
              keywords[card] &= ~keyword.bit();
          case LastingEffect.LostAll _ -> keywords[card] |= LOST;
          case LastingEffect.Power _,
              LastingEffect.Colors _,
              LastingEffect.Traits _,
              LastingEffect.Gained _,
              LastingEffect.Controlled _,
              LastingEffect.Scored _,
              LastingEffect.Playable _,
              LastingEffect.Cheaper _,
              LastingEffect.Ruled _,
              LastingEffect.Owed _ -> {}
        }
      }
    }
    for (ActiveEffect each : giving(Granted.LOSS)) {
      if (each.law() instanceof Law.Has(var subject, List<Change> changes)) {
        for (int i = 0; i < changes.size(); i++) {
          Change change = changes.get(i);
          boolean all = change instanceof Change.LosesAbilities && !readsFigures(each);
          int less = change instanceof Change.LosesKeyword(Keyword keyword) ? keyword.bit() : 0;
          if ((all || less != 0) && each.holds(board)) {
            for (int card : Laws.subject(board, subject, each.context())) {
              keywords[card] = all ? keywords[card] | LOST : keywords[card] & ~less;
            }
          }
        }
      }
    }
  }

  /// A law whose condition holds powers against each other is asked when they are known.
  private static boolean readsFigures(ActiveEffect law) {
    return law.condition() instanceof OwnCondition.Highest;
  }

  private boolean findLateLost(Board board) {
    boolean found = false;
    for (ActiveEffect each : spoken(LawKind.HAS)) {
      if (each.law() instanceof Law.Has(var subject, List<Change> changes)
          && readsFigures(each)
          && changes.contains(new Change.LosesAbilities())
          && each.holds(board)) {
        for (int card : Laws.subject(board, subject, each.context())) {
          found |= !lateLost[card];
          lateLost[card] = true;
        }
      }
    }
    return found;
  }

  @Rule({"MLP B38", "MLP B39"})
  private void keywords(Board board, boolean plain) {
    if (!plain) {
      spokenFor(board);
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Gained(int ref, Keyword keyword, int number, var _)
          && board.holds(ref)) {
        gain(CardRef.card(ref), keyword, number);
      }
    }
    for (ActiveEffect each : giving(Granted.KEYWORD)) {
      if (each.law() instanceof Law.Has(var subject, List<Change> changes)) {
        for (int i = 0; i < changes.size(); i++) {
          if (changes.get(i) instanceof Change.Keyworded(Keyword keyword, int number)
              && each.holds(board)) {
            for (int card : Laws.subject(board, subject, each.context())) {
              gain(card, keyword, number);
            }
          }
        }
      }
    }
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

  private void gain(int card, Keyword keyword, int number) {
    if ((keywords[card] & LOST) == 0) {
      keywords[card] |= keyword.bit();
      said |= keyword.bit();
      supportive[card] = NumberRange.sum(supportive[card], number);
    }
  }

  /// Colors may follow from colors: they are added until no more is.
  @Rule({"MLP 53", "MLP B40"})
  private void colors(Board board) {
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Colors(int ref, int more, var _) && board.holds(ref)) {
        colors[CardRef.card(ref)] |= (byte) more;
      }
    }
    boolean more = true;
    while (more) {
      more = prismatic(board);
      for (ActiveEffect each : giving(Granted.COLOR)) {
        if (each.law() instanceof Law.Has has) {
          more |= colors(board, has, each);
        }
      }
    }
  }

  private boolean colors(Board board, Law.Has has, ActiveEffect law) {
    boolean more = false;
    List<Change> changes = has.changes();
    for (int i = 0; i < changes.size(); i++) {
      int given = given(board, changes.get(i), law);
      if (given != 0 && law.holds(board)) {
        for (int card : Laws.subject(board, has.subject(), law.context())) {
          if (!board.is(card, CardFlag.FACE_DOWN)) {
            more |= (given & ~colors[card]) != 0;
            colors[card] |= (byte) given;
          }
        }
      }
    }
    return more;
  }

  private int given(Board board, Change change, ActiveEffect law) {
    return switch (change) {
      case Change.Colored(var color) -> color.bit();
      case Change.ColorsOf(var which) -> {
        int all = 0;
        for (int card : Selection.of(board, which, law.context())) {
          all |= colors[card];
        }
        yield all;
      }
      case Change.Power _,
          Change.AnyColor _,
          Change.Traited _,
          Change.Keyworded _,
          Change.LosesKeyword _,
          Change.LosesAbilities _ ->
          0;
    };
  }

  private boolean prismatic(Board board) {
    Pile table = board.table();
    boolean more = false;
    if ((said & Keyword.PRISMATIC.bit()) == 0) {
      return false;
    }
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if ((keywords[card] & Keyword.PRISMATIC.bit()) != 0) {
        int gained = crystal(board, board.controller(card)) & ~colors[card];
        colors[card] |= (byte) gained;
        more |= gained != 0;
      }
    }
    return more;
  }

  private int crystal(Board board, Seat seat) {
    Pile table = board.table();
    int all = 0;
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if ((traits[card] & Trait.CRYSTAL.bit()) != 0
          && board.controller(card) == seat
          && board.isAny(card, Kind.CHARACTERS)) {
        all |= colors[card];
      }
    }
    return all;
  }

  @Rule({"MLP 70", "MLP 71"})
  private void power(Board board, DerivedValues derived) {
    asked.clear();
    for (Counter each : board.counters().all()) {
      if (each.name().equals(POWER_COUNTER)) {
        power[each.card()] = NumberRange.sum(power[each.card()], each.number());
        if (asked.isAbout(each.card())) {
          asked.add(Messages.of("explain.counters", word(Reasons.signed(each.number()))));
        }
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Power(int ref, int by, var term) && board.holds(ref)) {
        power[CardRef.card(ref)] = NumberRange.sum(power[CardRef.card(ref)], by);
        if (asked.isAbout(CardRef.card(ref))) {
          asked.add(Reasons.change(by, card(term.name())));
        }
      }
    }
    Pile table = board.table();
    boolean lifted = (said & (Keyword.CARETAKER.bit() | Keyword.SUPPORTIVE.bit())) != 0;
    for (int i = 0; lifted && i < table.size(); i++) {
      int card = table.get(i);
      lift(card, caretaker(board, derived, card), "Caretaker");
      lift(card, supported(board, derived, card), "Supportive");
    }
    for (ActiveEffect each : giving(Granted.POWER)) {
      if (each.law() instanceof Law.Has(var subject, List<Change> changes)) {
        for (int i = 0; i < changes.size(); i++) {
          if (changes.get(i) instanceof Change.Power power && each.holds(board)) {
            add(board, Laws.subject(board, subject, each.context()), power, each.context());
          }
        }
      }
    }
  }

  private void lift(int card, int by, String keyword) {
    power[card] = NumberRange.sum(power[card], by);
    if (by != 0 && asked.isAbout(card)) {
      asked.add(Reasons.change(by, word(keyword)));
    }
  }

  private void add(Board board, int[] cards, Change.Power change, TextContext context) {
    int number = Values.of(board, change.by(), context);
    int by = change.less() ? -number : number;
    for (int card : cards) {
      if (!board.is(card, CardFlag.FACE_DOWN)) {
        power[card] = NumberRange.sum(power[card], by);
        if (asked.isAbout(card)) {
          asked.add(Reasons.change(by, Reasons.source(board, context)));
        }
      }
    }
  }

  @Rule({"MLP 49", "MLP B34"})
  private int caretaker(Board board, DerivedValues derived, int card) {
    int area = board.area(card);
    if ((keywords[card] & Keyword.CARETAKER.bit()) == 0 || !Area.isProblem(area)) {
      return 0;
    }
    int each = derived.firstCharacter(area, board.controller(card));
    while (each != Board.EMPTY) {
      if ((traits[each] & Trait.CRITTER.bit()) != 0 && board.face(each).figures().is(Kind.FRIEND)) {
        return 1;
      }
      each = derived.next(each);
    }
    return 0;
  }

  @Rule({"MLP 52", "MLP B39"})
  private int supported(Board board, DerivedValues derived, int card) {
    int area = board.area(card);
    if ((keywords[card] & Keyword.SUPPORTIVE.bit()) == 0 || !Area.isProblem(area)) {
      return 0;
    }
    int mane = derived.mane(board.controller(card));
    boolean here = mane != Board.EMPTY && mane != card && board.area(mane) == area;
    return here && (colors[mane] & colors[card]) != 0 ? supportive[card] : 0;
  }
}
