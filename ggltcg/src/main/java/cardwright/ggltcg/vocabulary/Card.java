package cardwright.ggltcg.vocabulary;

import cardwright.engine.Fingerprint;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// A card as it is printed, with its text made ready to run.
public final class Card {
  /// The cost of a card on which `?` is printed.
  public static final int NO_COST = -1;

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

  /// What the line under the name says.
  ///
  /// @param kind Toy or Action
  /// @param cost what it costs, or empty for `?`
  /// @param stats the figures of a Toy, [Stats#NONE] for an Action
  public record Face(Kind kind, OptionalInt cost, Stats stats) {}

  /// Makes a card.
  public Card(String name, Face face, List<Ability> abilities) {
    this.name = name;
    this.face = face;
    this.toy = face.kind() == Kind.TOY;
    this.cost = face.cost().orElse(NO_COST);
    this.stats = face.stats();
    this.abilities = List.copyOf(abilities);
    this.code = new Fingerprint(ref -> true).add(name).value();
    List<Flow<Effect>> instructions = new ArrayList<>();
    List<Text> lines = new ArrayList<>();
    List<Ability.Standing> present = new ArrayList<>();
    int bits = 0;
    for (int line = 0; line < abilities.size(); line++) {
      Ability ability = abilities.get(line);
      bits |= Feature.bits(ability);
      switch (ability) {
        case Ability.Instruction(Flow<Effect> flow) -> instructions.add(flow);
        case Ability.Activated(int _, Flow<Effect> flow) -> lines.add(text(line, ability, flow));
        case Ability.Triggered(Trigger _, Flow<Effect> flow) ->
            lines.add(text(line, ability, flow));
        case Ability.Answer(Flow<Effect> flow) -> lines.add(text(line, ability, flow));
        case Ability.Standing always -> present.add(always);
      }
    }
    Flow<Effect> all = new Flow.Then<>(instructions);
    this.effect = text(Text.WHOLE, new Ability.Instruction(all), all);
    this.texts = List.copyOf(lines);
    this.standing = present.toArray(Ability.Standing[]::new);
    this.features = bits;
  }

  private Text text(int line, Ability ability, Flow<Effect> flow) {
    return new Text(line, ability, flow, code);
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

  /// The printed cost, or [#NO_COST] for `?`.
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

  /// The lines that are activated, triggered, or played in answer.
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

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }

  @Override
  public String toString() {
    return name;
  }
}
