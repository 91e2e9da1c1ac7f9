package cardwright.server.load;

import cardwright.engine.Seat;
import cardwright.fairness.JointShuffle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// A player's side of one shuffle that is drawn together: what a program sends at each view until the play begins.
///
/// It is all that a client needs: a part by chance, its hash while none of it counts, and the part itself when all hashes are there.
public final class OwnPart {
  private final String part = JointShuffle.newPart();
  private int messages;

  /// The messages to send at a view, in this order; none when there is nothing to do.
  public synchronized List<Map<String, Object>> answers(JsonNode view) {
    if (!view.path("state").asString("").equals("shuffling") || !view.get("you").isString()) {
      return List.of();
    }
    Seat you = Seat.valueOf(view.get("you").stringValue());
    String other = you.other().name();
    JsonNode shuffle = view.get("shuffle");
    JsonNode hashes = shuffle.get("hashes");
    boolean alone = shuffle.get("opened").get(other).isNull();
    String mine = JointShuffle.hashOfPage(view.get("play").stringValue(), you, part);
    boolean shown = hashes.get(you.name()).asString("").equals(mine);
    List<Map<String, Object>> answers = new ArrayList<>();
    if (!shown) {
      answers.add(Map.of("type", "commit", "commandId", next(), "hash", mine));
    }
    // Where nobody else brings a hash but the server, all are there as soon as our own is on its
    // way.
    boolean all =
        hashes.get("server").isString() && (alone || (shown && hashes.get(other).isString()));
    if (all && !shuffle.get("opened").get(you.name()).booleanValue()) {
      answers.add(Map.of("type", "open", "commandId", next(), "part", part));
    }
    return answers;
  }

  private String next() {
    return "shuffle-" + ++messages;
  }
}
