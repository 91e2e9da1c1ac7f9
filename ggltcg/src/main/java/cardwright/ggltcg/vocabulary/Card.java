package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.GivenFaces;
import cardwright.cardgame.text.LineChanges;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A card as it is printed, with its text made ready to run.
public final class Card {
  /// The cost of a card on which `?` is printed.
  public static final int NO_COST = -1;

  /// The cost of a card on which X is printed: its player says what X is.
  @Rule("GG Q57")
  public static final int X = -2;

  /// A token that becomes a copy as it is made.
  @Rule("GG Q76")
  public static final Card COPY = new Card("", new Face(Kind.TOY, 0, Stats.NONE), List.of());

  private final String name;
  private final Face face;
  private final List<Ability> abilities;
  private final long code;
  private final Text effect;
  private final List<Text> texts;
  private final Ability.Standing[] standing;
  private final boolean toy;
  private final int cost;
  private final Stats stats;
  private final int features;
  private final List<Card> tokens;
  private final int given;
  // The same card with what texts have made of its lines: made when it is first asked for.
  private final GivenFaces<Card> changing = new GivenFaces<>();
  private final @Nullable Card printed;
  private final LineChanges changes;

  /// What the line under the name says.
  ///
  /// @param kind Toy or Action
  /// @param cost what it costs, or [#X], or [#NO_COST] for `?`
  /// @param stats the figures of a Toy, [Stats#NONE] for an Action
  public record Face(Kind kind, int cost, Stats stats) {}

  /// Makes the card that a token is.
  @Rule("GG Q74")
  public static Card of(Token token) {
    return new Card(token.name(), new Face(Kind.TOY, 0, token.stats()), token.abilities());
  }

  /// Makes a card.
  public Card(String name, Face face, List<Ability> abilities) {
    this(name, face, abilities, null, LineChanges.NONE);
  }

  private Card(
      String name,
      Face face,
      List<Ability> abilities,
      @Nullable Card printed,
      LineChanges changes) {
    this.printed = printed;
    this.changes = changes;
    this.name = name;
    this.face = face;
    this.toy = face.kind() == Kind.TOY;
    this.cost = face.cost();
    this.stats = face.stats();
    this.abilities = List.copyOf(abilities);
    this.code = new Fingerprint(ref -> true).add(name).value();
    List<Flow<Effect>> instructions = new ArrayList<>();
    Optional<Value> x = Optional.empty();
    List<Text> lines = new ArrayList<>();
    List<Ability.Standing> present = new ArrayList<>();
    int bits = 0;
    int gives = 0;
    for (int line = 0; line < abilities.size(); line++) {
      Ability ability = abilities.get(line);
      bits |= Feature.bits(ability);
      gives |= Feature.givenBits(ability);
      switch (ability) {
        case Ability.Instruction(Body body) -> {
          instructions.add(body.flow());
          x = x.or(body::x);
        }
        case Ability.Activated(Amount _, Body body) -> lines.add(text(line, ability, body));
        case Ability.Triggered(Trigger _, var _, Body body) -> lines.add(text(line, ability, body));
        case Ability.Answer(Body body) -> lines.add(text(line, ability, body));
        case Ability.Instead(Event _, Body body) -> lines.add(text(line, ability, body));
        case Ability.Standing always -> present.add(always);
      }
    }
    Body all = new Body(new Flow.Then<>(instructions), x);
    this.effect = text(Text.WHOLE, new Ability.Instruction(all), all);
    this.texts = List.copyOf(lines);
    this.standing = present.toArray(Ability.Standing[]::new);
    this.features = bits;
    this.given = gives;
    this.tokens = tokens(this.abilities);
  }

  private static List<Card> tokens(List<Ability> abilities) {
    return abilities.stream()
        .flatMap(ability -> ability.instructions().stream())
        .flatMap(body -> body.flow().effects())
        .flatMap(Card::token)
        .toList();
  }

  private static Stream<Card> token(Effect effect) {
    if (effect.next().isPresent()) {
      return tokens(List.of(effect.next().get())).stream();
    }
    if (!effect.givenTexts().isEmpty()) {
      return tokens(effect.givenTexts()).stream();
    }
    return effect instanceof Effect.Shared(SharedEffect.PutToken<Which>(Token token))
        ? Stream.of(of(token))
        : effect instanceof Effect.SharedOnCards(SharedCardEffect.CopyAsToken<Which> _)
            ? Stream.of(COPY)
            : Stream.empty();
  }

  private Text text(int line, Ability ability, Body body) {
    boolean own = line < abilities.size() - changes.gained().size();
    // What was gained is told apart by what it says, as several cards of one name may gain
    // different texts.
    long number =
        own ? code : new Fingerprint(ref -> true).add(code).add(ability.toString()).value();
    return new Text(line, ability, body, number);
  }

  /// The card as it is printed, without what it has gained, and with what it has lost.
  public Card printed() {
    return printed == null ? this : printed;
  }

  /// What texts have made of its lines.
  @Rule({"GG Q92", "GG Q111"})
  public LineChanges changes() {
    return changes;
  }

  /// The printed card with what texts have made of its lines: what it has gained stands behind its own, if it has not lost them.
  @Rule({"GG Q92", "GG Q111"})
  public Card with(LineChanges made) {
    return made.isNone() ? printed() : printed().changing.of(made, this::make);
  }

  private Card make(LineChanges made) {
    List<Ability> lines = new ArrayList<>(made.lost() ? List.of() : printed().abilities);
    made.gained().forEach(text -> lines.add((Ability) text.line()));
    return new Card(name, face, lines, printed(), made);
  }

  /// The printed name.
  public String name() {
    return name;
  }

  /// Kind and figures.
  public Face face() {
    return face;
  }

  /// Whether it is a Toy.
  public boolean isToy() {
    return toy;
  }

  /// The printed cost, or [#X], or [#NO_COST] for `?`.
  public int cost() {
    return cost;
  }

  /// The printed figures; [Stats#NONE] for an Action.
  public Stats stats() {
    return stats;
  }

  /// The lines of the card, in order.
  public List<Ability> abilities() {
    return abilities;
  }

  /// All instructions of an Action as one text; an empty one for a Toy.
  public Text effect() {
    return effect;
  }

  /// The lines that are activated, triggered, played in answer, or take the place of something.
  public List<Text> texts() {
    return texts;
  }

  /// The lines in the present tense. Not to be written to.
  public Ability.Standing[] standing() {
    return standing;
  }

  /// Whether the card has a text of that kind.
  public boolean has(Feature feature) {
    return (features & feature.bit()) != 0;
  }

  /// The kinds of text that the card has, as bits of [Feature].
  public int features() {
    return features;
  }

  /// The kinds of text that its lines may give cards, as bits of [Feature].
  public int givenFeatures() {
    return given;
  }

  /// The tokens that its lines make.
  public List<Card> tokens() {
    return tokens;
  }

  /// Whether it is a token that becomes a copy as it is made.
  public boolean isCopy() {
    return name.isEmpty();
  }

  /// Whether it is the token of which a text says so.
  public boolean isSameAs(Token token) {
    return name.equals(token.name())
        && stats.equals(token.stats())
        && abilities.equals(token.abilities());
  }

  /// Whether another card is the same in all that is printed.
  public boolean isSameAs(Card other) {
    return name.equals(other.name) && face.equals(other.face) && abilities.equals(other.abilities);
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
