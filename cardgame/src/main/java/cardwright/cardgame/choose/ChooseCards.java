package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;

/// Which card, or which cards one after the other, a player picks. The options are cards by index, the end of picking, and cards that are taken back.
///
/// Several cards are a set: each set is reached once by the picks that come first, and picks can be taken back until the last (see [PickedSet]). Where nothing else is said, one card is picked, and it has to be.
public non-sealed interface ChooseCards extends Decision {
  /// The option to pick no more, where that is not to pass.
  int STOP = -2;

  /// The first of the options that take a card back.
  int TAKE_BACK = -3;

  /// The cards that can be picked now.
  int[] candidates();

  /// Whether a pick is one that players that search try (see [PickedSet#isAscending]).
  default boolean isAscending(int card) {
    return true;
  }

  /// The picks that can be taken back, as references.
  default int[] takeBacks() {
    return PickedSet.NONE;
  }

  /// Whether the player may leave it at what is picked.
  default boolean mayStop() {
    return false;
  }

  /// A card is picked.
  void pick(int card, Chance chance);

  /// A pick is taken back.
  default void takeBack(int card) {
    throw new IllegalStateException("no pick can be taken back: " + card);
  }

  /// No more is picked.
  default void stop(Chance chance) {
    throw new IllegalStateException("a card has to be picked");
  }

  /// What the cards are called.
  CardLabels labels();

  /// What is done to a card that is picked, as moves are written.
  default String verb() {
    return "choose";
  }

  /// What picking a card means, for a person.
  default Message picking(int card) {
    return labels().picking(verb(), card);
  }

  /// What taking a card back means, for a person.
  default Message takingBack(int card) {
    return labels().takingBack(card);
  }

  /// Whether to pick no more is to pass.
  default boolean stoppingIsPass() {
    return false;
  }

  /// How the end of picking is written.
  default String stopping() {
    return stoppingIsPass() ? "pass" : "done";
  }

  /// What the end of picking means, for a person.
  default Message stoppingMeans() {
    return stoppingIsPass() ? Meanings.pass() : Meanings.chooseNoMore();
  }

  @Override
  default void list(MoveList options) {
    for (int card : candidates()) {
      options.addPick(card, isAscending(card));
    }
    if (mayStop()) {
      options.add(stoppingIsPass() ? PASS : STOP);
    }
    for (int ref : takeBacks()) {
      options.addTakeBack(TAKE_BACK - CardRef.card(ref));
    }
  }

  @Override
  default String notation(int option) {
    if (option >= 0) {
      return verb() + " " + labels().of(option);
    }
    return option > TAKE_BACK ? stopping() : "unpick " + labels().of(TAKE_BACK - option);
  }

  /// To pick no more is to decline as long as nothing is picked.
  @Override
  default boolean declines(int option) {
    return option == PASS || (option == STOP && takeBacks().length == 0);
  }

  @Override
  default Message meaning(int option) {
    if (option >= 0) {
      return picking(option);
    }
    return option > TAKE_BACK ? stoppingMeans() : takingBack(TAKE_BACK - option);
  }

  /// The first objection to picking a card, or [Message#NOTHING]: there is none to a card that can be picked, nor to one that comes to the same.
  default Message objectionTo(int card, GameRefusals game) {
    for (int candidate : candidates()) {
      if (candidate == card) {
        return Message.NOTHING;
      }
    }
    return game.notAmong(card, question());
  }

  /// Why more has to be picked.
  default Message notEnough(GameRefusals game) {
    return game.notEnough(question());
  }

  @Override
  default Message objection(Said said, GameRefusals game) {
    String words = said.words();
    if (said.begins("unpick")) {
      return objectionToTakingBack(said.behind("unpick"), game);
    }
    if (words.equals(stopping())) {
      return mayStop() ? Message.NOTHING : notEnough(game);
    }
    // Where one can pass, `done` answers nothing that is asked.
    if (!stoppingIsPass() && (words.equals("done") || words.equals("pass"))) {
      return notEnough(game);
    }
    if (!said.begins(verb())) {
      return game.askedFirst(said, question());
    }
    String label = said.behind(verb());
    int card = candidate(label);
    return card < 0 ? objectionToOther(label, game) : objectionTo(card, game);
  }

  /// The first objection to picking what is called that, if it is none of the cards that can be picked.
  default Message objectionToOther(String label, GameRefusals game) {
    int card = game.find(label);
    if (card < 0) {
      return game.noSuchCard(label, question());
    }
    for (int ref : takeBacks()) {
      if (CardRef.card(ref) == card) {
        return game.pickedAlready(card, label);
      }
    }
    return objectionTo(card, game);
  }

  private Message objectionToTakingBack(String label, GameRefusals game) {
    for (int ref : takeBacks()) {
      if (labels().of(CardRef.card(ref)).equals(label)) {
        return Message.NOTHING;
      }
    }
    return game.notPicked(label, question());
  }

  /// The card of that label that can be picked, or a number below 0.
  private int candidate(String label) {
    for (int card : candidates()) {
      if (labels().of(card).equals(label)) {
        return card;
      }
    }
    return NamedCards.NOBODY;
  }

  /// A card that is not offered comes to the same as one that is; one that is offered was not written like that.
  @Override
  default Message unlisted(Said said, GameRefusals game) {
    if (!said.begins(verb())) {
      return game.unknown(said.notation(), question());
    }
    String label = said.behind(verb());
    int offered = candidate(label);
    int card = offered < 0 ? game.find(label) : offered;
    for (int candidate : candidates()) {
      if (candidate == card) {
        return game.noSuchCard(label, question());
      }
    }
    return game.alikeFirst(card, question());
  }

  @Override
  default void make(int option, Chance chance) {
    if (option >= 0) {
      pick(option, chance);
    } else if (option > TAKE_BACK) {
      stop(chance);
    } else {
      takeBack(TAKE_BACK - option);
    }
  }
}
