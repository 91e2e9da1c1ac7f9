package cardwright.mlpccg.board;

import cardwright.cardgame.layers.DerivedCache;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.LawKind;
import cardwright.mlpccg.vocabulary.Trait;
import java.util.Arrays;
import java.util.List;

/// What is derived from the cards in play: who is where, and their figures. Kept until the cards in play change.
///
/// Who is where is found at once; figures when the first of them is asked for.
public final class DerivedValues {
  private final CardLists lists;
  private final int[] problems = new int[2];
  private final int[] manes = new int[2];
  private final int[] friendsAtHome = new int[2];
  private final int[] strength = new int[2 * Color.COUNT];
  // Whose strength is reckoned up, as bits of seats.
  private int strong;
  private final Layers figures;
  private final Printed printed;
  // The face-up cards that have laws, wait for something, and can be used.
  private final Pile speakers;
  private final Pile listeners;
  private final Pile tools;
  // The cards of which a line waits for a state, face-up or not, and those of which one was there.
  private final Pile waiters;
  private long triggers;
  private int keywords;
  private int windows;
  private int reading;
  private int laws;
  private int forbidden;
  private boolean reacts;
  private boolean waits;
  private boolean handedOver;
  private boolean crowded;
  // Whether the figures and the laws in force hold that were found last.
  private boolean figured;
  private boolean heard;

  DerivedValues(int cards) {
    lists = new CardLists(cards);
    figures = new Layers(cards);
    printed = new Printed(cards);
    speakers = new Pile(cards);
    listeners = new Pile(cards);
    tools = new Pile(cards);
    waiters = new Pile(cards);
  }

  void renew(Board board, DerivedCache.Change change) {
    figured = false;
    heard = false;
    if (change.compareTo(DerivedCache.Change.LAYOUT) >= 0) {
      lay(board);
    }
  }

  private void lay(Board board) {
    lists.clear();
    Arrays.fill(problems, Board.EMPTY);
    Arrays.fill(manes, Board.EMPTY);
    Arrays.fill(friendsAtHome, 0);
    crowded = false;
    triggers = 0;
    keywords = 0;
    windows = 0;
    reading = 0;
    reacts = false;
    waits = false;
    handedOver = false;
    laws = 0;
    forbidden = 0;
    speakers.clear();
    listeners.clear();
    tools.clear();
    waiters.clear();
    Pile table = board.table();
    int uniques = 0;
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      printed.note(card, board.face(card));
      if (!board.is(card, CardFlag.FACE_DOWN)) {
        hear(card);
      }
      if (printed.waits(card) || board.is(card, CardFlag.ROUSED)) {
        waiters.addTop(card);
      }
      handedOver |= board.controller(card) != board.pool().owner(card);
      place(board, card);
      uniques += (printed.traits(card) & Trait.UNIQUE.bit()) != 0 ? 1 : 0;
    }
    crowded = uniques > 1 || isCrowded(board);
  }

  private void hear(int card) {
    keywords |= printed.keywords(card);
    if (printed.triggers(card) != 0) {
      triggers |= printed.triggers(card);
      listeners.addTop(card);
    }
    if (printed.windows(card) != 0) {
      windows |= printed.windows(card);
      tools.addTop(card);
    }
    reading |= printed.reading(card);
    reacts |= printed.reacts(card);
    waits |= printed.waits(card);
    if (printed.laws(card) != 0) {
      laws |= printed.laws(card);
      forbidden |= printed.forbidden(card);
      speakers.addTop(card);
    }
  }

  private void place(Board board, int card) {
    int area = board.area(card);
    int seat = board.is(card, CardFlag.OF_B) ? 1 : 0;
    if (printed.isAny(card, Kind.CHARACTERS)) {
      lists.append(CardLists.CHARACTERS, area, seat, card);
      if (printed.isAny(card, Kind.MANE.bit())) {
        manes[seat] = card;
      } else if (Area.isHome(area)) {
        friendsAtHome[seat]++;
      }
    } else if (printed.isAny(card, Kind.PROBLEM.bit())) {
      problems[area & 1] = card;
    } else {
      boolean troublemaker = printed.isAny(card, Kind.TROUBLEMAKER.bit());
      lists.append(troublemaker ? CardLists.TROUBLEMAKERS : CardLists.OTHERS, area, seat, card);
    }
  }

  /// What the figures rest on that texts of cards in play give, beside those cards: bits of [cardwright.mlpccg.vocabulary.Reading].
  int reading() {
    return reading;
  }

  /// Whether a player has two face-up Troublemakers at one Problem.
  private boolean isCrowded(Board board) {
    for (int i = 0; i < 4; i++) {
      int card = firstTroublemaker(Area.problem(Seat.of(i & 1)), Seat.of(i >> 1));
      int up = 0;
      while (card != Board.EMPTY) {
        up += board.is(card, CardFlag.FACE_DOWN) ? 0 : 1;
        card = next(card);
      }
      if (up > 1) {
        return true;
      }
    }
    return false;
  }

  /// Whether there may be cards of which a player can have but one: unique ones, or face-up Troublemakers at one Problem.
  @Rule({"MLP 24", "MLP 74"})
  public boolean crowded() {
    return crowded;
  }

  /// The cards in play but Problems.
  CardLists lists() {
    return lists;
  }

  /// The first character in an area that a seat controls, or [Board#EMPTY]. Frightened Friends are characters.
  public int firstCharacter(int area, Seat seat) {
    return lists.first(CardLists.CHARACTERS, area, seat);
  }

  /// The first Troublemaker in an area that a seat controls, face-up or face-down, or [Board#EMPTY].
  public int firstTroublemaker(int area, Seat seat) {
    return lists.first(CardLists.TROUBLEMAKERS, area, seat);
  }

  /// The card behind another one of the same sort, area and seat, or [Board#EMPTY].
  public int next(int card) {
    return lists.next(card);
  }

  /// The face-up Troublemaker of a seat in an area, or [Board#EMPTY].
  @Rule("MLP 24")
  public int faceUpTroublemaker(Board board, int area, Seat seat) {
    int card = firstTroublemaker(area, seat);
    while (card != Board.EMPTY && board.is(card, CardFlag.FACE_DOWN)) {
      card = lists.next(card);
    }
    return card;
  }

  /// The Problem in play of a seat, or [Board#EMPTY].
  public int problem(Seat seat) {
    return problems[seat.ordinal()];
  }

  /// The Problem that makes an area, or [Board#EMPTY] for a home.
  public int problemAt(int area) {
    return Area.isProblem(area) ? problems[area & 1] : Board.EMPTY;
  }

  /// The Mane Character of a seat, or [Board#EMPTY].
  public int mane(Seat seat) {
    return manes[seat.ordinal()];
  }

  /// How many Friends a seat has at home.
  @Rule("MLP 42")
  public int friendsAtHome(Seat seat) {
    return friendsAtHome[seat.ordinal()];
  }

  /// The face-up cards in play that have laws printed on them, in the order in which they came there.
  Pile speakers() {
    return speakers;
  }

  /// The cards in play that may wait for something, in the order in which they came there.
  @Rule("MLP 59")
  public Pile listeners(Board board) {
    return board.info().has(Keyword.TEAMWORK) ? board.table() : listeners;
  }

  /// The cards in play that may have lines that can be used, in the order in which they came there.
  @Rule("MLP 59")
  public Pile tools(Board board) {
    return board.info().has(Keyword.TEAMWORK) ? board.table() : tools;
  }

  /// The cards in play that may wait for a state or have found one there, in the order in which they came there.
  @Rule({"MLP 59", "MLP Q39"})
  public Pile waiters(Board board) {
    return waits && board.info().has(Keyword.TEAMWORK) ? board.table() : waiters;
  }

  /// Whether a card in play is controlled by somebody else than its owner.
  @Rule("MLP 66")
  public boolean handedOver() {
    return handedOver;
  }

  /// What is printed on the cards in play.
  Printed printed() {
    return printed;
  }

  private Layers figures(Board board) {
    if (!figured) {
      figure(board);
    }
    return figures;
  }

  private void figure(Board board) {
    figured = true;
    figures.update(board, this);
    strong = 0;
  }

  private void reckon(Seat seat) {
    strong |= 1 << seat.ordinal();
    int from = seat.ordinal() * Color.COUNT;
    Arrays.fill(strength, from, from + Color.COUNT, 0);
    for (int area = 0; area < Area.COUNT; area++) {
      int card = firstCharacter(area, seat);
      while (card != Board.EMPTY) {
        int power = Math.max(0, figures.power(card));
        for (int left = figures.colors(card); left != 0; left &= left - 1) {
          strength[from + Integer.numberOfTrailingZeros(left)] += power;
        }
        card = lists.next(card);
      }
    }
  }

  /// The power of a card in play as it counts, at least 0.
  @Rule({"MLP 70", "MLP B3"})
  public int power(Board board, int card) {
    return Math.max(0, figures(board).power(card));
  }

  /// The power of a card in play as it is reckoned: below 0, too.
  @Rule("MLP 70")
  public int reckoned(Board board, int card) {
    return figures(board).power(card);
  }

  /// Each change of the power of a card in play with its source, in the order in which they count.
  List<Message> powerChanges(Board board, int card) {
    return figures(board).powerChanges(board, this, card);
  }

  /// The colors of a card in play, as bits of [Color].
  public int colors(Board board, int card) {
    return figures(board).colors(card);
  }

  /// The traits of a card in play, as bits of [Trait].
  public int traits(Board board, int card) {
    return figures(board).traits(card);
  }

  /// Whether a card in play has a keyword.
  public boolean has(Board board, int card, Keyword keyword) {
    return board.info().has(keyword) && (figures(board).keywords(card) & keyword.bit()) != 0;
  }

  /// The keywords of a card in play, as bits of [Keyword].
  public int keywords(Board board, int card) {
    return figures(board).keywords(card);
  }

  /// Whether a card in play has lost all abilities.
  public boolean lost(Board board, int card) {
    return board.info().silencing() && figures(board).lost(card);
  }

  /// How many faces speak for a card in play: its own, and by Teamwork those of others; none for one that is face-down or has lost all abilities.
  @Rule({"MLP 59", "MLP B38"})
  public int faces(Board board, int card) {
    return speakForThemselves(board)
        ? board.is(card, CardFlag.FACE_DOWN) ? 0 : 1
        : figures(board).lines().count(card);
  }

  /// Whether in this play every face-up card has its own face and no other.
  static boolean speakForThemselves(Board board) {
    return !board.info().silencing() && !board.info().has(Keyword.TEAMWORK);
  }

  /// A face that speaks for a card in play.
  ///
  /// @param line from 0, its own, to `faces() - 1`
  public Face face(Board board, int card, int line) {
    return speakForThemselves(board)
        ? board.face(card)
        : figures(board).lines().face(board, card, line);
  }

  /// What the triggered lines printed on all cards in play wait for, as bits of [EventKind].
  public long triggers() {
    return triggers;
  }

  /// Whether triggered lines printed on a card in play wait for such a thing; none of one that is face-down.
  public boolean hears(Board board, int card, EventKind what) {
    return (printed.triggers(card) & what.bit()) != 0 && !board.is(card, CardFlag.FACE_DOWN);
  }

  /// When the lines printed on all cards in play can be used, as bits of [cardwright.mlpccg.vocabulary.Window].
  public int windows() {
    return windows;
  }

  /// When the lines printed on a card in play can be used, face-down or not, as bits of [cardwright.mlpccg.vocabulary.Window].
  public int windows(int card) {
    return printed.windows(card);
  }

  /// Whether a reaction is printed on a card in play.
  public boolean reacts() {
    return reacts;
  }

  /// Whether a line printed on a card in play waits for a state.
  public boolean waits() {
    return waits;
  }

  /// Whether a line that speaks for a card in play waits for a state, its own or by Teamwork that of another.
  @Rule("MLP 59")
  public boolean waits(Board board, int card) {
    if (speakForThemselves(board)) {
      return !board.is(card, CardFlag.FACE_DOWN) && board.face(card).waits();
    }
    GrantedAbilities lines = figures(board).lines();
    for (int line = 0; line < lines.count(card); line++) {
      if (lines.face(board, card, line).waits()) {
        return true;
      }
    }
    return false;
  }

  /// Whether triggered lines that speak for a card in play wait for such a thing, its own or by Teamwork those of others.
  @Rule("MLP 59")
  public boolean speaks(Board board, int card, EventKind what) {
    GrantedAbilities lines = figures(board).lines();
    return switch (lines.count(card)) {
      case 0 -> false;
      case 1 -> hears(board, card, what);
      default -> (lines.triggers(card) & what.bit()) != 0;
    };
  }

  /// Whether some card in play may have a keyword: it is printed on one, or one has gained it.
  public boolean any(Board board, Keyword keyword) {
    return ((keywords | board.info().gained()) & keyword.bit()) != 0 && figures(board).any(keyword);
  }

  /// The laws that cards in play speak, and those that were made for a time; none when there is none of that kind.
  ActiveEffect[] laws(Board board, LawKind kind) {
    if (!isSpoken(board, kind)) {
      return Layers.NO_LAWS;
    }
    if (speakForThemselves(board)) {
      listen(board);
      return figures.spoken(kind);
    }
    return figures(board).spoken(kind);
  }

  /// Finds the laws where figures need not be known for that.
  void listen(Board board) {
    if (!heard) {
      heard = true;
      figures.listen(board, this);
    }
  }

  /// Whether a law of that kind is printed on a card in play or made for a time; figures need not be known for that.
  private boolean isSpoken(Board board, LawKind kind) {
    return (laws & kind.bit()) != 0 || isMade(board, kind);
  }

  /// Whether a law that forbids this is printed on a card in play, or one that forbids anything made for a time.
  boolean mayForbid(Board board, Law.Done what) {
    return (forbidden & what.bit()) != 0 || isMade(board, LawKind.CANNOT);
  }

  private static boolean isMade(Board board, LawKind kind) {
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Ruled(var law, var _, var _) && LawKind.of(law) == kind) {
        return true;
      }
    }
    return false;
  }

  /// The number of Supportive on a card in play; 0 without it.
  public int supportive(Board board, int card) {
    return figures(board).supportive(card);
  }

  /// Whether a character's power counts: not that of an exhausted one, unless it is Stubborn, nor of a frightened one.
  @Rule({"MLP 35", "MLP 44", "MLP 56"})
  public boolean counts(Board board, int card) {
    return !board.is(card, CardFlag.FACE_DOWN)
        && (!board.is(card, CardFlag.EXHAUSTED) || has(board, card, Keyword.STUBBORN));
  }

  /// The ready power of a seat's characters in an area.
  @Rule({"MLP 35", "MLP 36"})
  public int readyPower(Board board, Seat seat, int area) {
    int sum = 0;
    int card = firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      if (colors(board, card) != 0 && counts(board, card)) {
        sum += power(board, card);
      }
      card = lists.next(card);
    }
    return sum;
  }

  /// The power of a seat's characters in an area, exhausted ones too.
  public int charactersPower(Board board, Seat seat, int area) {
    int sum = 0;
    int card = firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      sum += power(board, card);
      card = lists.next(card);
    }
    return sum;
  }

  /// The power of one color that a seat's characters in play have together, exhausted ones too.
  @Rule({"MLP 26", "MLP B28"})
  public int strength(Board board, Seat seat, int color) {
    figures(board);
    if ((strong & 1 << seat.ordinal()) == 0) {
      reckon(seat);
    }
    return strength[seat.ordinal() * Color.COUNT + color];
  }
}
