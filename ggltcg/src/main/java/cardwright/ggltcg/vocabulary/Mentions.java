package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.MentionedCards;
import cardwright.cardgame.text.Target;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What the pronouns of a text mean: each is exactly one thing that its line has mentioned before.
///
/// What a text names has a number: that of its choice; below 0 where nobody chooses, as for `all Toys` and `a random Toy`.
@Rule("GG Q67")
public final class Mentions {
  /// The number of the card that a text is about.
  public static final int EVENT = Integer.MAX_VALUE;

  /// Stands for no number.
  public static final int NONE = Integer.MIN_VALUE;

  /// Cards that were mentioned.
  private record Mention(int kinds, boolean several, int number) {}

  /// What one effect on cards names, and what its pronoun means; [#NONE] where there is none.
  private record Acting(int names, int means) {}

  private final List<Acting> acting = new ArrayList<>();
  private MentionedCards<Effect, Mention> line = line();
  private int choices;
  private int others;

  private Mentions() {}

  private MentionedCards<Effect, Mention> line() {
    return new MentionedCards<>(this::instruction, _ -> {});
  }

  /// Reads the lines of a text, each with a memory of its own.
  ///
  /// @throws Refused when a pronoun could mean nothing or several things
  public static Mentions of(Ability ability, List<Flow<Effect>> lines) {
    Mentions mentions = new Mentions();
    for (Flow<Effect> flow : lines) {
      mentions.line = mentions.line();
      mentions.event(ability);
      mentions.line.read(flow);
    }
    return mentions;
  }

  /// What the pronoun of an effect means.
  ///
  /// @param index which of the effects on cards it is, in the order of the text
  /// @return the number of what it means, or [#NONE] where the effect has no pronoun
  int meaning(int index) {
    return acting.get(index).means();
  }

  /// Under which number an effect has to keep the cards on which it acts, because a pronoun asks for them that nobody chose.
  ///
  /// @param index which of the effects on cards it is, in the order of the text
  /// @return a number below 0, or [#NONE]
  int kept(int index) {
    int names = acting.get(index).names();
    boolean asked =
        names < 0 && IntStream.range(index, acting.size()).anyMatch(each -> meaning(each) == names);
    return asked ? names : NONE;
  }

  private void event(Ability ability) {
    if (ability instanceof Ability.Instead(Event.IsSleeped(var which), Body _)) {
      which.ifPresent(cards -> line.add(new Mention(cards.kinds(), false, EVENT)));
    }
  }

  private void instruction(Effect effect) {
    if (effect instanceof Effect.OnCards onCards) {
      acting.add(
          switch (onCards.target()) {
            case Target.Choose<Which> choose ->
                named(choose.which().kinds(), choose.several(), choices++);
            case Target.All(Which which, var _) -> named(which.kinds(), true, -1 - others++);
            case Target.Random(int number, Which which) ->
                named(which.kinds(), number > 1, -1 - others++);
            case Target.It<Which> _ -> new Acting(NONE, it());
            case Target.That(int kinds) -> new Acting(NONE, only(kinds, false));
            case Target.Those(int kinds) -> new Acting(NONE, only(kinds, true));
            case Target.This<Which> _, Target.Own<Which> _ -> new Acting(NONE, NONE);
          });
    }
  }

  private Acting named(int kinds, boolean several, int number) {
    line.add(new Mention(kinds, several, number));
    return new Acting(number, NONE);
  }

  private int it() {
    Mention it = MentionedCards.it(line.that(_ -> true), "by its kind");
    if (it.several()) {
      throw new Refused("'it' is one card: say 'those " + noun(it.kinds()) + "s'");
    }
    return it.number();
  }

  private int only(int kinds, boolean several) {
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
    return only.number();
  }

  private static String noun(int kinds) {
    return Kind.only(kinds).map(Kind::words).orElse("card");
  }
}
