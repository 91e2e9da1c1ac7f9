package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Candidates;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Why a card cannot be chosen for a text, in words.
///
/// @param you who chooses
@Rule({"GG 5.5", "GG 11.1", "GG 14.1"})
record ChoiceRefusals(Board board, Seat you, Labels labels) {
  ChoiceRefusals(Board board, Seat you) {
    this(board, you, new Labels(board));
  }

  /// The first choice that is made when a text is announced.
  static Target.@Nullable Choose<Which> first(Text text) {
    return text.announced() == 0 ? null : text.choice(0);
  }

  /// The cards that can be chosen for a text of that card.
  long candidates(int card, Target.@Nullable Choose<Which> choice) {
    return choice == null
        ? CardSet.NONE
        : Candidates.of(board, choice, board.face(card), card, you);
  }

  /// The cards that a choice means, protected or not.
  private long meant(int card, Target.@Nullable Choose<Which> choice) {
    return choice == null ? CardSet.NONE : Selection.of(board, choice.which(), card, you);
  }

  /// Why a card cannot be chosen for a text of that card: something protects it, or it is no such card.
  Message missed(int card, Target.@Nullable Choose<Which> choice, String label) {
    int meant = labels.find(label, meant(card, choice));
    return meant < 0
        ? about(card, Objection.NOT_A_CANDIDATE)
        : shielded(board.face(card), CardSet.of(meant));
  }

  /// Why there is nothing to choose for a text of that card.
  ///
  /// @param label what is said to be chosen, or null
  @Rule({"GG 5.5", "GG 11.1", "GG Q17"})
  Message nothing(int card, Text text, @Nullable String label) {
    Target.Choose<Which> first = first(text);
    if (label != null
        && labels.find(label, meant(card, first)) >= 0
        && labels.find(label, candidates(card, first)) < 0) {
      return missed(card, first, label);
    }
    for (int i = 0; i < text.announced(); i++) {
      long meant = meant(card, text.choice(i));
      long touched = CardSet.common(meant, candidates(card, text.choice(i)));
      if (CardSet.size(meant) >= text.least(i) && CardSet.size(touched) < text.least(i)) {
        return Messages.of(
            "refusal.nothing-because",
            card(labels.name(card)),
            clause(Objection.NOTHING_TO_CHOOSE.message()),
            clause(shielded(board.face(card), CardSet.minus(meant, touched))));
      }
    }
    return about(card, Objection.NOTHING_TO_CHOOSE);
  }

  /// Why the card of that label cannot be picked: it is picked already, or cannot be chosen for the effect.
  ///
  /// @param picked what is picked and can be taken back
  @Rule("GG Q44")
  Message notPickable(
      Card source,
      Target.Choose<Which> choice,
      int self,
      String label,
      int[] picked,
      GameRefusals game) {
    int again = labels.find(label, picked);
    return again < 0 ? notAmong(source, choice, self, label) : game.pickedAlready(again, label);
  }

  /// Why the card of that label cannot be chosen for an effect, as far as something keeps the effect from touching it.
  @Rule({"GG 14.1", "GG Q44"})
  private Message notAmong(Card source, Target.Choose<Which> choice, int self, String label) {
    long kept =
        CardSet.minus(
            Selection.of(board, choice.which(), self, you),
            Candidates.of(board, choice, source, self, you));
    int other = labels.find(label, kept);
    return other < 0
        ? Messages.of("refusal.no-such-card", word(label))
        : Messages.of(
            "refusal.not-among-because", word(label), clause(shielded(source, CardSet.of(other))));
  }

  /// Which texts keep the effect of a card from some others.
  @Rule({"GG 11.1", "GG Q38"})
  private Message shielded(Card source, long others) {
    long shields = Protection.shields(board, source, you, others);
    return Messages.of(
        "refusal.shielded",
        listed(names(shields), " and "),
        number(CardSet.size(shields)),
        card(source.name()),
        listed(names(others), " and "));
  }

  private List<String> names(long cards) {
    return Arrays.stream(CardSet.toArray(cards)).mapToObj(labels::name).distinct().toList();
  }

  /// An objection to a card.
  Message about(int card, Objection objection) {
    return Messages.of("refusal.about-card", card(labels.name(card)), clause(objection.message()));
  }

  /// An objection to whatever is called that.
  static Message about(String label, Objection objection) {
    return Messages.of("refusal.about-label", word(label), clause(objection.message()));
  }
}
