package cardwright.server.play;

import cardwright.engine.Seat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/// Who is connected to a play: the sessions here, and the players at other servers. Any thread may use it.
final class Audience {
  private final String play;
  private final PlayServices services;
  private final List<ClientSession> sessions = new CopyOnWriteArrayList<>();
  private final Presence presence;

  Audience(String play, PlayServices services) {
    this.play = play;
    this.services = services;
    this.presence = new Presence(services.millis(), services.timeouts().patience());
  }

  /// A page was opened; an older one of the same player has to go.
  void came(ClientSession session) {
    session
        .seat()
        .ifPresent(seat -> {
          for (ClientSession other : sessions) {
            if (other.seat().equals(session.seat())) {
              other.leave(new CloseReason("elsewhere", Messages.of("bye.elsewhere")));
            }
          }
          presence.came(seat);
          services.tell("present", play, seat.name());
        });
    sessions.add(session);
    nudge();
  }

  /// A page was closed.
  ///
  /// @return whether it was still counted
  boolean left(ClientSession session) {
    if (!sessions.remove(session)) {
      return false;
    }
    session
        .seat()
        .ifPresent(seat -> {
          if (sessions.stream().noneMatch(other -> other.seat().equals(session.seat()))) {
            presence.left(seat);
            services.tell("absent", play, seat.name());
          }
        });
    nudge();
    return true;
  }

  /// Another server says who is with it.
  void elsewhere(Seat seat, boolean present) {
    presence.elsewhere(seat, present);
    nudge();
  }

  /// Which seats are looked at from here.
  List<Seat> here() {
    return sessions.stream().flatMap(session -> session.seat().stream()).distinct().toList();
  }

  boolean isEmpty() {
    return sessions.isEmpty();
  }

  /// Whether the player of that seat looks from here.
  boolean isHere(Seat seat) {
    return sessions.stream().anyMatch(session -> session.seat().equals(Optional.of(seat)));
  }

  /// Whether a page is open.
  boolean has(ClientSession session) {
    return sessions.contains(session);
  }

  /// How many watch from here.
  int watching() {
    return (int) sessions.stream().filter(session -> session.seat().isEmpty()).count();
  }

  /// Closes all pages.
  void leave(CloseReason reason) {
    sessions.forEach(session -> session.leave(reason));
  }

  /// Something may look otherwise.
  void wake() {
    sessions.forEach(session -> session.wake(false));
  }

  /// Something beside the table may be otherwise.
  void nudge() {
    sessions.forEach(ClientSession::nudge);
  }

  List<ClientSession> sessions() {
    return sessions;
  }

  Presence presence() {
    return presence;
  }
}
