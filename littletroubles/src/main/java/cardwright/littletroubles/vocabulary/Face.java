package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.GivenFaces;
import cardwright.cardgame.text.LineChanges;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.engine.Fingerprint;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One face of a card as it is printed, with its text made ready to run.
public final class Face {
  /// What is printed on no card.
  private static final Figures NOTHING =
      new Figures(Kind.CHARACTER.bit(), false, false, false, 0, 0, 0, 0, 0, 0, 0);

  private final String name;
  private final String nameInMoves;
  private final long nameKey;
  private final Figures figures;
  private final List<Ability> abilities;
  private final long code;
  private final Text effect;
  private final Text[] activated;
  private final Text[] ottas;
  private final Ability.Standing[] standing;
  private final Ability.Task[] tasks;
  private final @Nullable Text reward;
  private final @Nullable Text entering;
  private final Ability.@Nullable Grab grab;
  private final int bribe;
  // What is asked most often of its figures, at hand.
  private final int kinds;
  private final boolean quickAction;
  private final int features;
  private final int givenFeatures;
  private final int triggers;
  private final int awaited;
  private final int changes;
  private final List<Token> tokens;
  private final boolean changesFaces;
  // The same face with what texts have made of its lines: made when it is first asked for.
  private final GivenFaces<Face> changing = new GivenFaces<>();
  private final @Nullable Face printed;
  private final LineChanges lineChanges;

  /// Makes a face.
  public Face(String name, Figures figures, List<Ability> abilities) {
    this(name, figures, abilities, null, LineChanges.NONE);
  }

  private Face(
      String name,
      Figures figures,
      List<Ability> abilities,
      @Nullable Face printed,
      LineChanges lineChanges) {
    this.printed = printed;
    this.lineChanges = lineChanges;
    this.name = name;
    this.nameInMoves = name.toLowerCase(Locale.ROOT);
    this.nameKey = MoveKey.of(nameInMoves);
    this.figures = figures;
    this.abilities = List.copyOf(abilities);
    this.code = new Fingerprint(ref -> true).add(name).add(abilities.toString()).value();
    List<Flow<Effect>> instructions = new ArrayList<>();
    List<Cost> costs = new ArrayList<>();
    Optional<Value> explained = Optional.empty();
    List<Text> used = new ArrayList<>();
    List<Text> spliced = new ArrayList<>();
    List<Ability.Standing> present = new ArrayList<>();
    List<Ability.Task> toDo = new ArrayList<>();
    Text rewarded = null;
    Text enters = null;
    Ability.Grab grabbed = null;
    int bribed = 0;
    int bits = 0;
    int set = 0;
    int waiting = 0;
    for (int line = 0; line < abilities.size(); line++) {
      Ability ability = abilities.get(line);
      bits |= Feature.bits(ability);
      switch (ability) {
        case Ability.Instruction(List<Cost> paid, Body(var flow, var x)) -> {
          costs.addAll(paid);
          instructions.add(flow);
          explained = x.isPresent() ? x : explained;
        }
        case Ability.AlsoPaid(List<Cost> paid) -> costs.addAll(paid);
        case Ability.Activated(var _, var _, List<Cost> paid, Body body) ->
            used.add(new Text(line, ability, paid, body, code));
        case Ability.Otta(var _, Trigger trigger, var _, Body body) -> {
          spliced.add(new Text(line, ability, List.of(), body, code));
          waiting |= EventKind.bits(trigger);
        }
        case Ability.Grab grab -> grabbed = grab;
        case Ability.Bribe(int cookies) -> bribed = cookies;
        case Ability.Task task -> {
          toDo.add(task);
          set |= EventKind.bits(task.trigger());
        }
        case Ability.Reward(Body body) -> rewarded = new Text(line, ability, List.of(), body, code);
        case Ability.EntersAsCopy(EnteringCopy<Which> copy) -> {
          Body body = new Body(copy.flow(Effect.SharedOnCards::new), Optional.empty());
          enters = new Text(line, ability, List.of(), body, code);
        }
        case Ability.Standing always -> present.add(always);
      }
    }
    Flow<Effect> all =
        instructions.size() == 1 ? instructions.getFirst() : new Flow.Then<>(instructions);
    Body whole = new Body(all, explained);
    this.effect = new Text(Text.WHOLE, new Ability.Instruction(costs, whole), costs, whole, code);
    this.activated = used.toArray(Text[]::new);
    this.ottas = spliced.toArray(Text[]::new);
    this.standing = present.toArray(Ability.Standing[]::new);
    this.tasks = toDo.toArray(Ability.Task[]::new);
    this.reward = rewarded;
    this.entering = enters;
    this.grab = grabbed;
    this.bribe = bribed;
    this.kinds = figures.kinds();
    this.quickAction = figures.is(Kind.ACTION) && figures.quick();
    this.features = bits;
    this.triggers = set | waiting;
    this.awaited = waiting;
    this.changes = changes(present);
    List<Effect> does = effects(this);
    List<Face> gives = does.stream().flatMap(Face::given).toList();
    this.tokens =
        Stream.concat(
                does.stream().flatMap(Face::tokens),
                gives.stream().flatMap(face -> face.tokens.stream()))
            .toList();
    this.changesFaces = does.stream().anyMatch(Face::changesFaces);
    this.givenFeatures =
        gives.stream()
            .mapToInt(face -> face.features | face.givenFeatures)
            .reduce(0, (a, b) -> a | b);
  }

  /// What its lines do.
  private static List<Effect> effects(Face face) {
    List<Effect> effects = new ArrayList<>();
    add(effects, face.effect);
    for (Text text : face.activated) {
      add(effects, text);
    }
    for (Text text : face.ottas) {
      add(effects, text);
    }
    if (face.reward != null) {
      add(effects, face.reward);
    }
    if (face.entering != null) {
      add(effects, face.entering);
    }
    return effects;
  }

  private static void add(List<Effect> effects, Text text) {
    for (int at = 0; at < text.script().length(); at++) {
      if (text.script().at(at) instanceof Script.Do<Effect>(Effect effect, int _)) {
        effects.add(effect);
      }
    }
  }

  private static Stream<Token> tokens(Effect effect) {
    if (effect instanceof Effect.Shared(SharedEffect.PutToken<Which>(Token token))) {
      return Stream.of(token);
    }
    if (effect instanceof Effect.SharedOnCards(SharedCardEffect.CopyAsToken<Which> _)) {
      return Stream.of(Token.COPY);
    }
    return Stream.empty();
  }

  /// A face with the lines that an effect may give cards or lets wait.
  private static Stream<Face> given(Effect effect) {
    List<Ability> lines = new ArrayList<>(effect.givenTexts());
    effect.next().ifPresent(lines::add);
    return lines.isEmpty() ? Stream.empty() : Stream.of(new Face("", NOTHING, lines));
  }

  private static boolean changesFaces(Effect effect) {
    return !effect.givenTexts().isEmpty()
        || effect instanceof Effect.SharedOnCards(SharedCardEffect.BecomeCopy<Which> _)
        || effect instanceof Effect.SharedOnCards(SharedCardEffect.LoseTexts<Which> _)
        || effect.next().stream()
            .flatMap(line -> line.body().flow().effects())
            .anyMatch(Face::changesFaces);
  }

  /// Whether a line of it gives cards texts, takes theirs, or makes them copies for a time.
  public boolean changesFaces() {
    return changesFaces;
  }

  /// The face as it is printed, without what it has gained, and with what it has lost.
  public Face printed() {
    return printed == null ? this : printed;
  }

  /// What texts have made of its lines.
  @Rule({"LT C92", "LT C131"})
  public LineChanges lineChanges() {
    return lineChanges;
  }

  /// The printed face with what texts have made of its lines: what it has gained stands behind its own, if it has not lost them.
  @Rule({"LT C92", "LT C131"})
  public Face with(LineChanges made) {
    return made.isNone() ? printed() : printed().changing.of(made, this::make);
  }

  private Face make(LineChanges made) {
    List<Ability> lines = new ArrayList<>();
    for (Ability line : printed().abilities) {
      if (!made.lost() || line instanceof Ability.Task || line instanceof Ability.Reward) {
        lines.add(line);
      }
    }
    made.gained().forEach(text -> lines.add((Ability) text.line()));
    return new Face(name, figures, lines, printed(), made);
  }

  private static int changes(List<Ability.Standing> standing) {
    int stats = 0;
    for (Ability.Standing each : standing) {
      switch (each) {
        case Ability.StatChange(var _, var _, List<Bonus> bonuses) -> {
          for (Bonus bonus : bonuses) {
            stats |= 1 << bonus.stat().ordinal();
          }
        }
        case Ability.StatTimes(Stat stat, var _, int _) -> stats |= 1 << stat.ordinal();
        case Ability.CostChange _,
            Ability.CostTimes _,
            Ability.ResourceChange _,
            Ability.ResourceTimes _,
            Ability.OnlyAscending _,
            Ability.CannotPlay _,
            Ability.Cannot _,
            Ability.PlayableFromTimeout _,
            Ability.PlayableIf _,
            Ability.PlayedAsQuick _,
            Ability.CannotUnless _,
            Ability.EntersWith _,
            Ability.EntersAsCopy _,
            Ability.WinsIf _ -> {}
      }
    }
    return stats;
  }

  /// The figures that its standing texts change, as bits by the ordinal of [Stat].
  public int changes() {
    return changes;
  }

  /// The tokens that its lines make.
  List<Token> tokens() {
    return tokens;
  }

  /// The name on this face.
  public String name() {
    return name;
  }

  /// The name as moves write it: in lower case.
  public String nameInMoves() {
    return nameInMoves;
  }

  /// A number that stands for [#nameInMoves].
  public long nameKey() {
    return nameKey;
  }

  /// Kind and figures.
  public Figures figures() {
    return figures;
  }

  /// Whether the face is of that kind.
  public boolean is(Kind kind) {
    return (kinds & kind.bit()) != 0;
  }

  /// Whether the face is of one of some kinds.
  ///
  /// @param some bits of [Kind]
  public boolean isOneOf(int some) {
    return (kinds & some) != 0;
  }

  /// Its kinds, as bits of [Kind].
  public int kinds() {
    return kinds;
  }

  /// Whether it can be played at any time.
  @Rule("LT 2.1c")
  public boolean isQuickAction() {
    return quickAction;
  }

  /// The lines, in order.
  public List<Ability> abilities() {
    return abilities;
  }

  /// All instructions of an Action as one text, with all its costs but the printed one; for other kinds a text that has no instructions.
  public Text effect() {
    return effect;
  }

  /// The lines that can be used. Not to be written to.
  public Text[] activated() {
    return activated;
  }

  /// The OTTA abilities. Not to be written to.
  public Text[] ottas() {
    return ottas;
  }

  /// The lines in the present tense. Not to be written to.
  public Ability.Standing[] standing() {
    return standing;
  }

  /// The Tasks of a Goal. Not to be written to.
  public Ability.Task[] tasks() {
    return tasks;
  }

  /// The Reward of a Goal, or null.
  public @Nullable Text reward() {
    return reward;
  }

  /// What is carried out ahead of the card's entering play, or null.
  @Rule("LT C145")
  public @Nullable Text entering() {
    return entering;
  }

  /// The Grab of a Toy, or null.
  public Ability.@Nullable Grab grab() {
    return grab;
  }

  /// The printed Bribe; 0 for none.
  public int bribe() {
    return bribe;
  }

  /// Whether the face has a text of that kind.
  public boolean has(Feature feature) {
    return (features & feature.bit()) != 0;
  }

  /// The kinds of text that the face has, as bits of [Feature].
  public int features() {
    return features;
  }

  /// The kinds of text that its lines may give cards or let wait, as bits of [Feature].
  public int givenFeatures() {
    return givenFeatures;
  }

  /// What its OTTA abilities wait for, as bits of [EventKind].
  public int awaited() {
    return awaited;
  }

  /// What its OTTA abilities and Tasks wait for, as bits of [EventKind].
  public int triggers() {
    return triggers;
  }

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }

  @Override
  public String toString() {
    return name;
  }
}
