package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.LegalAction;
import cardwright.mlpccg.resolve.LegalActions;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.List;

/// The Events, Resources and abilities that a player can start, as a part of several decisions. Their options are their indices.
final class StartOptions {
  private final Board board;
  private final Seat seat;
  private final Labels labels;
  private final List<LegalAction> offers;

  StartOptions(Board board, Seat seat, List<LegalAction> offers) {
    this.board = board;
    this.seat = seat;
    this.labels = new Labels(board, seat);
    this.offers = offers;
  }

  /// What a seat can start in its own turn, or in a faceoff.
  static StartOptions of(Board board, Seat seat) {
    return new StartOptions(board, seat, LegalActions.of(board, seat));
  }

  /// Who can start them.
  Seat seat() {
    return seat;
  }

  /// What cards are called to that player.
  Labels labels() {
    return labels;
  }

  void list(MoveList options) {
    for (int i = 0; i < offers.size(); i++) {
      options.add(i);
    }
  }

  /// Whether something can be started with a card, or with one of its name in the same hand.
  boolean has(int card) {
    for (LegalAction offer : offers) {
      boolean alike =
          board.zone(card) == Zone.HAND
              && board.zone(offer.card()) == Zone.HAND
              && board.card(card) == board.card(offer.card());
      if (offer.card() == card || alike) {
        return true;
      }
    }
    return false;
  }

  LegalAction get(int index) {
    return offers.get(index);
  }

  String notation(int index) {
    String plain = plain(offers.get(index));
    int number = number(index, plain);
    return number == 1 ? plain : plain + " number " + number;
  }

  private String plain(LegalAction offer) {
    String line = offer.line() == 0 ? "" : " line " + offer.line();
    return (offer.isPlayed(board) ? "play " : "use ")
        + labels.of(offer.card())
        + from(board, offer.card())
        + line
        + target(about(offer));
  }

  /// Reactions to several events that are called alike are told apart by their number, from 1.
  private int number(int index, String plain) {
    int number = 1;
    for (int i = 0; i < index && offers.get(index).on() != null; i++) {
      number += plain(offers.get(i)).equals(plain) ? 1 : 0;
    }
    return number;
  }

  /// From where a card is played that is not in the hand.
  static String from(Board board, int card) {
    return switch (board.zone(card)) {
      case DISCARD -> " from discard";
      case BANISHED, BENEATH -> " from banished";
      case DECK, HAND, PROBLEM_DECK, FLIPPED, RESOLVING, PLAY, ATTACHED, OUTSIDE -> "";
    };
  }

  /// What an offer is about: its target, or which of several events it answers.
  private int about(LegalAction offer) {
    if (offer.target() != Board.EMPTY || offer.on() == null || !isOneOfSeveral(offer)) {
      return offer.target();
    }
    return offer.on().card();
  }

  /// Whether a text of a card is offered in answer to several events.
  private boolean isOneOfSeveral(LegalAction offer) {
    int same = 0;
    for (LegalAction each : offers) {
      same += each.card() == offer.card() && each.text() == offer.text() ? 1 : 0;
    }
    return same > 1;
  }

  private String target(int target) {
    if (target == Board.EMPTY) {
      return "";
    }
    return isProblem(target)
        ? " at " + Area.name(board.area(target), seat)
        : " on " + labels.of(target);
  }

  private boolean isProblem(int target) {
    return board.inPlay(target) && board.card(target).is(Kind.PROBLEM);
  }

  Message meaning(int index) {
    LegalAction offer = offers.get(index);
    Message meaning = offer.isPlayed(board) ? play(offer) : use(offer);
    int number = number(index, plain(offer));
    return number == 1
        ? meaning
        : Messages.of("move.answers", clause(meaning), Message.number(number));
  }

  private Message play(LegalAction offer) {
    Message.Argument card = labels.mention(offer.card());
    Message.Argument pile = pile(offer);
    Message.Argument line = Message.number(offer.line());
    Message.Argument price = Message.number(price(offer));
    int target = about(offer);
    if (target == Board.EMPTY) {
      return Messages.of("move.play", card, pile, line, price);
    }
    return isProblem(target)
        ? Messages.of("move.play-at", card, pile, line, at(target), price)
        : Messages.of("move.play-on", card, pile, line, labels.mention(target), price);
  }

  private Message use(LegalAction offer) {
    Message.Argument card = labels.mention(offer.card());
    Message.Argument pile = pile(offer);
    Message.Argument line = Message.number(offer.line());
    int target = about(offer);
    if (target == Board.EMPTY) {
      return Messages.of("move.use", card, pile, line);
    }
    return isProblem(target)
        ? Messages.of("move.use-at", card, pile, line, at(target))
        : Messages.of("move.use-on", card, pile, line, labels.mention(target));
  }

  /// From where a card comes, by which the catalogue chooses.
  private Message.Argument pile(LegalAction offer) {
    return switch (board.zone(offer.card())) {
      case DISCARD -> word("discard");
      case BANISHED, BENEATH -> word("banished");
      case DECK, HAND, PROBLEM_DECK, FLIPPED, RESOLVING, PLAY, ATTACHED, OUTSIDE -> word("other");
    };
  }

  private Message.Argument at(int problem) {
    return clause(Area.toReader(board.area(problem), seat));
  }

  private int price(LegalAction offer) {
    int target = offer.text() == null ? offer.target() : Board.EMPTY;
    int area = target == Board.EMPTY ? Area.NONE : board.area(target);
    return Costs.play(board, offer.card(), seat, area, target);
  }

  /// The player starts one of them; then the table is settled.
  void start(int index, Chance chance) {
    LegalAction offer = offers.get(index);
    ActionTaken.after(board, seat);
    board.agenda().push(CheckState.STEP);
    LegalActions.start(board, chance, seat, offer, LegalActions.kind(board, offer));
  }
}
