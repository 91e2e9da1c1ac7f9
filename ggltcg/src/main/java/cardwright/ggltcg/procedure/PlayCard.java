package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Playing;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;

/// Plays a card: paid in CC, by sleeping a card, or both.
@Rule({"GG 5.1", "GG 5.6", "GG 6.4", "GG 14.1"})
record PlayCard(Board board, Seat you, Decision asked) implements MainPhaseMove {
  // The texts by which it depends on how a card is played what has to be paid for it.
  @Rule({"GG 5.6", "GG Q15", "GG Q121"})
  private static final int PRICES_DIFFER =
      Feature.OTHER_PRICE.bit() | Feature.ALSO_SLEEPS.bit() | Feature.COST_OF_CHOSEN.bit();

  private static final String BY = " by sleeping ";
  private static final String ON = " on ";

  @Override
  public String verb() {
    return "play";
  }

  /// Lists the ways to play a card from the hand.
  @Rule({"GG 5.1", "GG 5.5", "GG 5.6", "GG 6.4", "GG Q5"})
  static void list(MoveList options, Board board, Seat you, int card) {
    Card face = board.face(card);
    if ((face.features() & PRICES_DIFFER) != 0) {
      if (Possible.play(board, card, you) != null) {
        return;
      }
      long prices = Possible.prices(board, card, you);
      for (long rest = prices; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int price = CardSet.first(rest);
        options.add(MainPhaseOption.of(MainPhaseOption.Action.PLAY_BY, card, price, 0));
      }
      MainPhaseMove.announced(
          options, board, you, MainPhaseOption.Action.PLAY, card, face.effect(), 0, true);
      return;
    }
    // Most cards cannot be paid, which is soonest found out.
    if (Possible.pay(board, card, PlayWording.NOBODY, you) != null) {
      return;
    }
    // One choice is looked into anyway when its moves are listed; only more than one needs a look
    // before.
    Text effect = face.effect();
    if (effect.announced() <= 1
        ? !Possible.banned(board, card, you)
        : Possible.play(board, card, you) == null) {
      MainPhaseMove.announced(
          options, board, you, MainPhaseOption.Action.PLAY, card, effect, 0, false);
    }
  }

  private static boolean isBy(int option) {
    return MainPhaseOption.action(option) == MainPhaseOption.Action.PLAY_BY;
  }

  @Override
  public String notation(int option) {
    return wording(option).notation();
  }

  @Override
  public long key(int option) {
    return wording(option).key();
  }

  @Override
  public Message meaning(int option) {
    return wording(option).meaning();
  }

  private PlayWording wording(int option) {
    int card = MainPhaseOption.card(option);
    return new PlayWording(board, you, card, MainPhaseOption.other(option), isBy(option));
  }

  /// Carries a move out.
  static void make(Board board, Chance chance, int option) {
    int card = MainPhaseOption.card(option);
    int other = MainPhaseOption.other(option);
    Text effect = board.face(card).effect();
    if (isBy(option)) {
      Playing.announceBySleeping(board, chance, card, effect, other);
    } else {
      MainPhaseMove.announce(board, chance, card, effect, other);
    }
  }

  private static boolean isBy(String what) {
    return what.contains(BY);
  }

  private static String name(String what) {
    return what.split(isBy(what) ? BY : ON, 2)[0];
  }

  /// Whether that is the name of a card in the hand, and no more.
  boolean isCard(String words) {
    return !words.isEmpty() && choices().labels().find(words, board.cards(Zone.HAND, you)) >= 0;
  }

  /// What is said of such a card: why it is not played, or how its play is written.
  Message said(String words) {
    Message objection = objection(words);
    return objection.isEmpty() ? unlisted(words) : objection;
  }

  /// The card that is meant: one in hand, or another one that the player owns.
  @Override
  public int meant(String what) {
    int inHand = choices().labels().find(name(what), board.cards(Zone.HAND, you));
    return inHand < 0 ? choices().labels().find(name(what), board.owned(you)) : inHand;
  }

  /// The card that is sleeped or chosen.
  private int other(int card, String what) {
    if (isBy(what)) {
      return choices().labels().find(what.split(BY, 2)[1], Possible.prices(board, card, you));
    }
    String[] on = what.split(ON, 2);
    Target.Choose<Which> first = ChoiceRefusals.first(board.face(card).effect());
    return on.length == 2
        ? choices().labels().find(on[1], choices().candidates(card, first))
        : PlayWording.NOBODY;
  }

  @Override
  public Message nobody(String what) {
    return Messages.of("refusal.no-card", word(name(what)));
  }

  @Override
  public Message objection(int card, String what) {
    String[] on = what.split(ON, 2);
    Text effect = board.face(card).effect();
    Objection objection = Possible.play(board, card, you);
    if (objection == Objection.NOTHING_TO_CHOOSE) {
      return choices().nothing(card, effect, on.length == 2 ? on[1] : null);
    }
    if (objection != null) {
      return choices().about(card, objection);
    }
    int other = other(card, what);
    if (isBy(what)) {
      boolean tooDear =
          board.face(card).has(Feature.ALSO_SLEEPS)
              && Possible.pay(board, card, PlayWording.NOBODY, you) == Objection.TOO_DEAR;
      if (other < 0) {
        return tooDear
            ? toPrice(card, PlayWording.NOBODY)
            : choices().about(card, Objection.NO_SUCH_PRICE);
      }
      return Message.NOTHING;
    }
    Target.Choose<Which> first = ChoiceRefusals.first(effect);
    if (on.length == 2 && other < 0) {
      return choices().missed(card, first, on[1]);
    }
    if (on.length == 1 && first != null && effect.least(0) > 0) {
      return withoutChoice(card, first, name(what));
    }
    return toPrice(card, other);
  }

  /// What is said of a card that is played on nothing: where only one can be chosen, what is said of the card played on that one.
  private Message withoutChoice(int card, Target.Choose<Which> first, String name) {
    long candidates = choices().candidates(card, first);
    if (CardSet.size(candidates) == 1) {
      String whole = name + choices().labels().on(CardSet.first(candidates));
      Message only = objection(card, whole);
      return only.isEmpty() ? unlisted(card, whole) : only;
    }
    return Messages.of("refusal.play-needs-card", card(board.face(card).name()), word(name));
  }

  private Message toPrice(int card, int chosen) {
    Objection objection = Possible.pay(board, card, chosen, you);
    if (objection == Objection.TOO_DEAR) {
      return Messages.of(
          "refusal.card-too-dear",
          card(board.face(card).name()),
          number(Costs.of(board, card, chosen, Possible.LEAST_X)),
          number(board.cc(you)));
    }
    return objection == null ? Message.NOTHING : choices().about(card, objection);
  }

  @Override
  public Message unlisted(int card, String what) {
    MainPhaseOption.Action action =
        isBy(what) ? MainPhaseOption.Action.PLAY_BY : MainPhaseOption.Action.PLAY;
    MoveList options = new MoveList();
    list(options, board, you, card);
    return written(options, action, other(card, what));
  }
}
