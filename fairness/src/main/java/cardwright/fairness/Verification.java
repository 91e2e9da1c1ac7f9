package cardwright.fairness;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.match.MatchReplay;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import cardwright.record.ShuffleRecord;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Checks the record of a play of a server, from nothing but the record: that each part fits the hash that was shown of it, that the
/// server's hash covers the decks, that the seed comes from all parts, and that every roll comes from the seed.
public final class Verification {
  private final Optional<MatchRecord> match;
  private final PlayRecord first;
  private final List<PlayRecord> plays;
  private final ShuffleRecord shuffle;
  private final List<ShuffleRecord.Earlier> stretches;
  private CommittedRandom dice;
  private int stretch;
  private int rolls;
  private int decisions;

  /// Something differs.
  private static final class Difference extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String what;

    Difference(String what) {
      super(what, null, false, false);
      this.what = what;
    }
  }

  private Verification(Optional<MatchRecord> match, List<PlayRecord> plays, ShuffleRecord shuffle) {
    this.match = match;
    this.plays = plays;
    this.first = plays.getFirst();
    this.shuffle = shuffle;
    this.stretches = shuffle.earlier();
    this.dice =
        CommittedRandom.of(stretches.isEmpty() ? shuffle.seed() : stretches.getFirst().seed());
  }

  /// Checks a record.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @param games finds the game of a name
  /// @param noted hashes that somebody has noted when the play began; each has to be one of the record
  /// @throws Refused when it is no record, or one of a play that tells nothing of its shuffle
  public static Verdict of(
      String text, String file, Function<String, Game> games, List<String> noted) {
    Optional<MatchRecord> match =
        MatchRecord.isOne(text) ? Optional.of(MatchRecord.read(text, file)) : Optional.empty();
    List<PlayRecord> plays =
        match.map(MatchRecord::plays).orElseGet(() -> List.of(PlayRecord.read(text, file)));
    if (plays.isEmpty()) {
      throw new Refused(file + " has no game");
    }
    ShuffleRecord shuffle =
        match
            .map(MatchRecord::shuffle)
            .orElseGet(() -> plays.getFirst().shuffle())
            .orElseThrow(() ->
                new Refused(
                    file
                        + " tells nothing of its shuffle: only records of a server's plays do;"
                        + " 'cardwright replay' checks the moves of any record"));
    Game game = games.apply(plays.getFirst().game());
    try {
      return new Verification(match, plays, shuffle).verdict(game, noted);
    } catch (Difference difference) {
      return new Verdict.Differs(difference.what);
    } catch (Refused refused) {
      return new Verdict.Differs(String.valueOf(refused.getMessage()));
    }
  }

  private Verdict verdict(Game game, List<String> noted) {
    for (String hash : noted) {
      if (!shuffle.hashes().containsValue(hash)) {
        throw new Difference("the noted hash " + hash + " is none of those in the record");
      }
    }
    Verdict.Drawn drawn = drawn();
    if (match.isPresent()) {
      draw();
      MatchReplay.run(
          match.get(), game, event -> {}, (number, at, position) -> reach(number, at), this::roll);
    } else {
      PlayReplay.run(first, game, event -> {}, (at, position) -> reach(1, at), this::roll);
    }
    if (stretch < stretches.size()) {
      throw new Difference(
          "the record ends before decision "
              + stretches.get(stretch).decisions()
              + ", from which the seed counts");
    }
    return new Verdict.Fits(drawn, shuffle, rolls, decisions);
  }

  /// Compares hashes, parts and seed.
  private Verdict.Drawn drawn() {
    if (shuffle.parts().isEmpty()) {
      return alone();
    }
    if (!shuffle.parts().keySet().equals(shuffle.hashes().keySet())) {
      throw new Difference("there is a hash without a part, or a part without a hash");
    }
    if (shuffle.parts().size() < 2 || !shuffle.parts().containsKey(Party.SERVER.word())) {
      throw new Difference("the server's part and that of a player are needed");
    }
    Map<Party, String> parts = new EnumMap<>(Party.class);
    for (Party party : Party.values()) {
      String part = shuffle.parts().get(party.word());
      if (part != null) {
        compare(party, part);
        parts.put(party, part);
      }
    }
    if (!JointShuffle.seed(shuffle.play(), parts).equals(shuffle.seed())) {
      throw new Difference("the seed is not the one that the parts give");
    }
    return Verdict.Drawn.TOGETHER;
  }

  private void compare(Party party, String part) {
    String hash =
        switch (party) {
          case SERVER -> JointShuffle.hashOfServer(shuffle.play(), terms().digest(), part);
          case A -> JointShuffle.hashOfPage(shuffle.play(), Seat.A, part);
          case B -> JointShuffle.hashOfPage(shuffle.play(), Seat.B, part);
        };
    if (!hash.equals(shuffle.hashes().get(party.word()))) {
      throw new Difference(
          party == Party.SERVER
              ? "the server's part, with the decks of the record, does not fit the server's hash"
              : "the part of " + party.word() + " does not fit the hash of " + party.word());
    }
  }

  private ShuffleTerms terms() {
    String before = "";
    if (!stretches.isEmpty()) {
      ShuffleRecord.Earlier last = stretches.getLast();
      if (last.game() > plays.size()
          || last.decisions() > plays.get(last.game() - 1).entries().size()) {
        throw new Difference("the record ends before the seed counts");
      }
      before =
          ShuffleTerms.digestOf(
              match
                  .map(all -> all.until(last.game(), last.decisions()).write())
                  .orElseGet(() -> first.until(last.decisions()).write()));
    }
    String beforeAll = before;
    return match
        .map(all -> ShuffleTerms.of(all, beforeAll))
        .orElseGet(() -> ShuffleTerms.of(first, beforeAll));
  }

  private Verdict.Drawn alone() {
    String hash = shuffle.hashes().get(Party.SERVER.word());
    if (hash == null) {
      return Verdict.Drawn.UNSHOWN;
    }
    if (!JointShuffle.hashOfSeed(shuffle.seed()).equals(hash)) {
      throw new Difference("the seed does not fit the server's hash");
    }
    return Verdict.Drawn.ALONE;
  }

  /// In a match the first roll says who goes first.
  private void draw() {
    Seat drawn = Seat.of(dice.roll(Seat.values().length));
    rolls++;
    if (!first.opening().first().equals(Optional.of(drawn))) {
      throw new Difference("game 1: the seed says that " + drawn + " goes first");
    }
  }

  private void roll(int sides, int recorded) {
    int rolled = dice.roll(sides);
    rolls++;
    if (rolled != recorded) {
      throw new Refused(
          "roll "
              + rolls
              + " of the record, of "
              + sides
              + " sides: the record says "
              + recorded
              + ", the seed gives "
              + rolled);
    }
  }

  /// A decision was made again; from some of them on another seed counts.
  private void reach(int game, int at) {
    decisions += at > 0 ? 1 : 0;
    while (stretch < stretches.size()
        && stretches.get(stretch).game() == game
        && stretches.get(stretch).decisions() == at) {
      stretch++;
      dice =
          CommittedRandom.of(
              stretch < stretches.size() ? stretches.get(stretch).seed() : shuffle.seed());
    }
  }
}
