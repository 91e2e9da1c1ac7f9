package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.NamedCards;
import cardwright.cardgame.choose.ReaderLabels;
import cardwright.cardgame.message.Questions;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardLabel;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PrivateEvent;
import cardwright.mlpccg.message.Messages;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What cards are called in moves: by title; by full name where titles clash; with a number on its side and its side where full names clash.
@Rule({"MLP B21", "MLP B30"})
public final class Labels implements ReaderLabels, NamedCards {
  private static final String FACE_DOWN_IN_MOVES = PrivateEvent.FACE_DOWN.toLowerCase(Locale.ROOT);
  private static final long FACE_DOWN_KEY = MoveKey.of(FACE_DOWN_IN_MOVES);

  private final Board board;
  private final Seat reader;
  private @Nullable String @Nullable [] made;
  private int @Nullable [] table;

  /// Labels for a reader, as long as the board stays as it is.
  ///
  /// @param reader who is to tell the cards apart by them
  public Labels(Board board, Seat reader) {
    this.board = board;
    this.reader = reader;
  }

  @Override
  public Seat reader() {
    return reader;
  }

  /// The full name of a card, as far as the reader may know it.
  @Override
  public String name(int card) {
    return isUnseen(card) ? PrivateEvent.FACE_DOWN : board.card(card).name();
  }

  /// The full name of a card, as far as the reader may know it, told apart from others that are called alike.
  @Override
  public Message.Argument mention(int card) {
    int[] among = among(card);
    String whose = side(card) == reader ? "yours" : "theirs";
    return clause(
        Messages.of(
            "card",
            card(name(card)),
            Message.number(number(card, among)),
            word(isAcross(card, among) ? whose : "anybody")));
  }

  @Override
  public Message picking(String verb, int card) {
    return Messages.of("move.pick", word(verb), mention(card));
  }

  @Override
  public Message takingBack(int card) {
    return Messages.of("move.take-back", mention(card));
  }

  /// A question with what was put somewhere so far behind it, the first one first.
  Message placed(Message question, int[] refs) {
    return Questions.placed(question, names(refs));
  }

  /// A question with what is picked so far behind it.
  Message picked(Message question, int[] refs) {
    return Questions.picked(question, names(refs));
  }

  /// The names of some cards.
  List<String> names(int[] refs) {
    return Arrays.stream(refs).mapToObj(ref -> name(CardRef.card(ref))).toList();
  }

  private String titleInMoves(int card) {
    return isUnseen(card) ? FACE_DOWN_IN_MOVES : board.card(card).titleInMoves();
  }

  private String nameInMoves(int card) {
    return isUnseen(card) ? FACE_DOWN_IN_MOVES : board.card(card).nameInMoves();
  }

  private long titleKey(int card) {
    return isUnseen(card) ? FACE_DOWN_KEY : board.card(card).titleKey();
  }

  private long nameKey(int card) {
    return isUnseen(card) ? FACE_DOWN_KEY : board.card(card).nameKey();
  }

  private boolean isUnseen(int card) {
    return board.is(card, CardFlag.FACE_DOWN) && !board.knowledge().seen(card, reader);
  }

  /// A card's label in lower case.
  @Override
  public String of(int card) {
    @Nullable String[] known = made;
    if (known == null) {
      known = new @Nullable String[board.pool().size()];
      made = known;
    }
    String label = known[card];
    if (label == null) {
      label = make(card);
      known[card] = label;
    }
    return label;
  }

  private String make(int card) {
    int[] among = among(card);
    String name = isTitleShared(card, among) ? nameInMoves(card) : titleInMoves(card);
    return CardLabel.of(
        name, CardLabel.behind(number(card, among), isAcross(card, among), side(card)));
  }

  /// A number that stands for [#of].
  long key(int card) {
    int[] among = among(card);
    long label = isTitleShared(card, among) ? nameKey(card) : titleKey(card);
    int behind = CardLabel.behind(number(card, among), isAcross(card, among), side(card));
    return MoveKey.with(label, behind);
  }

  /// Whether another card has the same title and another name, so that the name has to be said.
  private boolean isTitleShared(int card, int[] among) {
    long title = titleKey(card);
    long name = nameKey(card);
    boolean shared = false;
    for (int each : among) {
      shared |= titleKey(each) == title && nameKey(each) != name;
    }
    return shared;
  }

  /// Whether the other side has such a card, too.
  private boolean isAcross(int card, int[] among) {
    long name = nameKey(card);
    Seat side = side(card);
    boolean across = false;
    for (int each : among) {
      across |= side(each) != side && nameKey(each) == name;
    }
    return across;
  }

  /// In play who controls a card, elsewhere who owns it.
  private Seat side(int card) {
    return board.inPlay(card) ? board.controller(card) : board.pool().owner(card);
  }

  /// How many characters at the start of some words in lower case name a card; 0 when they do not mean it.
  @Override
  public int named(String said, int card) {
    int number = number(card);
    Seat side = side(card);
    int byTitle = CardLabel.named(said, titleInMoves(card), number, side);
    return Math.max(byTitle, CardLabel.named(said, nameInMoves(card), number, side));
  }

  @Override
  public boolean isMine(int card) {
    return board.controller(card) == reader;
  }

  /// The card in play that is meant, or [#NOBODY].
  int inPlay(String said) {
    return clearest(said, NOBODY, board.table());
  }

  /// The number of a card in play among the same cards on its side, in order of areas and then of arrival; 0 for a card alone, or one that is not in play.
  public int number(int card) {
    return number(card, among(card));
  }

  private int number(int card, int[] among) {
    if (!board.inPlay(card)) {
      return 0;
    }
    long name = nameKey(card);
    Seat side = board.controller(card);
    int same = 0;
    int number = 1;
    boolean passed = false;
    for (int each : among) {
      if (board.controller(each) != side || nameKey(each) != name) {
        continue;
      }
      same++;
      passed |= each == card;
      int rank = rank(each, side) - rank(card, side);
      if (each != card && (rank < 0 || (rank == 0 && !passed))) {
        number++;
      }
    }
    return same > 1 ? number : 0;
  }

  private int rank(int card, Seat side) {
    int area = board.area(card);
    if (Area.isHome(area)) {
      return 0;
    }
    return Area.seat(area) == side ? 1 : 2;
  }

  private int[] among(int card) {
    Zone zone = board.zone(card);
    if (zone.inPlay()) {
      return table();
    }
    if (zone == Zone.RESOLVING) {
      return new int[] {card};
    }
    Seat owner = board.pool().owner(card);
    if (zone.hidden()) {
      return seen(board.pile(zone, owner));
    }
    boolean open = zone != Zone.FLIPPED;
    return cards(board.pile(zone, owner), open ? board.pile(zone, owner.other()) : null);
  }

  private int[] table() {
    int[] known = table;
    if (known == null) {
      known = cards(board.table(), null);
      table = known;
    }
    return known;
  }

  /// A card that the reader does not know must not change what others are called.
  private int[] seen(Pile pile) {
    int[] all = cards(pile, null);
    int count = 0;
    for (int card : all) {
      if (board.knowledge().seen(card, reader)) {
        all[count++] = card;
      }
    }
    return Arrays.copyOf(all, count);
  }

  private static int[] cards(Pile some, @Nullable Pile more) {
    int[] all = new int[some.size() + (more == null ? 0 : more.size())];
    for (int i = 0; i < all.length; i++) {
      all[i] = i < some.size() || more == null ? some.get(i) : more.get(i - some.size());
    }
    return all;
  }
}
