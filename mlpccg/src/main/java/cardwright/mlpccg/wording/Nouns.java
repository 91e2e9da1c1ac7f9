package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SelectorWords;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.OwnQuality;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Place.Spot;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The words for sorts of cards, as one person says them: `another Critter Friend you control here`, `Events in your discard pile`.
final class Nouns {
  /// One card beneath another one than this: `card beneath that Friend`.
  static final Phrase<Which> UNDER = noun(false, under());

  /// One card, with the place.
  final Phrase<Which> one;

  /// Several cards, with the place.
  final Phrase<Which> several;

  /// One card without a word for place or player.
  final Phrase<Which> bareOne;

  /// Several cards without a word for place or player.
  final Phrase<Which> bareSeveral;

  /// Where cards are looked for, and whose.
  record Where(Place place, Who whose) {}

  private final Person person;

  Nouns(Person person) {
    this.person = person;
    Phrase<Where> spots = oneOf(inPlay(), elsewhere(false));
    Phrase<Where> severalSpots = oneOf(inPlay(), elsewhere(true));
    Phrase<Which> host = noun(false, inPlay());
    Phrase<Which> hosts = noun(true, inPlay());
    Phrase<Where> on = on(host, hosts);
    this.one = noun(false, oneOf(spots, on));
    this.several = noun(true, oneOf(severalSpots, on));
    this.bareOne = in(false, Spot.PLAY, Who.EACH);
    this.bareSeveral = in(true, Spot.PLAY, Who.EACH);
  }

  /// Cards of a place and a player that other words of the line name.
  static Phrase<Which> in(boolean several, Place place, Who whose) {
    return noun(several, words(new Where(place, whose), ""));
  }

  /// Cards of a player that other words of the line name: `Friends here`, behind `you control`.
  static Phrase<Which> of(boolean several, Who whose) {
    List<Phrase<Where>> all = new ArrayList<>();
    for (Spot spot : Spot.values()) {
      String words = area(spot);
      if (words != null) {
        all.add(words(new Where(spot, whose), words));
      }
    }
    return noun(several, oneOf(all));
  }

  /// One card with its article: `a Friend`, `an Event`, `another Friend`.
  static Phrase<Which> a(Phrase<Which> one) {
    return TargetWords.article(Which.class, one, Nouns::other);
  }

  private static Which other(Which which, boolean other) {
    return new Which(other, which.kinds(), which.whose(), which.place(), which.qualities());
  }

  private static Phrase<Which> noun(boolean several, Phrase<Where> spots) {
    return SelectorWords.of(new Selectors(), new Sort(several, spots));
  }

  private record Selectors() implements SelectorWords.Form<Which, Where> {
    @Override
    public Which of(boolean other, int kinds, Where spot, List<Quality> qualities) {
      return new Which(other, kinds, spot.whose(), spot.place(), qualities);
    }

    @Override
    public Where spot(Which which) {
      return new Where(which.place(), which.whose());
    }
  }

  private record Sort(boolean several, Phrase<Where> spots) implements SelectorWords.Nouns<Where> {
    private static final Phrase<Quality> NOTHING = Quality.none();
    private static final Phrase<Quality> EXCEPT_ONE = except(withArticle(Sorts.KIND));
    private static final Phrase<Quality> EXCEPT_SEVERAL = except(Sorts.KINDS);

    private static Phrase<Quality> except(Phrase<Integer> noun) {
      List<Phrase<Integer>> all = new ArrayList<>();
      for (Kind kind : Kind.values()) {
        all.add(words(kind.bit(), Objects.requireNonNull(noun.write(kind.bit()))));
      }
      return Quality.except(oneOf(all));
    }

    @Override
    public Phrase<Quality> adjectives(List<Quality> before) {
      return Qualities.BEFORE;
    }

    @Override
    public Phrase<Integer> kinds(List<Quality> adjectives) {
      return several ? Sorts.KINDS : Sorts.KIND;
    }

    @Override
    public Phrase<Quality> except(int kinds) {
      return kinds != Kind.ANY ? NOTHING : several ? EXCEPT_SEVERAL : EXCEPT_ONE;
    }

    @Override
    public Phrase<Where> spots(int kinds) {
      return spots;
    }

    @Override
    public Phrase<Quality> behind() {
      return several ? Qualities.OF_SEVERAL : Qualities.OF_ONE;
    }
  }

  /// The words for an area in play, or null for what is none.
  private static @Nullable String area(Spot spot) {
    return switch (spot) {
      case PLAY -> "";
      case HERE -> " here";
      case THERE -> " there";
      case HOME -> " at home";
      case PROBLEM -> " at a Problem";
      case ONE_PROBLEM -> " at one Problem";
      case OPPONENTS_PROBLEM -> " at your opponent's Problem";
      case HAND, DECK, DISCARD, BENEATH, AMONG_THEM -> null;
    };
  }

  private Phrase<Where> inPlay() {
    List<Phrase<Who>> players = new ArrayList<>();
    for (Who whose : Who.values()) {
      String control =
          switch (whose) {
            case YOU -> " you control";
            case OPPONENT -> " your opponent controls";
            case WINNER -> " the winner controls";
            case LOSER -> " the loser controls";
            case EACH -> "";
          };
      players.add(words(whose, person.say(control)));
    }
    List<Phrase<Place>> areas = new ArrayList<>();
    for (Spot spot : Spot.values()) {
      String words = area(spot);
      if (words != null) {
        areas.add(words(spot, person.say(words)));
      }
    }
    return phrase(
        Where.class,
        "{}{}",
        oneOf(players),
        oneOf(areas),
        (whose, place) -> new Where(place, whose),
        Where::whose,
        Where::place);
  }

  private Phrase<Where> elsewhere(boolean several) {
    List<Phrase<Where>> all = new ArrayList<>();
    all.add(words(new Where(Spot.BENEATH, Who.EACH), " beneath this card"));
    all.add(words(new Where(Spot.AMONG_THEM, Who.EACH), " among those cards"));
    pile(all, Spot.HAND, "hand", several);
    pile(all, Spot.DISCARD, "discard pile", several);
    return oneOf(all);
  }

  private void pile(List<Phrase<Where>> all, Spot spot, String pile, boolean several) {
    all.add(words(new Where(spot, Who.YOU), person.say(" in your " + pile)));
    all.add(words(new Where(spot, Who.OPPONENT), person.say(" in your opponent's " + pile)));
    all.add(words(new Where(spot, Who.EACH), several ? " in " + pile + "s" : " in a " + pile));
  }

  /// `on this card`, `on a Friend you control`, `on Friends here`.
  private static Phrase<Where> on(Phrase<Which> one, Phrase<Which> several) {
    Phrase<Target<Which>> host =
        oneOf(Mentioned.ONE, TargetWords.chosenOne(a(one)), TargetWords.they(several));
    return phrase(
            Where.class,
            " on {}",
            host,
            card -> new Where(new Place.On(card), Who.EACH),
            spot ->
                spot.place() instanceof Place.On(Target<Which> card) ? card : new Target.This<>())
        .when(spot -> spot.place() instanceof Place.On);
  }

  /// `beneath that Friend`, `beneath a Pumped Friend you control`.
  private static Phrase<Where> under() {
    Phrase<Target<Which>> host =
        oneOf(
            Mentioned.ONE.when(target -> !(target instanceof Target.This)),
            TargetWords.chosenOne(a(noun(false, new Nouns(Person.YOU).inPlay()))));
    return phrase(
            Where.class,
            " beneath {}",
            host,
            card -> new Where(new Place.Under(card), Who.EACH),
            spot ->
                spot.place() instanceof Place.Under(Target<Which> card) ? card : new Target.It<>())
        .when(spot -> spot.place() instanceof Place.Under);
  }

  /// What a card is found to be, behind `is`: `exhausted`, `white`, `at home`, `at a Problem`.
  static Phrase<Which> state() {
    List<Phrase<Which>> all = new ArrayList<>();
    all.add(
        phrase(
                Which.class,
                "{}",
                Qualities.ADJECTIVE,
                quality -> new Which(false, Kind.ANY, Who.EACH, Spot.PLAY, List.of(quality)),
                which ->
                    which.qualities().isEmpty()
                        ? OwnQuality.State.READY
                        : which.qualities().getFirst())
            .when(which ->
                which.qualities().size() == 1 && which.place() == Spot.PLAY && isPlain(which)));
    Which named =
        new Which(false, Kind.ANY, Who.EACH, Spot.PLAY, List.of(OwnQuality.State.NAMED_TYPE));
    all.add(words(named, "of the named type"));
    for (Spot spot :
        List.of(Spot.HERE, Spot.THERE, Spot.HOME, Spot.PROBLEM, Spot.OPPONENTS_PROBLEM)) {
      Which there = new Which(false, Kind.ANY, Who.EACH, spot, List.of());
      all.add(words(there, Objects.requireNonNull(area(spot)).strip()));
    }
    return oneOf(all);
  }

  private static boolean isPlain(Which which) {
    return !which.other() && which.kinds() == Kind.ANY && which.whose() == Who.EACH;
  }
}
