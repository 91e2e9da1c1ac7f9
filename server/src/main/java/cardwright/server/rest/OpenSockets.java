package cardwright.server.rest;

import cardwright.server.port.Ear;
import cardwright.server.port.Line;
import cardwright.server.wire.Json;
import cardwright.server.wire.ToPage;
import cardwright.store.Notifications;
import cardwright.store.Store;
import cardwright.store.StoreUnavailable;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The sockets that are open in somebody's name: they close when that name is signed out, here or at another server.
final class OpenSockets implements Notifications.Reader {
  private static final String NEWS = "sockets";
  private static final int POLICY = 1008;
  private static final int RESTART = 1012;
  private static final ToPage.Bye BYE =
      new ToPage.Bye("signed-out", "you have been signed out; load the page again", null);

  private final Store store;
  private final Set<Held> all = ConcurrentHashMap.newKeySet();

  OpenSockets(Store store) {
    this.store = store;
    store.notifications().read(this);
  }

  /// A socket, to be closed when the cookie is void that it was opened with.
  ///
  /// @param visit the digest of the cookie; empty for nobody's
  Ear held(String visit, String person, Ear ear) {
    if (visit.isEmpty()) {
      return ear;
    }
    return new Held(visit, person, ear);
  }

  /// One cookie is void.
  void signedOut(String visit) {
    close(held -> held.visit.equals(visit));
    tell("visit", visit, "-");
  }

  /// All cookies of a person are void.
  ///
  /// @param kept but this one; empty for none
  void signedOut(String person, String kept) {
    close(held -> held.person.equals(person) && !held.visit.equals(kept));
    tell("person", person, kept.isEmpty() ? "-" : kept);
  }

  private void close(Predicate<Held> which) {
    all.stream().filter(which).forEach(Held::end);
  }

  private void tell(String what, String whose, String kept) {
    Thread.ofVirtual()
        .start(() -> {
          try {
            store.notifications().tell(String.join(" ", NEWS, what, whose, kept));
          } catch (StoreUnavailable _) {
            // The others look for themselves when the store is back.
          }
        });
  }

  @Override
  public void hear(String news) {
    String[] words = news.split(" ");
    if (words.length != 4 || !words[0].equals(NEWS)) {
      return;
    }
    if (words[1].equals("visit")) {
      close(held -> held.visit.equals(words[2]));
    } else {
      close(held -> held.person.equals(words[2]) && !held.visit.equals(words[3]));
    }
  }

  @Override
  public void missed() {
    try {
      close(held -> !store.people().isVisit(held.visit));
    } catch (StoreUnavailable _) {
      // It is told again when the store is back.
    }
  }

  private final class Held implements Ear {
    private final String visit;
    private final String person;
    private final Ear ear;
    private volatile @Nullable Line line;
    private volatile boolean ended;
    private volatile boolean passed;

    Held(String visit, String person, Ear ear) {
      this.visit = visit;
      this.person = person;
      this.ear = ear;
    }

    @Override
    public void opened(Line opened) {
      line = opened;
      // First it can be found, then it is looked up: whoever signs out in between finds it.
      all.add(this);
      try {
        if (!store.people().isVisit(visit)) {
          end();
        }
      } catch (StoreUnavailable _) {
        all.remove(this);
        ended = true;
        opened.close(RESTART, "");
        return;
      }
      if (!ended) {
        passed = true;
        ear.opened(opened);
      }
    }

    @Override
    public void heard(String text) {
      if (!ended) {
        ear.heard(text);
      }
    }

    @Override
    public void noise(boolean large) {
      if (!ended) {
        ear.noise(large);
      }
    }

    @Override
    public void flooded() {
      if (!ended) {
        ear.flooded();
      }
    }

    @Override
    public void closed() {
      all.remove(this);
      if (passed) {
        ear.closed();
      }
    }

    /// Nothing is heard any more, and the socket closes.
    void end() {
      ended = true;
      all.remove(this);
      Line open = line;
      if (open != null) {
        part(open);
      }
    }

    private static void part(Line open) {
      Thread.ofVirtual()
          .start(() -> {
            try {
              open.send(Json.write(BYE));
            } catch (Line.LineBroken _) {
              // Nobody is there to read it.
            }
            open.close(POLICY, BYE.code());
          });
    }
  }
}
