package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.MentionedCards;
import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.Target;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What the pronouns of a text mean: each is exactly one thing that its line has mentioned before.
@Rule({"GG Q67", "GG Q94"})
public final class PronounMeanings {
  /// Cards that were mentioned.
  private record Mention(int kinds, boolean several, Named cards) {}

  /// What one effect on cards names, and what its pronoun means; null where there is none.
  private record Acting(@Nullable Named names, @Nullable Named means) {}

  private final List<Acting> acting = new ArrayList<>();
  private MentionedCards<Effect, Mention> line = line();
  private int choices;
  private int others;

  private PronounMeanings() {}

  private MentionedCards<Effect, Mention> line() {
    return new MentionedCards<>(this::instruction, _ -> {});
  }

  /// Reads the lines of a text, each with a memory of its own.
  ///
  /// @throws Refused when a pronoun could mean nothing or several things
  public static PronounMeanings of(Ability ability, List<Flow<Effect>> lines) {
    PronounMeanings mentions = new PronounMeanings();
    for (Flow<Effect> flow : lines) {
      mentions.line = mentions.line();
      mentions.event(ability);
      mentions.line.read(flow);
    }
    return mentions;
  }

  /// What the pronoun of an effect means, or null where the effect has none.
  ///
  /// @param index which of the effects on cards it is, in the order of the text
  @Nullable Named meaning(int index) {
    return acting.get(index).means();
  }

  /// As what an effect has to keep the cards on which it acts, because a pronoun asks for them that nobody chose; else null.
  ///
  /// @param index which of the effects on cards it is, in the order of the text
  Named.@Nullable Kept kept(int index) {
    return acting.get(index).names() instanceof Named.Kept kept
            && IntStream.range(index, acting.size()).anyMatch(each -> kept.equals(meaning(each)))
        ? kept
        : null;
  }

  private void event(Ability ability) {
    Optional<Which> which =
        switch (ability) {
          case Ability.Instead(Event.IsSleeped(var cards), Body _) -> cards;
          case Ability.Triggered(Trigger.Happens(var cards, Trigger.Change change), var _, var _)
              when change == Trigger.Change.ENTERS || change == Trigger.Change.WINS ->
              cards;
          case Ability.Instead _,
              Ability.Triggered _,
              Ability.Instruction _,
              Ability.Activated _,
              Ability.Answer _,
              Ability.Standing _ ->
              Optional.empty();
        };
    which.ifPresent(cards -> line.add(new Mention(cards.kinds(), false, Named.Event.CARD)));
  }

  private void instruction(Effect effect) {
    if (effect instanceof Effect.OnCards onCards) {
      acting.add(
          switch (onCards.target()) {
            case Target.Choose<Which> choose ->
                named(
                    choose.which().kinds(),
                    effect instanceof Effect.Chooses(OthersChoose<Which> word)
                        ? word.several()
                        : choose.several(),
                    new Named.Chosen(choices++));
            case Target.All(Which which, var _) ->
                named(which.kinds(), true, new Named.Kept(others++));
            case Target.Random(int number, Which which) ->
                named(which.kinds(), number > 1, new Named.Kept(others++));
            case Target.It<Which> _ -> new Acting(null, it());
            case Target.That(int kinds) -> new Acting(null, only(kinds, false));
            case Target.Those(int kinds) -> new Acting(null, only(kinds, true));
            case Target.This<Which> _, Target.Own<Which> _ -> new Acting(null, null);
          });
      onCards
          .second()
          .ifPresent(second -> named(second.which().kinds(), false, new Named.Chosen(choices++)));
    }
  }

  private Acting named(int kinds, boolean several, Named cards) {
    line.add(new Mention(kinds, several, cards));
    return new Acting(cards, null);
  }

  private Named it() {
    Mention it = MentionedCards.it(line.that(_ -> true), "by its kind");
    if (it.several()) {
      throw new Refused("'it' is one card: say 'those " + noun(it.kinds()) + "s'");
    }
    return it.cards();
  }

  private Named only(int kinds, boolean several) {
    String noun = noun(kinds);
    String pronoun = several ? "'those " + noun + "s'" : "'that " + noun + "'";
    Mention only =
        MentionedCards.only(
            line.that(each -> each.kinds() == kinds), pronoun, noun, "by its event or by a choice");
    if (only.several() != several) {
      throw new Refused(
          several
              ? pronoun + " are several: say 'that " + noun + "'"
              : pronoun + " is one card: say 'those " + noun + "s'");
    }
    return only.cards();
  }

  private static String noun(int kinds) {
    return Kind.only(kinds).map(Kind::words).orElse("card");
  }
}
