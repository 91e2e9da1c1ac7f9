package cardwright.lab.games;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Who plays an Ace wins, from his turn on whose number its cost is, at once as it is printed. A deck has five cards, at most two of them Stones; each turn one is drawn and one is played.
/// More such winners can be added.
public final class Aces implements Game {
  public static final Format FORMAT = new Format("five", "Five cards.", List.of("all"));
  static final int SIZE = 5;

  private static final List<CardFace> CARDS =
      List.of(
          new CardFace("Ace", "all", "Winner, cost 1", List.of()),
          new CardFace("Blank", "all", "Nothing, cost 2", List.of()),
          new CardFace("Empty", "all", "Nothing, cost 3", List.of()),
          new CardFace("Stone", "all", "Nothing, cost 9", List.of()));

  private final List<CardFace> cards;

  public Aces() {
    this(CARDS);
  }

  private Aces(List<CardFace> cards) {
    this.cards = List.copyOf(cards);
  }

  public static Deck deck(String name, String... cards) {
    return new Deck(name, "", List.of(cards));
  }

  @Override
  public String name() {
    return "aces";
  }

  @Override
  public String title() {
    return "Aces";
  }

  @Override
  public List<CardFace> cards() {
    return cards;
  }

  @Override
  public List<Format> formats() {
    return List.of(FORMAT);
  }

  @Override
  public List<Deck> decks() {
    return List.of();
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    boolean legal =
        deck.cards().size() == SIZE && Collections.frequency(deck.cards(), "Stone") <= 2;
    return legal ? List.of() : List.of(Message.plain("five cards, at most two Stones"));
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return deck("", "Ace", "Blank", "Blank", "Blank", "Blank");
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    Seat first = Seat.of(chance.roll(2));
    Rounds rounds =
        Rounds.of(shuffled(opening.a(), chance), shuffled(opening.b(), chance), first, winners());
    rounds.listen(listener);
    return rounds;
  }

  /// The number of the turn from which on each winner wins.
  private Map<String, Integer> winners() {
    return cards.stream()
        .filter(card -> card.is("Winner"))
        .collect(
            Collectors.toMap(
                CardFace::name, card -> Integer.parseInt(card.kind().replaceAll("\\D+", ""))));
  }

  private static List<String> shuffled(Deck deck, Chance chance) {
    List<String> cards = new ArrayList<>(deck.cards());
    for (int i = cards.size() - 1; i > 0; i--) {
      Collections.swap(cards, i, chance.roll(i + 1));
    }
    return cards;
  }

  @Override
  public Position position(PositionSpec spec) {
    throw new Refused("aces sets up no positions");
  }

  @Override
  public Game with(String source, String file) {
    List<CardFace> all = new ArrayList<>(cards);
    for (String card : source.split("\n(?=#)", -1)) {
      List<String> lines = card.lines().toList();
      String name = lines.getFirst().substring(2);
      if (lines.get(1).equals("Winner, cost 0")) {
        throw new Refused(name + ": a Winner costs at least 1");
      }
      all.removeIf(each -> each.name().equals(name));
      all.add(new CardFace(name, "all", lines.get(1), List.of()));
    }
    return new Aces(all);
  }

  @Override
  public double value(Position position, Seat seat) {
    return 0;
  }
}
