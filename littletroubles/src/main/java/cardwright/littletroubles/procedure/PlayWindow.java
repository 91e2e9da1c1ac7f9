package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.AnnouncementPart;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.PriceOfPlay;
import cardwright.littletroubles.resolve.WayPart;
import cardwright.littletroubles.vocabulary.Text;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What the player who has priority plays, uses or grabs, if anything. An option is a [PlayOption], or [#PASS].
@Rule({"LT 2.1d", "LT 6.3a", "LT B57", "LT 6.7a"})
final class PlayWindow implements Decision.Own {
  private static final String PASS_IN_MOVES = "pass";
  private static final long PASS_KEY = MoveKey.of(PASS_IN_MOVES);

  private final Board board;
  private final Phase phase;
  private final Seat seat;
  private @Nullable Labels labels;

  PlayWindow(Board board, Phase phase) {
    this.board = board;
    this.phase = phase;
    this.seat = Priority.seat(board);
  }

  /// Labels are made when a move is written: mostly, moves are only listed.
  private Labels labels() {
    Labels known = labels;
    if (known == null) {
      known = new Labels(board, seat);
      labels = known;
    }
    return known;
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public Message question() {
    return Messages.of("question.play", clause(board.stage().title()));
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    boolean slow = phase == Phase.BUILD && seat == board.active();
    new LegalPlays(board, seat, slow, options).find();
  }

  /// What is announced by an option, before anything is settled.
  private Announcement announced(int option) {
    int card = PlayOption.card(option);
    return switch (PlayOption.action(option)) {
      case PLAY -> Announcement.card(board, card, seat);
      case USE -> Announcement.ability(board, card, PlayOption.line(option), seat);
      case GRAB -> Announcement.grab(board, card, seat);
    };
  }

  @Override
  public String notation(int option) {
    if (option == PASS) {
      return PASS_IN_MOVES;
    }
    String label = labels().of(PlayOption.card(option));
    return switch (PlayOption.action(option)) {
      // In a hand, only the backs of chain-link cards can make names clash.
      case PLAY -> "play " + label + from(PlayOption.card(option)) + detail(option);
      case USE ->
          "use " + label + line(PlayOption.card(option), PlayOption.line(option)) + detail(option);
      case GRAB -> "grab " + label + " with " + labels().of(PlayOption.settled(option));
    };
  }

  @Override
  public long key(int option) {
    if (option == PASS) {
      return PASS_KEY;
    }
    int card = PlayOption.card(option);
    PlayOption.Action action = PlayOption.action(option);
    long label = MoveKey.with(action.ordinal(), labels().key(card));
    return switch (action) {
      case PLAY -> detailKey(MoveKey.with(label, MoveKey.of(from(card))), option);
      case USE ->
          detailKey(MoveKey.with(label, lineInMoves(card, PlayOption.line(option))), option);
      case GRAB -> MoveKey.with(label, labels().key(PlayOption.settled(option)));
    };
  }

  /// From where a card is played that is not in the hand.
  private String from(int card) {
    return board.zone(card) == Zone.TIMEOUT ? " from timeout" : "";
  }

  private String line(int card, int line) {
    int number = lineInMoves(card, line);
    return number > 0 ? " line " + number : "";
  }

  /// The line of an ability, from 1, where its card has several; else 0.
  private int lineInMoves(int card, int line) {
    Text[] texts = board.face(card).activated();
    return texts.length > 1 ? texts[line].line() + 1 : 0;
  }

  /// The first thing that is settled together with the play.
  private String detail(int option) {
    int settled = PlayOption.settled(option);
    return switch (PlayOption.detail(option)) {
      case NOTHING -> "";
      case X -> " with x " + settled;
      case PLACE -> " " + labels().place(settled);
      case COST, TARGET -> " on " + labels().of(settled);
    };
  }

  /// A key with the first thing that is settled together with the play.
  private long detailKey(long key, int option) {
    int settled = PlayOption.settled(option);
    return switch (PlayOption.detail(option)) {
      case NOTHING -> key;
      case X -> MoveKey.with(MoveKey.with(key, 1), settled);
      case PLACE -> MoveKey.with(MoveKey.with(key, 2), MoveKey.of(labels().place(settled)));
      case COST, TARGET -> MoveKey.with(MoveKey.with(key, 3), labels().key(settled));
    };
  }

  @Override
  public Message meaning(int option) {
    if (option == PASS) {
      return Meanings.pass();
    }
    int card = PlayOption.card(option);
    Message.Argument price = number(price(option));
    return switch (PlayOption.action(option)) {
      case PLAY -> play(option, Message.card(board.card(card).front().name()), price);
      case USE -> use(option, labels().mention(card), price);
      case GRAB ->
          Messages.of(
              "move.grab",
              labels().mention(PlayOption.settled(option)),
              labels().mention(card),
              price);
    };
  }

  private Message play(int option, Message.Argument card, Message.Argument price) {
    Message.Argument away = flag(board.zone(PlayOption.card(option)) == Zone.TIMEOUT);
    int settled = PlayOption.settled(option);
    return switch (PlayOption.detail(option)) {
      case NOTHING -> Messages.of("move.play", card, away, price);
      case X -> Messages.of("move.play-x", card, away, number(settled), price);
      case PLACE ->
          Messages.of("move.play-place", card, away, clause(labels().placeMeans(settled)), price);
      case COST -> Messages.of("move.play-cost", card, away, labels().mention(settled), price);
      case TARGET -> Messages.of("move.play-on", card, away, labels().mention(settled), price);
    };
  }

  private Message use(int option, Message.Argument card, Message.Argument price) {
    int settled = PlayOption.settled(option);
    return switch (PlayOption.detail(option)) {
      case NOTHING -> Messages.of("move.use", card, price);
      case X -> Messages.of("move.use-x", card, number(settled), price);
      case PLACE ->
          Messages.of("move.use-place", card, clause(labels().placeMeans(settled)), price);
      case COST -> Messages.of("move.use-cost", card, labels().mention(settled), price);
      case TARGET -> Messages.of("move.use-on", card, labels().mention(settled), price);
    };
  }

  private int price(int option) {
    Announcement now = announced(option);
    if (new Announcing(board).next(now) instanceof WayPart part) {
      return leastPrice(part);
    }
    boolean x = PlayOption.detail(option) == PlayOption.Detail.X;
    return PriceOfPlay.price(board, x ? now.withX(PlayOption.settled(option)) : now);
  }

  /// The price in the cheapest of the ways in which a play can be paid.
  private int leastPrice(WayPart part) {
    int least = Integer.MAX_VALUE;
    for (int way : new Announcing(board).offered(part)) {
      least = Math.min(least, PriceOfPlay.price(board, part.with(way)));
    }
    return least;
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      Priority.passByPlayer(board, next());
      return;
    }
    Announcement now = announced(option);
    if (PlayOption.detail(option) != PlayOption.Detail.NOTHING) {
      AnnouncementPart part = Objects.requireNonNull(new Announcing(board).next(now));
      now = part.with(PlayOption.settled(option));
    }
    board.agenda().push(now);
  }

  private Phase next() {
    if (phase == Phase.BUILD) {
      return Phase.END_BUILD;
    }
    return phase == Phase.PRE_FIGHT ? Phase.PICK : Phase.REWARDS;
  }
}
