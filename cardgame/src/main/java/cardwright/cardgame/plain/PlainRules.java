package cardwright.cardgame.plain;

import cardwright.cardgame.choose.CardLabels;
import cardwright.cardgame.choose.ChooseCards;
import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.YesNo;
import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.message.Questions;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.run.TextRules;
import cardwright.engine.Agenda;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.Arrays;

/// How plain texts are carried out, and what is asked while one waits. No other steps lie on the agenda of such a game.
///
/// @param <E> the effects of the game
public interface PlainRules<E> extends TextRules<E, PlainText<E>> {
  /// The chance while a question is put: nothing is rolled then.
  Chance NO_CHANCE =
      _ -> {
        throw new IllegalStateException("nothing is rolled while a player is asked");
      };

  /// What is still to be done: plain texts.
  Agenda<PlainText<E>> agenda();

  /// What cards are called.
  CardLabels labels();

  /// A reference to a card in its present life.
  int ref(int card);

  /// Whether a reference still means the card that it was made for.
  boolean holds(int ref);

  /// Carries an effect out.
  ///
  /// @param you who carries the text out
  /// @param picked references to the cards that were chosen for it and are still where they were
  /// @return whether all of it could be done
  boolean carryOut(E effect, Seat you, int[] picked);

  /// The cards that can be chosen for an effect; none for an effect that chooses none.
  int[] candidates(E effect, Seat you);

  /// What an effect that counts comes to.
  int count(E count, Seat you);

  /// What is asked when a card is chosen for an effect, as it stands behind the name of the card that says so.
  default Message asksFor(E effect) {
    return Questions.whichCard();
  }

  /// Goes on with the text on top of the agenda. What is carried out is counted from the start of a text beneath which no other waits.
  ///
  /// @return whether play goes on by itself: false when a player has to decide
  default boolean goOn(Chance chance) {
    PlainText<E> text = agenda().top();
    if (agenda().size() == 1 && text.next() == 0) {
      agenda().beginTurn();
    }
    return Interpreter.goOn(agenda(), chance, this, text);
  }

  /// What the text on top of the agenda asks.
  default Decision decision() {
    PlainText<E> text = agenda().top();
    return switch (text.script().at(text.next())) {
      case Script.Choose<E>(E effect, int choice) -> new WhichCard<>(this, text, effect, choice);
      case Script.OneOf<E> _, Script.SomeOf<E> _ -> new WhichPart<>(this, text);
      case Script.May<E> _ -> new Whether<>(agenda(), text);
      case Script.Do<E> _,
          Script.Unless<E> _,
          Script.Jump<E> _,
          Script.Repeat<E> _,
          Script.Again<E> _,
          Script.Roll<E> _ ->
          throw new IllegalStateException("nothing is asked by " + text);
    };
  }

  /// Texts that do not come to an end are left where they are; the play goes on.
  @Override
  default void endPlay() {
    agenda().clear();
  }

  @Override
  default boolean leavesFirst() {
    return true;
  }

  @Override
  default CarriedOut carryOut(E effect, int choice, PlainText<E> text, int agreed, int caller) {
    int[] picked = Arrays.stream(text.picks().of(choice)).filter(this::holds).toArray();
    return CarriedOut.of(carryOut(effect, text.you(), picked));
  }

  /// Whether the next instruction of a text can be carried out: not where it chooses a card and there is none.
  private boolean canGoOn(PlainText<E> text) {
    return text.next() >= text.script().length()
        || !(text.script().at(text.next()) instanceof Script.Choose<E>(E effect, int _))
        || candidates(effect, text.you()).length > 0;
  }

  /// What cannot be done is not asked.
  @Override
  default May may(PlainText<E> text, int choice) {
    boolean plainlyNot = choice >= 0 && candidates(text, choice, text.you()).length == 0;
    return plainlyNot ? May.DECLINE : May.ASK;
  }

  @Override
  default Seat[] choosers(PlainText<E> text, E effect, int choice) {
    return new Seat[] {text.you()};
  }

  /// What cannot begin is not offered.
  @Override
  default int[] modes(PlainText<E> text) {
    return Interpreter.modes(text, this::canGoOn);
  }

  /// One card is chosen for each effect.
  @Override
  default int[] candidates(PlainText<E> text, int choice, Seat seat) {
    return text.picks().count(choice) > 0
        ? new int[0]
        : candidates(text.script().chooser(choice), text.you());
  }

  @Override
  default boolean isForced(PlainText<E> text, int choice, Seat seat, int[] candidates) {
    return candidates.length == 1;
  }

  @Override
  default PlainText<E> picked(PlainText<E> text, int choice, Seat seat, int card) {
    return text.picking(text.picks().with(choice, ref(card)));
  }

  @Override
  default int count(E count, PlainText<E> text) {
    return count(count, text.you());
  }

  /// Which card a text chooses.
  record WhichCard<E>(PlainRules<E> rules, PlainText<E> text, E effect, int choice)
      implements ChooseCards {
    @Override
    public Seat seat() {
      return text.you();
    }

    @Override
    public Message question() {
      return Questions.of(text.source(), rules.asksFor(effect));
    }

    @Override
    public int[] candidates() {
      return rules.candidates(effect, text.you());
    }

    @Override
    public CardLabels labels() {
      return rules.labels();
    }

    @Override
    public void pick(int card, Chance chance) {
      rules.agenda().replace(rules.picked(text, choice, text.you(), card));
    }
  }

  /// Which part of a text is carried out: one that can begin, if any can.
  record WhichPart<E>(PlainRules<E> rules, PlainText<E> text) implements ChooseMode {
    @Override
    public Seat seat() {
      return text.you();
    }

    @Override
    public Message question() {
      return Questions.of(text.source(), Questions.whichPart());
    }

    @Override
    public int[] modes() {
      return rules.modes(text);
    }

    @Override
    public Message meaning(int mode) {
      return mode < 0 ? Meanings.carryOutNoMore() : Meanings.part(mode + 1);
    }

    @Override
    public boolean mayStop() {
      return text.script().at(text.next()) instanceof Script.SomeOf<E>;
    }

    @Override
    public void stop() {
      Interpreter.pickNoMore(rules.agenda(), text);
    }

    @Override
    public void choose(int mode) {
      Interpreter.pickMode(rules.agenda(), text, mode);
    }
  }

  /// Whether a player does what a text says that it may do.
  record Whether<E>(Agenda<PlainText<E>> agenda, PlainText<E> text) implements YesNo {
    @Override
    public Seat seat() {
      return text.you();
    }

    @Override
    public Message question() {
      return Questions.of(text.source(), Questions.doIt());
    }

    @Override
    public void answer(boolean yes, Chance chance) {
      if (yes) {
        Interpreter.agree(agenda, text);
      } else {
        Interpreter.decline(agenda, text);
      }
    }
  }
}
