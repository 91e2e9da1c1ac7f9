package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.GivenFaces;
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.LineChanges;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One side of a card as it is printed, with its text made ready to run.
public final class Face {
  private final Figures figures;
  private final List<Ability> abilities;
  private final long code;
  private final Text[] activated;
  private final Text[] triggered;
  private final Text[] reactions;
  private final Text[] instead;
  private final @Nullable Text entering;
  private final Ability.Standing[] standing;
  private final int keywords;
  private final int supportive;
  private final int reading;
  private final int windows;
  private final int laws;
  private final int forbidden;
  private final long triggers;
  private final Contents contents;
  private final Awaited awaited;
  private final boolean pricesItself;
  private final boolean waits;
  private final boolean placed;
  private final @Nullable Which host;
  private final int discards;
  private final Condition[] conditions;
  private final List<Token> tokens;
  private final List<Face> given;
  private final boolean changesFaces;
  // The same side with lines that texts have given it: made when it is first asked for.
  private final GivenFaces<Face> gaining = new GivenFaces<>();
  private final @Nullable Face printed;
  private final List<GivenText> gained;

  /// Makes a side.
  ///
  /// @param name of its card
  /// @param boosted whether it is the Boosted side
  public Face(String name, boolean boosted, Figures figures, List<Ability> abilities) {
    this(
        new Fingerprint(ref -> true).add(name).add(boosted ? 1 : 0).value(),
        figures,
        abilities,
        null,
        List.of());
  }

  private Face(
      long code,
      Figures figures,
      List<Ability> abilities,
      @Nullable Face printed,
      List<GivenText> gained) {
    this.figures = figures;
    this.abilities = List.copyOf(abilities);
    this.code = code;
    this.printed = printed;
    this.gained = gained;
    List<Text> used = new ArrayList<>();
    List<Text> set = new ArrayList<>();
    List<Text> after = new ArrayList<>();
    List<Text> replacing = new ArrayList<>();
    List<Ability.Standing> present = new ArrayList<>();
    int bits = 0;
    int number = 0;
    int said = 0;
    int forbids = 0;
    long heard = 0;
    int read = Reading.NOTHING;
    int open = 0;
    boolean prices = false;
    boolean state = false;
    boolean placed = false;
    int more = 0;
    Which onto = null;
    Text enters = null;
    List<Condition> must = new ArrayList<>();
    for (int line = 0; line < abilities.size(); line++) {
      Ability ability = abilities.get(line);
      switch (ability) {
        case Ability.Activated(var _, Window window, Body body) -> {
          used.add(new Text(line, ability, body, number(line), figures.costsX()));
          open |= window.bit();
          read |= Reading.of(body);
        }
        case Ability.Triggered(var _, var trigger, Body body) -> {
          set.add(new Text(line, ability, body, number(line), false));
          heard |= TriggerEvents.of(trigger);
          state |= trigger instanceof Trigger.State;
          read |= Reading.of(body);
        }
        case Ability.Reaction(var _, Body body) -> {
          after.add(new Text(line, ability, body, number(line), figures.costsX()));
          read |= Reading.of(body);
        }
        case Ability.Instead(var _, var _, Body body) -> {
          replacing.add(new Text(line, ability, body, number(line), false));
          read |= Reading.of(body);
        }
        case Ability.Standing law -> {
          present.add(law);
          said |= LawKind.of(law.law()).bit();
          open |= law.law() instanceof Law.JoinFaceoff ? Window.FACEOFF.bit() : 0;
          forbids |= law.law() instanceof Law.Cannot cannot ? cannot.what().bit() : 0;
          prices |=
              law.law() instanceof Law.Pays pays
                  && pays.what() instanceof Law.GameEvent.PlayingThis;
          read |= Reading.of(law);
        }
        case Ability.EntersAsCopy copy -> {
          enters = new Text(line, ability, copy.body(), number(line), false);
          read |= Reading.of(copy.body());
        }
        case Ability.Keyworded keyword -> {
          bits |= keyword.keyword().bit();
          number += keyword.number();
        }
        case Ability.PlayedOn(var on) -> {
          placed = true;
          onto = on.orElse(null);
        }
        case Ability.PlayOnlyIf(var condition) -> must.add(condition);
        case Ability.AlsoDiscards(int cards) -> more += cards;
      }
    }
    this.activated = used.toArray(Text[]::new);
    this.triggered = set.toArray(Text[]::new);
    this.reactions = after.toArray(Text[]::new);
    this.instead = replacing.toArray(Text[]::new);
    this.entering = enters;
    this.standing = present.toArray(Ability.Standing[]::new);
    this.keywords = bits;
    this.supportive = number;
    this.reading = read;
    this.windows = open;
    this.laws = said;
    this.forbidden = forbids;
    this.triggers = heard;
    this.contents = new Contents(this.abilities, bits, read);
    this.awaited = Awaited.of(this.abilities);
    this.pricesItself = prices;
    this.waits = state;
    this.placed = placed;
    this.host = onto;
    this.discards = more;
    this.conditions = must.toArray(Condition[]::new);
    this.tokens = Token.of(this.abilities);
    this.changesFaces =
        this.abilities.stream()
            .flatMap(ability -> ability.instructions().stream())
            .flatMap(Flow::effects)
            .anyMatch(Effect::changesFaces);
    List<Ability> gives =
        this.abilities.stream()
            .flatMap(ability -> ability.instructions().stream())
            .flatMap(Flow::effects)
            .flatMap(effect -> effect.givenTexts().stream())
            .toList();
    this.given =
        gives.isEmpty() ? List.of() : List.of(new Face("", false, Token.COPY.figures(), gives));
  }

  /// What its lines may give cards, as a side that has it printed.
  @Rule("MLP Q102")
  public List<Face> given() {
    return given;
  }

  /// Whether a line of it gives cards texts, or makes them copies for a time.
  public boolean changesFaces() {
    return changesFaces;
  }

  /// The side as it is printed, without what it has gained.
  public Face printed() {
    return printed == null ? this : printed;
  }

  /// The lines of text that it has gained.
  @Rule("MLP Q102")
  public List<GivenText> gained() {
    return gained;
  }

  /// The printed side with lines that it has gained behind its own.
  @Rule("MLP Q102")
  public Face gaining(List<GivenText> texts) {
    return texts.isEmpty()
        ? printed()
        : printed().gaining.of(LineChanges.NONE.gaining(texts), this::make);
  }

  private Face make(LineChanges changes) {
    List<GivenText> texts = changes.gained();
    List<Ability> lines = new ArrayList<>(printed().abilities);
    texts.forEach(text -> lines.add((Ability) text.line()));
    return new Face(code, figures, lines, printed(), texts);
  }

  /// A number for a line: what was gained is told apart by what it says, as several cards of one name may gain different texts.
  private long number(int line) {
    boolean own = printed == null || line < printed.abilities.size();
    return own
        ? code
        : new Fingerprint(ref -> true).add(code).add(abilities.get(line).toString()).value();
  }

  /// The tokens that its lines make.
  List<Token> tokens() {
    return tokens;
  }

  /// Type and figures.
  public Figures figures() {
    return figures;
  }

  /// The lines, in order.
  public List<Ability> abilities() {
    return abilities;
  }

  /// The lines that can be used; of an Event what it does when played. Not to be written to.
  public Text[] activated() {
    return activated;
  }

  /// Whether a line says what it costs to play the card itself.
  public boolean pricesItself() {
    return pricesItself;
  }

  /// When some line can be used, as bits of [Window].
  public int windows() {
    return windows;
  }

  /// Whether a triggered line waits for a state.
  public boolean waits() {
    return waits;
  }

  /// Whether it says where it is played to: on a card, or home.
  @Rule("MLP 25b")
  public boolean saysWhere() {
    return placed;
  }

  /// What it is played on; null for the home, and where it does not say.
  @Rule({"MLP 25", "MLP B7", "MLP B55"})
  public @Nullable Which host() {
    return host;
  }

  /// How many cards are discarded beside what playing it costs.
  @Rule("MLP Q82")
  public int discards() {
    return discards;
  }

  /// What has to hold for it to be played. Not to be written to.
  public Condition[] conditions() {
    return conditions;
  }

  /// The triggered lines. Not to be written to.
  public Text[] triggered() {
    return triggered;
  }

  /// The reactions; of an Event what it does when played so. Not to be written to.
  public Text[] reactions() {
    return reactions;
  }

  /// The lines that replace what would happen. Not to be written to.
  public Text[] instead() {
    return instead;
  }

  /// What is carried out ahead of the card's entering play, or null.
  @Rule("MLP Q145")
  public @Nullable Text entering() {
    return entering;
  }

  /// The lines that hold. Not to be written to.
  public Ability.Standing[] standing() {
    return standing;
  }

  /// Whether it has that keyword printed.
  public boolean has(Keyword keyword) {
    return (keywords & keyword.bit()) != 0;
  }

  /// What the figures rest on that its texts give, beside the cards in play: bits of [Reading].
  public int reading() {
    return reading;
  }

  /// The kinds of the laws that hold by it, as bits of [LawKind].
  public int laws() {
    return laws;
  }

  /// What its laws forbid, as bits of [Law.Done].
  public int forbidden() {
    return forbidden;
  }

  /// What its triggered lines wait for, as bits of [EventKind].
  public long triggers() {
    return triggers;
  }

  /// What its texts speak of.
  public Contents contents() {
    return contents;
  }

  /// What its texts wait for, now or later.
  public Awaited awaited() {
    return awaited;
  }

  /// The printed keywords, as bits of [Keyword].
  public int keywords() {
    return keywords;
  }

  /// The printed number of Supportive; 0 without it.
  @Rule("MLP 52")
  public int supportive() {
    return supportive;
  }

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }
}
