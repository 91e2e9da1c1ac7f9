package cardwright.record;

import cardwright.engine.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Where the chance of a recorded play came from: the hashes that were shown before the first card fell, and what was behind them.
///
/// It is data alone; the room `fairness` checks it. In a record it stands below the decks:
///
/// ```
/// shuffle play: 0123456789ab
/// shuffle hash server: 64 hexadecimal digits
/// shuffle hash A: …
/// shuffle part server: …
/// shuffle part A: …
/// shuffle earlier: SEED until 1.12
/// shuffle seed: …
/// ```
///
/// @param play the id of the play
/// @param hashes the hash that each party showed: `server`, `A`, `B`
/// @param parts the random part of each party, 32 bytes in hexadecimal; empty where the server alone drew the seed
/// @param earlier the seeds of what was played before these parts were drawn, for a play that goes on from a moment of another
/// @param seed what the rest was rolled with, 32 bytes in hexadecimal
public record ShuffleRecord(
    String play,
    SequencedMap<String, String> hashes,
    SequencedMap<String, String> parts,
    List<Earlier> earlier,
    String seed) {
  /// Who may take part.
  public static final List<String> PARTIES = List.of("server", "A", "B");

  private static final String PLAY = "shuffle play";
  private static final String EARLIER = "shuffle earlier";

  /// A seed that counted up to some moment.
  ///
  /// @param game the number of the game in its match, from 1
  /// @param decisions how many decisions of that game it counted for
  public record Earlier(String seed, int game, int decisions) {}

  /// Keeps the collections from changing.
  public ShuffleRecord {
    hashes = new LinkedHashMap<>(hashes);
    parts = new LinkedHashMap<>(parts);
    earlier = List.copyOf(earlier);
  }

  @Override
  public SequencedMap<String, String> hashes() {
    return new LinkedHashMap<>(hashes);
  }

  @Override
  public SequencedMap<String, String> parts() {
    return new LinkedHashMap<>(parts);
  }

  void write(StringBuilder out) {
    out.append(PLAY).append(": ").append(play).append('\n');
    write(out, "hash", hashes);
    write(out, "part", parts);
    for (Earlier each : earlier) {
      out.append(EARLIER).append(": ").append(each.seed()).append(" until ");
      out.append(each.game()).append('.').append(each.decisions()).append('\n');
    }
    out.append("shuffle seed: ").append(seed).append('\n');
  }

  private static void write(StringBuilder out, String what, Map<String, String> all) {
    for (String party : PARTIES) {
      String value = all.get(party);
      if (value != null) {
        out.append("shuffle ").append(what).append(' ').append(party).append(": ");
        out.append(value).append('\n');
      }
    }
  }

  /// Reads the lines that may stand here.
  static Optional<ShuffleRecord> read(RecordLines lines) {
    if (!lines.atField(PLAY)) {
      return Optional.empty();
    }
    String play = lines.matching(PLAY, "[0-9a-z]{12}", Messages.of("record.form.play-id"));
    SequencedMap<String, String> hashes = read(lines, "hash");
    SequencedMap<String, String> parts = read(lines, "part");
    List<Earlier> earlier = new ArrayList<>();
    while (lines.atField(EARLIER)) {
      Message right = Messages.of("record.form.earlier");
      String line =
          lines.matching(EARLIER, "[0-9a-f]{64} until [1-3]\\.(0|[1-9][0-9]{0,5})", right);
      int dot = line.indexOf('.');
      earlier.add(
          new Earlier(
              line.substring(0, 64),
              Integer.parseInt(line.substring(dot - 1, dot)),
              Integer.parseInt(line.substring(dot + 1))));
    }
    return Optional.of(new ShuffleRecord(play, hashes, parts, earlier, hex(lines, "shuffle seed")));
  }

  private static SequencedMap<String, String> read(RecordLines lines, String what) {
    SequencedMap<String, String> all = new LinkedHashMap<>();
    for (String party : PARTIES) {
      String name = "shuffle " + what + " " + party;
      if (lines.atField(name)) {
        all.put(party, hex(lines, name));
      }
    }
    return all;
  }

  private static String hex(RecordLines lines, String name) {
    return lines.matching(name, "[0-9a-f]{64}", Messages.of("record.form.hexadecimal"));
  }
}
