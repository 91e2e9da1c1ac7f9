package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A line of a card that can be carried out, or all instructions of an Action.
public final class Text {
  /// The line of an Action's effect, which may be several lines.
  public static final int WHOLE = -1;

  /// The line of what waits for the next time that something happens, or would.
  private static final int NEXT = -2;

  private final int line;
  private final Ability ability;
  private final Script<Effect> script;
  private final List<Target.Choose<Which>> choices;
  // By choice: how many cards have to be picked at least.
  private final int[] least;
  private final int announced;
  private final Cursor behindAnnounced;
  private final long code;
  private final boolean onlyGainsCc;
  private final boolean speaksOfOthers;
  private final boolean mayStepIn;
  private final @Nullable Value x;
  private final boolean asksX;
  // By instruction.
  private final @Nullable Named[] meanings;
  private final boolean namesWhatSetItOff;
  private final Named.@Nullable Kept[] kept;

  /// Makes a text ready to run.
  ///
  /// @param line the index of the line on the card, from 0, or [#WHOLE]
  /// @param ability what it says
  /// @param body its instructions
  /// @param card a number for the card that says it
  Text(int line, Ability ability, Body body, long card) {
    this.line = line;
    this.ability = ability;
    // Whether a text takes the place of something is asked before the text begins.
    boolean instead = ability instanceof Ability.Instead;
    this.mayStepIn = instead && body.flow() instanceof Flow.May<Effect>;
    Flow<Effect> flow =
        instead && body.flow() instanceof Flow.May<Effect>(Flow<Effect> part) ? part : body.flow();
    this.script = Script.choosing(flow, effect -> choices(effect).size());
    this.x = body.x().orElse(null);
    this.asksX = body.asksX();
    int length = script.length();
    this.meanings = new @Nullable Named[length];
    this.kept = new Named.@Nullable Kept[length];
    PronounMeanings mentions =
        PronounMeanings.of(ability, line == WHOLE ? lines(flow) : List.of(flow));
    int acting = 0;
    for (int at = 0; at < length; at++) {
      boolean acts =
          script.at(at) instanceof Script.Do<Effect>(Effect effect, int _)
              && effect instanceof Effect.OnCards;
      if (acts) {
        meanings[at] = mentions.meaning(acting);
        kept[at] = mentions.kept(acting);
        acting++;
      }
    }
    this.namesWhatSetItOff = Arrays.stream(meanings).anyMatch(Named.Event.class::isInstance);
    List<Target.Choose<Which>> chosen = new ArrayList<>();
    for (int i = 0; i < script.choices(); i++) {
      chosen.add(choices(script.chooser(i)).get(script.part(i)));
    }
    this.choices = List.copyOf(chosen);
    this.least =
        IntStream.range(0, choices.size())
            .map(choice -> script.firstOfMay(choice) >= 0 ? 0 : choices.get(choice).least())
            .toArray();
    this.announced = announced(script);
    this.behindAnnounced = Cursor.START.at(headOf(script, announced));
    this.code = card + line;
    this.onlyGainsCc =
        effects()
            .filter(effect -> !(effect instanceof Effect.Shared(SharedEffect.Ask<Which> _)))
            .allMatch(Effect.GainCc.class::isInstance);
    this.speaksOfOthers = effects().anyMatch(Text::speaksOfOthers);
  }

  /// What is done the next time that something happens, or takes its place then.
  ///
  /// @param line what has instructions
  @Rule({"GG Q93", "GG Q110"})
  public static Text next(Ability line) {
    long code = new Fingerprint(ref -> true).add(line.toString()).value();
    return new Text(NEXT, line, line.instructions().orElseThrow(), code);
  }

  /// Whether it waits for the next time that something happens, or would, and is said by no card in play.
  public boolean isNext() {
    return line == NEXT;
  }

  /// The lines of which an Action's effect is made.
  private static List<Flow<Effect>> lines(Flow<Effect> whole) {
    return whole instanceof Flow.Then<Effect>(List<Flow<Effect>> parts) ? parts : List.of(whole);
  }

  /// How many choices are announced: none that another player makes, nor what comes behind it.
  @Rule({"GG 14.1", "GG Q52", "GG Q124"})
  private static int announced(Script<Effect> script) {
    int announced = 0;
    while (announced < script.unconditional()
        && !(script.chooser(announced) instanceof Effect.Chooses)) {
      announced++;
    }
    return announced;
  }

  /// How many instructions at the head only choose what is announced.
  private static int headOf(Script<Effect> script, int announced) {
    int head = 0;
    while (head < script.length()
        && script.at(head) instanceof Script.Choose<Effect>(Effect _, int choice)
        && choice < announced) {
      head++;
    }
    return head;
  }

  private Stream<Effect> effects() {
    return IntStream.range(0, script.length())
        .mapToObj(script::at)
        .filter(Script.Do.class::isInstance)
        .map(each -> ((Script.Do<Effect>) each).effect());
  }

  private static boolean speaksOfOthers(Effect effect) {
    if (choices(effect).stream().anyMatch(choice -> choice.which().other())) {
      return true;
    }
    return effect instanceof Effect.OnCards onCards
        && switch (onCards.target()) {
          case Target.This<Which> _, Target.It<Which> _ -> true;
          case Target.All(Which which, var _) -> which.other();
          case Target.Choose<Which> _ -> false;
          case Target.Random(int _, Which which) -> which.other();
          case Target.That<Which> _, Target.Those<Which> _, Target.Own<Which> _ -> false;
        };
  }

  /// What a player chooses for an effect to act on, in order.
  private static List<Target.Choose<Which>> choices(Effect effect) {
    return effect instanceof Effect.OnCards onCards
        ? Target.chosen(onCards.target(), onCards.second())
        : List.of();
  }

  /// The index of the line on the card, from 0, or [#WHOLE].
  public int line() {
    return line;
  }

  /// What the line says.
  public Ability ability() {
    return ability;
  }

  /// Its instructions.
  public Script<Effect> script() {
    return script;
  }

  /// How many choices the text has.
  public int choices() {
    return choices.size();
  }

  /// How many of them are made when the text is announced: those before the first that hangs on `if`, `one of`, `for each` or a die.
  @Rule({"GG 14.1", "GG Q52"})
  public int announced() {
    return announced;
  }

  /// The start of the text where its choices were made when it was announced.
  public Cursor behindAnnounced() {
    return behindAnnounced;
  }

  /// What is chosen.
  ///
  /// @param choice from 0 to `choices() - 1`
  public Target.Choose<Which> choice(int choice) {
    return choices.get(choice);
  }

  /// Whether a choice may be declined by `you may`: the first one that it covers, and all others with it.
  public boolean optional(int choice) {
    return script.firstOfMay(choice) == choice;
  }

  /// The choice that has to be made for this one to be asked: the first under the same `you may`, or this one itself.
  public int dependsOn(int choice) {
    int first = script.firstOfMay(choice);
    return first < 0 ? choice : first;
  }

  /// How many cards have to be picked at least: none where `you may` covers the choice.
  public int least(int choice) {
    return least[choice];
  }

  /// Whether all it does is to gain CC.
  public boolean onlyGainsCc() {
    return onlyGainsCc;
  }

  /// Whether it acts on this card or on `other` ones, so that it matters which card says it.
  public boolean speaksOfOthers() {
    return speaksOfOthers;
  }

  /// Whether a pronoun of it means the card that set it off, or that it takes the place for.
  public boolean namesWhatSetItOff() {
    return namesWhatSetItOff;
  }

  /// Whether its player may leave it, of a text that takes the place of something.
  public boolean mayStepIn() {
    return mayStepIn;
  }

  /// What X is, or null where nothing says so: X is then what was paid, or there is none.
  public @Nullable Value x() {
    return x;
  }

  /// What the pronoun of an instruction means, or null where it has none.
  public @Nullable Named meaning(int instruction) {
    return meanings[instruction];
  }

  /// As what an instruction keeps the cards on which it acts, or null.
  public Named.@Nullable Kept kept(int instruction) {
    return kept[instruction];
  }

  /// Whether any of its instructions speaks of X.
  public boolean asksX() {
    return asksX;
  }

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }
}
