package cardwright.cardgame.text;

import cardwright.engine.Refused;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// The cards that a line mentions, in the order of its words, so that `it`, `that Toy` and `those Toys` can be checked: each has to mean exactly one of them.
///
/// What one branch of a text mentions is not heard in another, nor behind them.
///
/// @param <E> the instructions of a game
/// @param <M> what a game keeps of cards that are mentioned
public final class MentionedCards<E, M> {
  private final List<M> mentions = new ArrayList<>();
  private final Consumer<E> instruction;
  private final Consumer<E> asked;

  /// Nothing yet.
  ///
  /// @param instruction reads an instruction, and adds what it mentions
  /// @param asked reads what stands behind `if` or `for each`
  public MentionedCards(Consumer<E> instruction, Consumer<E> asked) {
    this.instruction = instruction;
    this.asked = asked;
  }

  /// Cards that are mentioned.
  public void add(M mention) {
    mentions.add(mention);
  }

  /// Whether the same is mentioned already.
  public boolean has(M mention) {
    return mentions.contains(mention);
  }

  /// What is mentioned so far for which something holds.
  public List<M> that(Predicate<M> holds) {
    return mentions.stream().filter(holds).toList();
  }

  /// The only one of what `it` can mean.
  ///
  /// @param kind what to say instead, of which word: `by its kind`
  /// @throws Refused when there is none, or there are several
  public static <M> M it(List<M> fitting, String kind) {
    if (fitting.isEmpty()) {
      throw new Refused("'it' means nothing here: the line mentions no other card before it");
    }
    if (fitting.size() > 1) {
      throw new Refused(
          "'it' could be any of " + fitting.size() + " cards: say 'that KIND', " + kind);
    }
    return fitting.getFirst();
  }

  /// The only one of what `that Toy` or `those Toys` can mean.
  ///
  /// @param pronoun the words, in quotation marks: `'that Toy'`
  /// @param noun the noun of one card: `Toy`
  /// @param by what can mention it: `by its event or by a choice`
  /// @throws Refused when there is none, or there are several
  public static <M> M only(List<M> fitting, String pronoun, String noun, String by) {
    if (fitting.isEmpty()) {
      throw new Refused(
          pronoun + " means nothing here: the line mentions no " + noun + " before it, " + by);
    }
    if (fitting.size() > 1) {
      throw new Refused(
          pronoun
              + " could be any of "
              + fitting.size()
              + ": mention only one "
              + noun
              + ", or write two lines");
    }
    return fitting.getFirst();
  }

  /// Reads a text.
  public void read(Flow<E> flow) {
    switch (flow) {
      case Flow.Do<E>(E effect) -> instruction.accept(effect);
      case Flow.Then<E>(List<Flow<E>> parts) -> parts.forEach(this::read);
      case Flow.May<E>(Flow<E> part) -> read(part);
      case Flow.If<E>(E condition, Flow<E> part) -> {
        asked.accept(condition);
        read(part);
      }
      case Flow.IfDone<E>(Flow<E> first, Flow<E> then, Optional<Flow<E>> otherwise) -> {
        read(first);
        aside(then);
        otherwise.ifPresent(this::aside);
      }
      case Flow.IfNotDone<E>(Flow<E> first, Flow<E> otherwise) -> {
        read(first);
        aside(otherwise);
      }
      case Flow.OneOf<E>(List<Flow<E>> modes) -> modes.forEach(this::aside);
      case Flow.SomeOf<E>(int _, List<Flow<E>> modes) -> modes.forEach(this::aside);
      case Flow.ForEach<E>(E count, Flow<E> part) -> {
        asked.accept(count);
        aside(part);
      }
      case Flow.Roll<E>(int _, List<Flow.Faces<E>> table) ->
          table.forEach(faces -> aside(faces.part()));
    }
  }

  private void aside(Flow<E> flow) {
    int before = mentions.size();
    read(flow);
    mentions.subList(before, mentions.size()).clear();
  }
}
