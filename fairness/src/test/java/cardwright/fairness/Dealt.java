package cardwright.fairness;

import cardwright.catalog.Catalog;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.match.MatchProgress;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import cardwright.record.ShuffleRecord;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;

/// Plays as a server deals them, with parts that are known.
final class Dealt {
  static final String ID = "play00000001";
  static final String SERVER = "11".repeat(32);
  static final String OF_A = "aa".repeat(32);
  static final String OF_B = "bb".repeat(32);

  private Dealt() {}

  static Map<Party, String> parts() {
    return new EnumMap<>(Map.of(Party.SERVER, SERVER, Party.A, OF_A, Party.B, OF_B));
  }

  static Deck deck(String game) {
    Game played = Catalog.builtIn().game(game);
    Deck deck = played.decks(played.formats().getFirst()).getFirst();
    return new Deck("", "", "", deck.cards(), deck.side());
  }

  static ShuffleTerms terms(String game, int games) {
    Format format = Catalog.builtIn().game(game).formats().getFirst();
    return new ShuffleTerms(game, format.name(), games, List.of(), deck(game), deck(game), "");
  }

  static ShuffleRecord shuffle(ShuffleTerms terms) {
    SequencedMap<String, String> hashes = new LinkedHashMap<>();
    hashes.put("server", JointShuffle.hashOfServer(ID, terms.digest(), SERVER));
    hashes.put("A", JointShuffle.hashOfPage(ID, Seat.A, OF_A));
    hashes.put("B", JointShuffle.hashOfPage(ID, Seat.B, OF_B));
    SequencedMap<String, String> parts = new LinkedHashMap<>();
    parts().forEach((party, part) -> parts.put(party.word(), part));
    return new ShuffleRecord(ID, hashes, parts, List.of(), JointShuffle.seed(ID, parts()));
  }

  /// A game by chance, at most so many decisions long.
  static PlayRecord play(Game game, Opening opening, CommittedRandom dice, int most) {
    Play play = new Play(game, opening, dice, event -> {});
    go(play, most);
    return PlayRecord.of(play);
  }

  private static void go(Play play, int most) {
    Random random = new Random(5);
    for (int i = 0; i < most && !play.over(); i++) {
      play.move(random.nextInt(play.position().choice().count()));
    }
  }

  /// A single game that was drawn together.
  static PlayRecord record(String game) {
    ShuffleTerms terms = terms(game, 1);
    ShuffleRecord shuffle = shuffle(terms);
    Opening opening = Opening.of(terms.format(), terms.a(), terms.b());
    return play(Catalog.builtIn().game(game), opening, CommittedRandom.of(shuffle.seed()), 1_000)
        .shuffled(shuffle);
  }

  /// A game that was begun with a public seed, and goes on with one that was drawn together.
  static PlayRecord playedOn(String game, int after) {
    String old = "0f".repeat(32);
    CommittedRandom dice = CommittedRandom.of(old);
    ShuffleTerms fresh = terms(game, 1);
    Opening opening = Opening.of(fresh.format(), fresh.a(), fresh.b());
    Play play = new Play(Catalog.builtIn().game(game), opening, dice, event -> {});
    go(play, after);
    String before = ShuffleTerms.digestOf(PlayRecord.of(play).write());
    ShuffleTerms terms =
        new ShuffleTerms(game, fresh.format(), 1, fresh.agreed(), fresh.a(), fresh.b(), before);
    ShuffleRecord drawn = shuffle(terms);
    dice.reseed(drawn.seed());
    go(play, 1_000);
    return PlayRecord.of(play)
        .shuffled(
            new ShuffleRecord(
                ID,
                drawn.hashes(),
                drawn.parts(),
                List.of(new ShuffleRecord.Earlier(old, 1, after)),
                drawn.seed()));
  }

  /// A match of three in which the first game was given up.
  static MatchRecord match(String game) {
    ShuffleTerms terms = terms(game, 3);
    ShuffleRecord shuffle = shuffle(terms);
    Game played = Catalog.builtIn().game(game);
    CommittedRandom dice = CommittedRandom.of(shuffle.seed());
    MatchProgress progress =
        new MatchProgress(
            played, played.format(terms.format()), 3, terms.a(), terms.b(), terms.agreed());
    progress.draw(Seat.of(dice.roll(2)));
    List<PlayRecord> plays = new ArrayList<>();
    for (int i = 0; progress.outcome().isEmpty(); i++) {
      if (i > 0) {
        progress.choose(progress.chooser().orElseThrow());
      }
      Play play = new Play(played, progress.opening(), dice, event -> {});
      progress.begun();
      go(play, i == 0 ? 3 : 1_000);
      Optional<Outcome> end = play.position().outcome();
      Outcome given = Outcome.win(Seat.B, "A concedes");
      plays.add(end.isPresent() ? PlayRecord.of(play) : PlayRecord.of(play).stopped(given));
      progress.ended(end.orElse(given), play.position().carried());
    }
    return new MatchRecord(
            game,
            terms.format(),
            3,
            terms.a(),
            terms.b(),
            plays,
            progress.outcome().orElseThrow().toString())
        .shuffled(shuffle);
  }
}
