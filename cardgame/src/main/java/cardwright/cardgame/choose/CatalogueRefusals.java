package cardwright.cardgame.choose;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// What a game says of refused answers in sentences of its own catalogue that have the same ids and arguments in every game that says so. What a game says otherwise it overrides.
public abstract class CatalogueRefusals implements GameRefusals {
  private static final String ASKED_FIRST = "refusal.asked-first";
  private static final String NO_MODE = "refusal.no-mode";
  private static final String NOT_PICKED = "refusal.not-picked";
  private static final String MORE_TO_PICK = "refusal.more-to-pick";
  private static final String NO_SUCH_CARD = "refusal.no-such-card";
  private static final String PICKED_ALREADY = "refusal.picked-already";
  private static final String ALIKE_FIRST = "refusal.alike-first";
  private static final String UNKNOWN = "refusal.unknown";

  /// The ids that a game's catalogue has to have.
  public static final List<String> IDS =
      List.of(
          ASKED_FIRST,
          NO_MODE,
          NOT_PICKED,
          MORE_TO_PICK,
          NO_SUCH_CARD,
          PICKED_ALREADY,
          ALIKE_FIRST,
          UNKNOWN);

  /// A game's catalogue.
  public interface Catalogue {
    /// A message with what it speaks of, in the order in which its sentence numbers it.
    Message of(String id, Message.Argument... arguments);
  }

  private final Catalogue catalogue;
  private final CardLabels labels;

  /// What a game says.
  ///
  /// @param labels what cards are called to whoever answers
  protected CatalogueRefusals(Catalogue catalogue, CardLabels labels) {
    this.catalogue = catalogue;
    this.labels = labels;
  }

  /// Those of some cards that some words name at their start, and what moves call them.
  ///
  /// @param cards those that the player may know
  /// @param named how many characters name a card, as [NamedCards#named] tells
  protected final List<NamedCard> named(IntStream cards, IntUnaryOperator named) {
    return cards
        .filter(card -> named.applyAsInt(card) > 0)
        .mapToObj(card -> new NamedCard(named.applyAsInt(card), labels.of(card)))
        .toList();
  }

  @Override
  public Message askedFirst(Said said, Message question) {
    return catalogue.of(ASKED_FIRST, clause(question));
  }

  @Override
  public Message noMode(String words, Message question) {
    return catalogue.of(NO_MODE, word(words), clause(question));
  }

  @Override
  public Message notPicked(String label, Message question) {
    return catalogue.of(NOT_PICKED, word(label), clause(question));
  }

  @Override
  public Message notEnough(Message question) {
    return catalogue.of(MORE_TO_PICK, clause(question));
  }

  @Override
  public Message noSuchCard(String label, Message question) {
    return catalogue.of(NO_SUCH_CARD, word(label), clause(question));
  }

  @Override
  public Message pickedAlready(int card, String label) {
    return catalogue.of(PICKED_ALREADY, card(labels.name(card)));
  }

  @Override
  public Message alikeFirst(int card, Message question) {
    return catalogue.of(ALIKE_FIRST, card(labels.name(card)), clause(question));
  }

  @Override
  public Message unknown(String notation, Message question) {
    return catalogue.of(UNKNOWN, word(notation), clause(question));
  }
}
