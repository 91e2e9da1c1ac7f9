package cardwright.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/// The parts of shuffles that are drawn together, before and after they are opened.
///
/// The order is held here, for all servers on a store: a hash can change only while one is missing, and a part is taken only when all
/// hashes are there.
public final class Shuffles {
  private final Database database;

  Shuffles(Database database) {
    this.database = database;
  }

  /// The parts of a play; none of one that the server drew alone.
  public List<ShufflePart> of(String play) {
    return database.read(handle -> of(handle, play));
  }

  private static List<ShufflePart> of(Handle handle, String play) {
    return handle
        .createQuery("select party, hash, terms, part from part where play = ? order by party desc")
        .bind(0, play)
        .map((row, context) ->
            new ShufflePart(row.getString(1), row.getString(2), row.getString(3), row.getString(4)))
        .list();
  }

  static void insert(Handle handle, String play, ShufflePart part) {
    handle.execute(
        "insert into part (play, party, hash, terms, part) values (?, ?, ?, ?, ?)",
        play,
        part.party(),
        part.hash(),
        part.terms(),
        part.part());
  }

  /// Keeps the hash of a player, in the place of an earlier one while any hash is missing.
  ///
  /// @param needed all parties of the play
  /// @return false when the play does not wait for it, or another hash of that player counts already; nothing has changed then
  public boolean commit(String play, String party, String hash, Set<String> needed) {
    return database.write(handle -> {
      if (!waits(handle, play)) {
        return false;
      }
      List<ShufflePart> parts = of(handle, play);
      Optional<ShufflePart> mine = find(parts, party);
      if (mine.filter(each -> each.hash().equals(hash)).isPresent()) {
        return true;
      }
      Set<String> there = parts.stream().map(ShufflePart::party).collect(Collectors.toSet());
      if (!needed.contains(party) || there.containsAll(needed)) {
        return false;
      }
      handle.execute("delete from part where play = ? and party = ?", play, party);
      insert(handle, play, new ShufflePart(party, hash));
      return true;
    });
  }

  /// Keeps the part of a player.
  ///
  /// @param needed all parties of the play
  /// @param hash the hash of the part, which has to be the one that counts
  /// @return false when a hash is missing, or the part does not fit; nothing has changed then
  public boolean open(String play, String party, String part, String hash, Set<String> needed) {
    return database.write(handle -> {
      if (!waits(handle, play)) {
        return false;
      }
      List<ShufflePart> parts = of(handle, play);
      Set<String> there = parts.stream().map(ShufflePart::party).collect(Collectors.toSet());
      Optional<ShufflePart> mine = find(parts, party).filter(each -> each.hash().equals(hash));
      if (mine.isEmpty() || !there.containsAll(needed)) {
        return false;
      }
      handle.execute("update part set part = ? where play = ? and party = ?", part, play, party);
      return true;
    });
  }

  /// Lets a play begin whose parts are all there.
  ///
  /// @param seed the seed of the play
  /// @param line a line that is to be added to its log, for a play that goes on from a moment of another
  /// @return false when it has begun, or was called off; nothing has changed then
  public boolean begin(String play, String seed, Optional<Entry> line, long now) {
    return database.write(handle -> {
      int found =
          handle.execute(
              "update play set state = 'playing', seed = ?, changed = ?"
                  + " where id = ? and state = 'shuffling'",
              seed,
              now,
              play);
      if (found == 1) {
        line.ifPresent(entry -> entry.insert(handle));
      }
      return found == 1;
    });
  }

  /// Whether a play waits for hashes and parts. Nothing else writes to it until this transaction ends.
  private static boolean waits(Handle handle, String play) {
    return handle.execute(
            "update play set state = state where id = ? and state = 'shuffling'", play)
        == 1;
  }

  private static Optional<ShufflePart> find(List<ShufflePart> parts, String party) {
    return parts.stream().filter(each -> each.party().equals(party)).findFirst();
  }
}
