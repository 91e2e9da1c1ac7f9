package cardwright.language;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.engine.Refused;
import java.util.List;
import java.util.Optional;

/// The words for flow, the same in every game, without the full stop at the end.
///
/// - `A, then B`: in this order. `if …,` and `for each …,` stand in front of one instruction and cover that one.
/// - `you may …`, `one of: A; B`, `up to 2 of: A; B; C` and a die with its table cover the rest of their sentence, so they stand last in a row; `you may` stands once in a sentence.
/// - A full stop inside a line comes only before `If you do,`, `If you do not,` and `On 1 to 3,`.
///
/// @param <E> the effects of a game
public final class Sentences<E> {
  private static final int USUAL_SIDES = 6;

  private static final Phrase<Range> RANGE =
      oneOf(
          phrase(Range.class, "{}", NUMBER, number -> new Range(number, number), Range::from)
              .when(range -> range.from() == range.to()),
          phrase(Range.class, "{} to {}", NUMBER, NUMBER, Range::new, Range::from, Range::to)
              .when(range -> range.from() != range.to()));

  private final Phrase<E> condition;
  private final Phrase<E> count;
  private final Phrase<Flow<E>> command;
  private final Phrase<Flow<E>> part;
  private final Phrase<Flow<E>> sentence;
  private final Phrase<Flow<E>> text;

  /// The flows of a game.
  ///
  /// @param commands its instructions in the imperative: `draw a card`
  /// @param clauses its instructions with a subject of their own: `your opponent draws a card`; `you may` does not stand before them
  /// @param condition what can stand behind `if`, as an effect that asks
  /// @param count what can stand before an instruction that is repeated, `for each Toy` or `2 times`, as an effect that counts
  public Sentences(Phrase<E> commands, Phrase<E> clauses, Phrase<E> condition, Phrase<E> count) {
    this.condition = condition;
    this.count = count;
    this.command = new Instruction<>(commands);
    Phrase<Flow<E>> instruction = oneOf(command, new Instruction<>(clauses));
    this.part = prefixed(instruction);
    Phrase<Flow<E>> mode = new Row<>(part, part, oneOf(List.of()), false);
    Phrase<Flow<E>> choice = choice(mode);
    Phrase<Flow<E>> choices = prefixed(oneOf(choice, someOf(mode)));
    Phrase<Flow<E>> calm = new Row<>(part, part, choices, true);
    Phrase<Flow<E>> may = may(choices, "do {}", choice);
    this.sentence = new Row<>(part, part, oneOf(choices, prefixed(may)), true);
    Phrase<Flow<E>> roll = roll(sentence);
    Phrase<Flow<E>> calmRoll = roll(calm);
    Phrase<Flow<E>> mayRoll = may(prefixed(calmRoll), "{}", calmRoll);
    this.text =
        oneOf(
            new Row<>(part, part, oneOf(choices, prefixed(oneOf(may, roll, mayRoll))), true),
            ifDone(),
            ifNotDone());
  }

  /// One sentence.
  public Phrase<Flow<E>> sentence() {
    return sentence;
  }

  /// A sentence, and what follows it by `If you do,`, by `If you do not,` or by the number of a die.
  public Phrase<Flow<E>> text() {
    return text;
  }

  /// Checks the dice of a text. A number of a die may be missing: then nothing is done.
  ///
  /// @throws Refused when the table of a die has a number twice, or one that the die has not
  public static <E> void check(Flow<E> flow) {
    switch (flow) {
      case Flow.Do<E> _ -> {}
      case Flow.Then<E>(List<Flow<E>> parts) -> parts.forEach(Sentences::check);
      case Flow.May<E>(Flow<E> part) -> check(part);
      case Flow.If<E>(E _, Flow<E> part) -> check(part);
      case Flow.IfDone<E>(Flow<E> first, Flow<E> then, Optional<Flow<E>> otherwise) -> {
        check(first);
        check(then);
        otherwise.ifPresent(Sentences::check);
      }
      case Flow.IfNotDone<E>(Flow<E> first, Flow<E> otherwise) -> {
        check(first);
        check(otherwise);
      }
      case Flow.OneOf<E>(List<Flow<E>> modes) -> modes.forEach(Sentences::check);
      case Flow.SomeOf<E>(int _, List<Flow<E>> modes) -> modes.forEach(Sentences::check);
      case Flow.ForEach<E>(E _, Flow<E> part) -> check(part);
      case Flow.Roll<E>(int sides, List<Flow.Faces<E>> table) -> check(sides, table);
    }
  }

  private static <E> void check(int sides, List<Flow.Faces<E>> table) {
    int last = 0;
    for (Flow.Faces<E> faces : table) {
      if (faces.from() <= last || faces.to() < faces.from()) {
        throw new Refused("the numbers of a die are 1 or more and rise, and none stands twice");
      }
      if (faces.to() > sides) {
        throw new Refused("a die with " + sides + " sides has no " + faces.to());
      }
      last = faces.to();
      check(faces.part());
    }
  }

  /// What may be left to a condition or be repeated.
  private Phrase<Flow<E>> prefixed(Phrase<Flow<E>> instruction) {
    Phrase<Flow.ForEach<E>> repeated =
        phrase(
            type(Flow.ForEach.class),
            "{}, {}",
            count,
            instruction,
            Flow.ForEach<E>::new,
            Flow.ForEach<E>::count,
            Flow.ForEach<E>::part);
    Phrase<Flow<E>> counted = oneOf(instruction, repeated);
    Phrase<Flow.If<E>> asked =
        phrase(
            type(Flow.If.class),
            "if {}, {}",
            condition,
            counted,
            Flow.If<E>::new,
            Flow.If<E>::condition,
            Flow.If<E>::part);
    return oneOf(counted, asked);
  }

  /// @param last what may stand last behind other instructions
  /// @param alone what may be all that a player may do
  /// @param words its words there
  private Phrase<Flow<E>> may(Phrase<Flow<E>> last, String words, Phrase<Flow<E>> alone) {
    Phrase<Flow<E>> row = new Row<>(command, part, last, false);
    return oneOf(may("you may {}", row), may("you may " + words, alone));
  }

  private static <E> Phrase<Flow.May<E>> may(String words, Phrase<Flow<E>> what) {
    return Phrases.<Flow.May<E>, Flow<E>>phrase(
        type(Flow.May.class), words, what, Flow.May<E>::new, Flow.May<E>::part);
  }

  private static <E> Phrase<Flow<E>> choice(Phrase<Flow<E>> mode) {
    Phrase<List<Flow<E>>> modes = listOf(mode, "; ", "; ", 2);
    return oneOf(
        Phrases.<Flow.OneOf<E>, List<Flow<E>>>phrase(
            type(Flow.OneOf.class), "one of: {}", modes, Flow.OneOf<E>::new, Flow.OneOf<E>::modes));
  }

  /// Who may pick some of several may pick none, so that `you may` says nothing more.
  private static <E> Phrase<Flow<E>> someOf(Phrase<Flow<E>> mode) {
    Phrase<List<Flow<E>>> modes = listOf(mode, "; ", "; ", 2);
    return oneOf(
        Phrases.<Flow.SomeOf<E>, Integer, List<Flow<E>>>phrase(
                type(Flow.SomeOf.class),
                "up to {} of: {}",
                NUMBER,
                modes,
                Flow.SomeOf<E>::new,
                Flow.SomeOf<E>::most,
                Flow.SomeOf<E>::modes)
            .when(some -> some.most() > 1 && some.most() <= some.modes().size()));
  }

  private static <E> Phrase<Flow<E>> roll(Phrase<Flow<E>> result) {
    Phrase<Integer> sides =
        oneOf(
            words(USUAL_SIDES, ""),
            Phrases.<Integer, Integer>phrase(
                    Integer.class, " with {} sides", NUMBER, number -> number, number -> number)
                .when(number -> number > 1 && number != USUAL_SIDES));
    Phrase<Flow.Faces<E>> faces =
        Phrases.<Flow.Faces<E>, Range, Flow<E>>phrase(
            type(Flow.Faces.class),
            ". On {}, {}",
            RANGE,
            result,
            (range, part) -> new Flow.Faces<>(range.from(), range.to(), part),
            each -> new Range(each.from(), each.to()),
            Flow.Faces<E>::part);
    return oneOf(
        Phrases.<Flow.Roll<E>, Integer, List<Flow.Faces<E>>>phrase(
            type(Flow.Roll.class),
            "roll a die{}{}",
            sides,
            listOf(faces, "", "", 1),
            Flow.Roll<E>::new,
            Flow.Roll<E>::sides,
            Flow.Roll<E>::table));
  }

  private Phrase<Flow<E>> ifDone() {
    Phrase<Flow.IfDone<E>> then =
        Phrases.<Flow.IfDone<E>, Flow<E>, Flow<E>>phrase(
                type(Flow.IfDone.class),
                "{}. If you do, {}",
                sentence,
                sentence,
                (first, second) -> new Flow.IfDone<>(first, second, Optional.empty()),
                Flow.IfDone<E>::first,
                Flow.IfDone<E>::then)
            .when(flow -> flow.otherwise().isEmpty());
    Phrase<Flow.IfDone<E>> otherwise =
        Phrases.<Flow.IfDone<E>, Flow<E>, Flow<E>, Flow<E>>phrase(
            type(Flow.IfDone.class),
            "{}. If you do, {}. If you do not, {}",
            sentence,
            sentence,
            sentence,
            (first, second, third) -> new Flow.IfDone<>(first, second, Optional.of(third)),
            Flow.IfDone<E>::first,
            Flow.IfDone<E>::then,
            flow -> flow.otherwise().orElse(flow.first()));
    return oneOf(then, otherwise);
  }

  private Phrase<Flow.IfNotDone<E>> ifNotDone() {
    return Phrases.<Flow.IfNotDone<E>, Flow<E>, Flow<E>>phrase(
        type(Flow.IfNotDone.class),
        "{}. If you do not, {}",
        sentence,
        sentence,
        Flow.IfNotDone<E>::new,
        Flow.IfNotDone<E>::first,
        Flow.IfNotDone<E>::otherwise);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <F> Class<F> type(Class<?> raw) {
    return (Class<F>) raw;
  }

  /// The numbers of a die from one to another.
  record Range(int from, int to) {}
}
