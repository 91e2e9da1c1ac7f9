package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Candidates;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Text;
import java.util.List;
import java.util.Optional;

/// What the active player does in the Main Phase: plays a card, tussles, attacks directly, uses an ability, or ends the turn. An option names what is done, the card, another card, and the line of its text.
@Rule({"GG 4.4", "GG 4.6"})
final class ActInMainPhase implements Decision.Own {
  /// What can be done with a card.
  enum Action {
    /// Play it; the other card is the first one chosen for it.
    PLAY,
    /// Play it by sleeping the other card instead of paying.
    PLAY_BY,
    /// Tussle the other card.
    TUSSLE,
    DIRECT_ATTACK,
    /// Use the ability in that line; the other card is the first one chosen for it.
    USE;

    private static final Action[] ACTIONS = values();
  }

  private static final int END_TURN = -2;
  private static final String END_TURN_IN_MOVES = "end turn";
  private static final long END_TURN_KEY = MoveKey.of(END_TURN_IN_MOVES);
  private static final int NOBODY = PlayWording.NOBODY;

  /// The verbs of answers to other questions.
  private static final List<String> ANSWERS = List.of("choose", "unpick", "mode", "x", "resolve");

  // The texts by which it depends on how a card is played what has to be paid for it.
  @Rule({"GG 5.6", "GG Q15"})
  private static final int PRICES_DIFFER = Feature.OTHER_PRICE.bit() | Feature.COST_OF_CHOSEN.bit();

  private final Board board;
  private final Seat seat;
  private boolean forced;

  ActInMainPhase(Board board) {
    this.board = board;
    this.seat = board.active();
  }

  private static int option(Action action, int card, int other, int line) {
    return action.ordinal() | card << 4 | (other + 1) << 12 | line << 20;
  }

  private static Action action(int option) {
    return Action.ACTIONS[option & 15];
  }

  private static int card(int option) {
    return option >> 4 & 255;
  }

  private static int other(int option) {
    return (option >> 12 & 255) - 1;
  }

  private static int line(int option) {
    return option >> 20;
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public Message question() {
    return Messages.of("question.main-phase");
  }

  @Override
  public void list(MoveList options) {
    if (board.actionsThisTurn() < Turn.MOST_ACTIONS) {
      long hand = board.cards(Zone.HAND, seat);
      for (long rest = hand; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        play(options, card);
      }
      long inPlay = board.cards(Zone.PLAY, seat);
      for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        attack(options, card);
        if (board.face(card).has(Feature.ACTIVATED)) {
          use(options, card);
        }
      }
    }
    forced = options.count() == 0;
    options.add(END_TURN);
  }

  @Rule({"GG 5.1", "GG 5.5", "GG 5.6", "GG 6.4", "GG Q5"})
  private void play(MoveList options, int card) {
    Card face = board.face(card);
    if ((face.features() & PRICES_DIFFER) != 0) {
      if (Possible.play(board, card, seat) != null) {
        return;
      }
      long prices = Possible.prices(board, card, seat);
      for (long rest = prices; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int price = CardSet.first(rest);
        options.add(option(Action.PLAY_BY, card, price, 0));
      }
      announced(options, Action.PLAY, card, face.effect(), 0, true);
      return;
    }
    // Most cards cannot be paid, which is soonest found out.
    if (Possible.pay(board, card, NOBODY, seat) != null) {
      return;
    }
    // One choice is looked into anyway when its moves are listed; only more than one needs a look
    // before.
    Text effect = face.effect();
    if (effect.announced() <= 1
        ? !Possible.banned(board, face, seat)
        : Possible.play(board, card, seat) == null) {
      announced(options, Action.PLAY, card, effect, 0, false);
    }
  }

  private void use(MoveList options, int card) {
    Card face = board.face(card);
    for (int line = 0; line < face.texts().size(); line++) {
      Text text = face.texts().get(line);
      if (Possible.use(board, card, text, seat) == null) {
        announced(options, Action.USE, card, text, line, false);
      }
    }
  }

  /// A move names the card and the first card that is chosen for it.
  ///
  /// @param unpaid whether it is open yet if the card can be paid
  @Rule({"GG 14.1", "GG Q15", "GG Q33"})
  private void announced(
      MoveList options, Action action, int card, Text text, int line, boolean unpaid) {
    boolean chooses = text.announced() > 0;
    if ((!chooses || text.least(0) == 0)
        && !(unpaid && Possible.pay(board, card, NOBODY, seat) != null)) {
      options.add(option(action, card, NOBODY, line));
    }
    if (chooses) {
      long candidates = Playing.candidates(board, card, text, seat);
      long ascending = Candidates.ascending(candidates, Picks.NONE, 0, text.choice(0).least());
      for (long rest = candidates; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int pick = CardSet.first(rest);
        if (!(unpaid && Possible.pay(board, card, pick, seat) != null)) {
          options.addPick(option(action, card, pick, line), CardSet.has(ascending, pick));
        }
      }
    }
  }

  @Rule({"GG 7.1", "GG 8.1", "GG Q29"})
  private void attack(MoveList options, int attacker) {
    if (Possible.attack(board, attacker, seat) != null) {
      return;
    }
    long defenders = board.cards(Zone.PLAY, seat.other());
    for (long rest = defenders; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int other = CardSet.first(rest);
      options.add(option(Action.TUSSLE, attacker, other, 0));
    }
    if (Possible.direct(board, attacker, seat) == null) {
      options.add(option(Action.DIRECT_ATTACK, attacker, NOBODY, 0));
    }
  }

  @Override
  public String notation(int option) {
    if (option == END_TURN) {
      return END_TURN_IN_MOVES;
    }
    int card = card(option);
    int other = other(option);
    PlayWording wording = new PlayWording(board, seat);
    return switch (action(option)) {
      case PLAY -> wording.notation(card, other);
      case PLAY_BY -> wording.notationBy(card, other);
      case TUSSLE ->
          "tussle " + mine(card) + " > " + label(other, board.cards(Zone.PLAY, seat.other()));
      case DIRECT_ATTACK -> "direct attack with " + mine(card);
      case USE -> "use " + label(card, users()) + line(card, line(option)) + wording.on(other);
    };
  }

  @Override
  public long key(int option) {
    if (option == END_TURN) {
      return END_TURN_KEY;
    }
    int card = card(option);
    int other = other(option);
    Action action = action(option);
    PlayWording wording = new PlayWording(board, seat);
    Labels labels = new Labels(board);
    long key =
        switch (action) {
          case PLAY -> wording.key(card, other);
          case PLAY_BY -> wording.keyBy(card, other);
          case TUSSLE ->
              MoveKey.with(
                  labels.key(card, board.cards(Zone.PLAY, seat)),
                  labels.key(other, board.cards(Zone.PLAY, seat.other())));
          case DIRECT_ATTACK -> labels.key(card, board.cards(Zone.PLAY, seat));
          case USE ->
              wording.keyOn(
                  MoveKey.with(labels.key(card, users()), lineInMoves(card, line(option))), other);
        };
    return MoveKey.with(action.ordinal(), key);
  }

  private String mine(int card) {
    return label(card, board.cards(Zone.PLAY, seat));
  }

  private String label(int card, long among) {
    return new Labels(board).of(card, among);
  }

  private long users() {
    long users = CardSet.NONE;
    long inPlay = board.cards(Zone.PLAY, seat);
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      users = board.face(card).has(Feature.ACTIVATED) ? CardSet.with(users, card) : users;
    }
    return users;
  }

  private String line(int card, int line) {
    int number = lineInMoves(card, line);
    return number > 0 ? " line " + number : "";
  }

  /// The line of an ability, from 1, where its card has several; else 0.
  private int lineInMoves(int card, int line) {
    Card face = board.face(card);
    int several = 0;
    for (int i = 0; i < face.texts().size(); i++) {
      several += face.texts().get(i).ability() instanceof Ability.Activated ? 1 : 0;
    }
    return several > 1 ? face.texts().get(line).line() + 1 : 0;
  }

  @Override
  public Message meaning(int option) {
    if (option == END_TURN) {
      return Messages.of("move.end-turn");
    }
    int card = card(option);
    int other = other(option);
    PlayWording wording = new PlayWording(board, seat);
    return switch (action(option)) {
      case PLAY -> wording.meaning(card, other);
      case PLAY_BY -> wording.meaningBy(card, other);
      case TUSSLE ->
          Messages.of(
              "move.tussle", mention(card), mention(other), number(Costs.tussle(board, card)));
      case DIRECT_ATTACK ->
          Messages.of("move.direct-attack", mention(card), number(Costs.tussle(board, card)));
      case USE -> use(card, other, price(board.face(card).texts().get(line(option))));
    };
  }

  private Message use(int card, int other, Message.Argument price) {
    return other < 0
        ? Messages.of("move.use", mention(card), price)
        : Messages.of("move.use-on", mention(card), mention(other), price);
  }

  private static Message.Argument price(Text text) {
    return text.ability() instanceof Ability.Activated(Amount.Fixed(int pay), var _)
        ? number(pay)
        : PlayWording.X;
  }

  private Message.Argument mention(int card) {
    return new Labels(board).mention(card);
  }

  @Override
  public Message objection(Said said, GameRefusals game) {
    return said.words().equals(END_TURN_IN_MOVES) ? Message.NOTHING : MainPhaseMove.enough(board);
  }

  /// An answer where nothing is asked, or no move at all.
  @Override
  public Message unlisted(Said said, GameRefusals game) {
    boolean answers =
        ANSWERS.stream().anyMatch(said::begins)
            || said.words().equals("pass")
            || said.words().equals("yes");
    return answers
        ? Messages.of("refusal.nothing-asked")
        : Messages.of("refusal.no-move", word(said.notation()));
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == END_TURN) {
      Turn.endByPlayer(board, forced);
      return;
    }
    int card = card(option);
    int other = other(option);
    switch (action(option)) {
      case PLAY ->
          Playing.announce(
              board,
              chance,
              card,
              board.face(card).effect(),
              Announcement.NO_PRICE,
              other,
              other < 0);
      case PLAY_BY ->
          Playing.announce(board, chance, card, board.face(card).effect(), other, -1, false);
      case USE -> {
        Text text = board.face(card).texts().get(line(option));
        Playing.announce(board, chance, card, text, Announcement.NO_PRICE, other, other < 0);
      }
      case TUSSLE, DIRECT_ATTACK -> Tussles.declare(board, chance, card, other);
    }
  }

  /// How the move that does this is written, if it is offered.
  Optional<String> written(Action action, int card, int other) {
    MoveList options = new MoveList();
    list(options);
    for (int i = 0; i < options.count(); i++) {
      int option = options.get(i);
      if (option != END_TURN
          && action(option) == action
          && card(option) == card
          && other(option) == other) {
        return Optional.of(notation(option));
      }
    }
    return Optional.empty();
  }
}
