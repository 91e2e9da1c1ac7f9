package cardwright.lab.spark;

import cardwright.engine.Refused;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/// What an executor does in one task: it plays some shards. What fails here would fail anywhere, so it is told and not tried again.
final class PlayShards extends AbstractFunction1<Iterator<Integer>, List<Outcome>>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Broadcast<SharedWork> shared;

  PlayShards(Broadcast<SharedWork> shared) {
    this.shared = shared;
  }

  @Override
  public List<Outcome> apply(Iterator<Integer> shards) {
    List<Outcome> outcomes = new ArrayList<>();
    try {
      while (shards.hasNext()) {
        int shard = shards.next();
        outcomes.add(new Outcome.Played(shard, shared.value().work().play(shard)));
      }
    } catch (Refused refused) {
      outcomes.add(new Outcome.Declined(String.valueOf(refused.getMessage())));
    } catch (RuntimeException failure) {
      StringWriter trace = new StringWriter();
      failure.printStackTrace(new PrintWriter(trace));
      outcomes.add(new Outcome.Failed(trace.toString()));
    }
    return outcomes;
  }
}
