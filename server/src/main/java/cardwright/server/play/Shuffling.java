package cardwright.server.play;

import cardwright.engine.Seat;
import cardwright.fairness.JointShuffle;
import cardwright.fairness.Party;
import cardwright.fairness.ShuffleTerms;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.ToPage;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import cardwright.store.ShufflePart;
import cardwright.store.Shuffles;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The shuffle of a play that is drawn together, from the server's hash to the seed. `docs/fairness.md` says what it is for.
///
/// The server shows its hash when both seats are taken. Each person's page shows a hash, and opens its part when all hashes are there. The
/// server's own part is opened when the play is over: before that, nobody else can know the seed.
public final class Shuffling {
  private Shuffling() {}

  /// What the server brings to the shuffle of a play with both seats taken: a new part, and a hash that covers the decks.
  ///
  /// @param log the lines that the play begins with; none for one that begins at its beginning
  public static ShufflePart ofServer(PlayRow row, Games games, List<Entry> log) {
    PlayTerms terms = PlayTerms.of(row, games);
    String before =
        log.isEmpty() ? "" : ShuffleTerms.digestOf(new Replays(row, games, log).bareRecord());
    String digest =
        new ShuffleTerms(
                row.game(),
                row.format(),
                row.games(),
                row.agreed(),
                terms.deck(Seat.A),
                terms.deck(Seat.B),
                before)
            .digest();
    String part = JointShuffle.newPart();
    return new ShufflePart(
        Party.SERVER.word(), JointShuffle.hashOfServer(row.id(), digest, part), digest, part);
  }

  /// Who brings a part: the server, and each person.
  private static Set<String> needed(PlayRow row) {
    Set<String> needed = new LinkedHashSet<>(List.of(Party.SERVER.word()));
    row.seats().stream()
        .filter(each -> each.level().isEmpty())
        .forEach(each -> needed.add(each.seat()));
    return needed;
  }

  /// Takes the hash of a page.
  ///
  /// @throws Declined when it comes too late
  static void commit(Shuffles shuffles, PlayRow row, Seat seat, String hash) {
    if (!shuffles.commit(row.id(), seat.name(), hash, needed(row))) {
      throw new Declined("not-now", Messages.of("declined.no-hash-now"));
    }
  }

  /// Takes the part of a page.
  ///
  /// @throws Declined when a hash is missing, or it does not fit its own
  static void open(Shuffles shuffles, PlayRow row, Seat seat, String part) {
    String hash = JointShuffle.hashOfPage(row.id(), seat, part);
    if (shuffles.open(row.id(), seat.name(), part, hash, needed(row))) {
      return;
    }
    List<ShufflePart> parts = shuffles.of(row.id());
    if (!isComplete(row, parts)) {
      throw new Declined("not-now", Messages.of("declined.part-too-early"));
    }
    throw find(parts, seat.name()).filter(each -> each.hash().equals(hash)).isPresent()
        ? new Declined("not-now", Messages.of("declined.no-part-now"))
        : new Declined("not-offered", Messages.of("declined.part-does-not-fit"));
  }

  /// Whether what a page brings is there already: it may say so again after it has lost its connection.
  static boolean isThere(List<ShufflePart> parts, Seat seat, FromPage.Brought brought) {
    Optional<ShufflePart> mine = find(parts, seat.name());
    return switch (brought) {
      case FromPage.Commit commit ->
          mine.filter(each -> each.hash().equals(commit.hash())).isPresent();
      case FromPage.Open open -> mine.filter(each -> each.part().equals(open.part())).isPresent();
    };
  }

  private static boolean isComplete(PlayRow row, List<ShufflePart> parts) {
    return needed(row).stream().allMatch(party -> find(parts, party).isPresent());
  }

  private static boolean isOpened(ShufflePart part) {
    return !part.part().isEmpty();
  }

  private static Optional<ShufflePart> find(List<ShufflePart> parts, String party) {
    return parts.stream().filter(each -> each.party().equals(party)).findFirst();
  }

  /// Lets a play begin when all parts are there.
  ///
  /// @return whether it may have begun by now
  static boolean begin(PlayServices services, PlayRow row, List<ShufflePart> parts) {
    if (!isComplete(row, parts) || !parts.stream().allMatch(Shuffling::isOpened)) {
      return false;
    }
    String seed = seed(row, parts);
    if (row.seed().isEmpty()) {
      services.store().shuffles().begin(row.id(), seed, Optional.empty(), services.now());
    } else {
      List<Entry> log = services.store().plays().log(row.id(), 0);
      Optional<Entry> line = Optional.of(PlayedOn.seed(row.id(), log, seed));
      services.store().shuffles().begin(row.id(), row.seed(), line, services.now());
    }
    return true;
  }

  private static String seed(PlayRow row, List<ShufflePart> parts) {
    Map<Party, String> all = new EnumMap<>(Party.class);
    for (ShufflePart each : parts) {
      Party.of(each.party()).ifPresent(party -> all.put(party, each.part()));
    }
    return JointShuffle.seed(row.id(), all);
  }

  /// What everybody is told of a shuffle.
  ///
  /// @param over whether all may be told
  public static ToPage.Shuffle shown(PlayRow row, List<ShufflePart> parts, boolean over) {
    if (parts.isEmpty() && Replays.isOpened(row)) {
      ToPage.PerParty none = new ToPage.PerParty(null, null, null);
      return new ToPage.Shuffle("recorded", none, new ToPage.Opened(null, null), null, null, null);
    }
    boolean alone = parts.isEmpty() && !row.seed().isEmpty() && !row.state().equals("waiting");
    if (alone) {
      String hash = JointShuffle.hashOfSeed(row.seed());
      return new ToPage.Shuffle(
          "alone",
          new ToPage.PerParty(hash, null, null),
          new ToPage.Opened(null, null),
          null,
          null,
          over ? row.seed() : null);
    }
    boolean told = over && parts.stream().allMatch(Shuffling::isOpened);
    return new ToPage.Shuffle(
        "together",
        new ToPage.PerParty(hash(parts, Party.SERVER), hash(parts, Party.A), hash(parts, Party.B)),
        new ToPage.Opened(opened(row, parts, Seat.A), opened(row, parts, Seat.B)),
        told ? find(parts, Party.SERVER.word()).map(ShufflePart::terms).orElse(null) : null,
        told
            ? new ToPage.PerParty(
                part(parts, Party.SERVER), part(parts, Party.A), part(parts, Party.B))
            : null,
        told ? seed(row, parts) : null);
  }

  private static @Nullable String hash(List<ShufflePart> parts, Party party) {
    return find(parts, party.word()).map(ShufflePart::hash).orElse(null);
  }

  private static @Nullable String part(List<ShufflePart> parts, Party party) {
    return find(parts, party.word()).map(ShufflePart::part).orElse(null);
  }

  private static @Nullable Boolean opened(PlayRow row, List<ShufflePart> parts, Seat seat) {
    boolean computer =
        row.seats().stream()
            .anyMatch(each -> each.seat().equals(seat.name()) && !each.level().isEmpty());
    return computer ? null : find(parts, seat.name()).filter(Shuffling::isOpened).isPresent();
  }
}
