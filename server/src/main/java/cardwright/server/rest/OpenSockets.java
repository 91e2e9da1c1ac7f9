package cardwright.server.rest;

import cardwright.server.play.CloseReason;
import cardwright.server.port.Connection;
import cardwright.server.port.SocketListener;
import cardwright.server.wire.Json;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import cardwright.store.Notifications;
import cardwright.store.Store;
import cardwright.store.StoreUnavailable;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The sockets that are open in somebody's name: they close when that name is signed out, here or at another server.
final class OpenSockets implements Notifications.Reader {
  private static final String NEWS = "sockets";
  private static final int POLICY = 1008;
  private static final int RESTART = 1012;
  private static final CloseReason SIGNED_OUT =
      new CloseReason("signed-out", Messages.of("bye.signed-out"));

  private final Store store;
  private final Set<Held> all = ConcurrentHashMap.newKeySet();

  OpenSockets(Store store) {
    this.store = store;
    store.notifications().read(this);
  }

  /// A socket, to be closed when the cookie is void that it was opened with.
  ///
  /// @param visit the digest of the cookie; empty for nobody's
  SocketListener held(String visit, String person, Locale language, SocketListener listener) {
    if (visit.isEmpty()) {
      return listener;
    }
    return new Held(visit, person, language, listener);
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

  private final class Held implements SocketListener {
    private final String visit;
    private final String person;
    private final SocketListener listener;
    private final ToPage.Bye bye;
    private volatile @Nullable Connection connection;
    private volatile boolean ended;
    private volatile boolean passed;

    Held(String visit, String person, Locale language, SocketListener listener) {
      this.visit = visit;
      this.person = person;
      this.listener = listener;
      this.bye = SIGNED_OUT.shown(Recipient.of(language));
    }

    @Override
    public void opened(Connection opened) {
      connection = opened;
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
        listener.opened(opened);
      }
    }

    @Override
    public void heard(String text) {
      if (!ended) {
        listener.heard(text);
      }
    }

    @Override
    public void noise(boolean large) {
      if (!ended) {
        listener.noise(large);
      }
    }

    @Override
    public void flooded() {
      if (!ended) {
        listener.flooded();
      }
    }

    @Override
    public void closed() {
      all.remove(this);
      if (passed) {
        listener.closed();
      }
    }

    /// Nothing is heard any more, and the socket closes.
    void end() {
      ended = true;
      all.remove(this);
      Connection open = connection;
      if (open != null) {
        part(open);
      }
    }

    private void part(Connection open) {
      Thread.ofVirtual()
          .start(() -> {
            try {
              open.send(Json.write(bye));
            } catch (Connection.ConnectionLost _) {
              // Nobody is there to read it.
            }
            open.close(POLICY, bye.code());
          });
    }
  }
}
