package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.NamedCards;
import cardwright.cardgame.choose.ReaderLabels;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardLabel;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Entry;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What cards and zones are called in moves.
final class Labels implements ReaderLabels, NamedCards {
  /// The word of a catalogue for a side that is not said.
  private static final String ANY_SIDE = "any";

  private final Board board;
  private final Seat reader;
  private @Nullable String @Nullable [] made;

  /// Labels for as long as the board stays as it is.
  ///
  /// @param reader who is to tell the cards apart by them
  Labels(Board board, Seat reader) {
    this.board = board;
    this.reader = reader;
  }

  @Override
  public Seat reader() {
    return reader;
  }

  /// The name on the face that is up.
  @Override
  public String name(int card) {
    return board.face(card).name();
  }

  /// A card's name in lower case; where names clash, with a number on its side and with its side.
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

  /// What is picked so far for a choice of several cards, behind a question; nothing when none is.
  ///
  /// @param refs references to the cards
  Message pickedSoFar(int[] refs) {
    List<String> names = Arrays.stream(refs).mapToObj(ref -> name(CardRef.card(ref))).toList();
    return names.isEmpty()
        ? Message.NOTHING
        : Messages.of("question.picked", Message.listed(names, ", "));
  }

  /// A card in a sentence, called as it is in moves.
  Message.Argument labeled(int card) {
    int behind = behind(card);
    int side = behind & 3;
    return clause(
        Messages.of(
            "label",
            Message.card(board.face(card).nameInMoves()),
            Message.number(behind >> 2),
            word(side == 0 ? ANY_SIDE : Seat.of(side - 1).name())));
  }

  private String make(int card) {
    return CardLabel.of(board.face(card).nameInMoves(), behind(card));
  }

  /// A number that stands for [#of].
  long key(int card) {
    return MoveKey.with(board.face(card).nameKey(), behind(card));
  }

  /// What stands behind a card's name, as [CardLabel#behind] numbers it.
  private int behind(int card) {
    int[] among = among(card, board.zone(card));
    Seat side = board.side(card);
    boolean across = false;
    for (int each : among) {
      across |= board.side(each) != side && isNamesake(each, card);
    }
    return CardLabel.behind(number(card, among), across, side);
  }

  private boolean isNamesake(int one, int other) {
    return board.face(one).nameKey() == board.face(other).nameKey();
  }

  /// How many characters at the start of some words in lower case name a card; 0 when they do not mean it.
  @Override
  public int named(String said, int card) {
    int number = number(card, among(card, board.zone(card)));
    return CardLabel.named(said, board.face(card).nameInMoves(), number, board.side(card));
  }

  @Override
  public boolean isMine(int card) {
    return board.side(card) == reader;
  }

  /// The card in play that is meant, or [#NOBODY].
  int inPlay(String said) {
    DerivedValues derived = board.derived();
    int best = NOBODY;
    for (int i = 0; i < derived.inPlayCount(); i++) {
      best = clearer(said, best, derived.inPlay()[i]);
    }
    return best;
  }

  /// The number of a card among those of its name on its side; 0 for a card alone.
  private int number(int card, int[] among) {
    Zone zone = board.zone(card);
    int same = 0;
    int number = 0;
    for (int i = 0; i < among.length; i++) {
      int each = among[i];
      boolean alike = isNamesake(each, card) && board.side(each) == board.side(card);
      if (alike && !isCounted(among, i, zone)) {
        same++;
        number = each == card || isAlike(each, card, zone) ? same : number;
      }
    }
    return same > 1 ? number : 0;
  }

  private boolean isCounted(int[] among, int at, Zone zone) {
    for (int i = 0; i < at; i++) {
      if (isAlike(among[i], among[at], zone)) {
        return true;
      }
    }
    return false;
  }

  /// Cards out of play that are alike are offered once.
  private boolean isAlike(int each, int card, Zone zone) {
    return each != card && !zone.inPlay() && PrivateCards.alike(board, each, card, reader);
  }

  private int[] among(int card, Zone zone) {
    if (zone.inPlay()) {
      DerivedValues derived = board.derived();
      int[] all = new int[derived.inPlayCount()];
      System.arraycopy(derived.inPlay(), 0, all, 0, all.length);
      return all;
    }
    if (zone == Zone.RESOLVING) {
      return new int[] {card};
    }
    Pile mine = board.pile(zone, Seat.A);
    Pile others = board.pile(zone, Seat.B);
    boolean open = zone == Zone.TIMEOUT;
    int a = open || board.side(card) == Seat.A ? mine.size() : 0;
    int b = open || board.side(card) == Seat.B ? others.size() : 0;
    int[] all = new int[a + b];
    for (int i = 0; i < all.length; i++) {
      all[i] = i < a ? mine.get(i) : others.get(i - a);
    }
    if (zone == Zone.DECK) {
      sort(all);
    }
    return all;
  }

  /// By title: the order of a deck is a secret.
  private void sort(int[] cards) {
    for (int i = 1; i < cards.length; i++) {
      int card = cards[i];
      int at = i;
      while (at > 0 && board.card(card).title().compareTo(board.card(cards[at - 1]).title()) < 0) {
        cards[at] = cards[at - 1];
        at--;
      }
      cards[at] = card;
    }
  }

  /// A zone as a place for a Scene: the card that lies there, the Scene there, or the zone itself.
  String place(int place) {
    Seat side = Entry.side(place);
    int slot = Entry.slot(place);
    int card = board.slot(side, slot);
    if (card != Board.EMPTY) {
      return "under " + of(card);
    }
    return zone(place, true);
  }

  /// A zone in which nothing but perhaps a Scene lies.
  ///
  /// @param anySide whether zones of both Playgrounds can be meant
  String zone(int place, boolean anySide) {
    Seat side = Entry.side(place);
    int slot = Entry.slot(place);
    int scene = board.scene(side, slot);
    if (scene != Board.EMPTY) {
      return "onto " + of(scene);
    }
    String whose = !anySide ? "" : " of " + side.name().toLowerCase(Locale.ROOT);
    return switch (slot) {
      case Board.FIELD -> "onto the field zone" + whose;
      case Board.GOAL -> "onto the goal zone" + whose;
      default -> "onto an empty zone" + whose;
    };
  }

  /// What [#place] says, as a part of a sentence.
  Message placeMeans(int place) {
    int card = board.slot(Entry.side(place), Entry.slot(place));
    return card == Board.EMPTY ? zoneMeans(place, true) : Messages.of("place.under", labeled(card));
  }

  /// What [#zone] says, as a part of a sentence.
  Message zoneMeans(int place, boolean anySide) {
    Seat side = Entry.side(place);
    int slot = Entry.slot(place);
    int scene = board.scene(side, slot);
    if (scene != Board.EMPTY) {
      return Messages.of("place.onto", labeled(scene));
    }
    Message.Argument whose = word(anySide ? side.name() : ANY_SIDE);
    return switch (slot) {
      case Board.FIELD -> Messages.of("place.field", whose);
      case Board.GOAL -> Messages.of("place.goal", whose);
      default -> Messages.of("place.empty", whose);
    };
  }
}
