package cardwright.server.play;

import cardwright.engine.Seat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/// Who is connected to a play: the pages here, and the players at other servers. Any thread may use it.
final class Audience {
  private final String play;
  private final PlayServices services;
  private final List<OpenPage> pages = new CopyOnWriteArrayList<>();
  private final Presence presence;

  Audience(String play, PlayServices services) {
    this.play = play;
    this.services = services;
    this.presence = new Presence(services.millis(), services.timeouts().patience());
  }

  /// A page was opened; an older one of the same player has to go.
  void came(OpenPage page) {
    page.seat()
        .ifPresent(seat -> {
          for (OpenPage other : pages) {
            if (other.seat().equals(page.seat())) {
              other.leave(new CloseReason("elsewhere", Messages.of("bye.elsewhere")));
            }
          }
          presence.came(seat);
          services.tell("present", play, seat.name());
        });
    pages.add(page);
    nudge();
  }

  /// A page was closed.
  ///
  /// @return whether it was still counted
  boolean left(OpenPage page) {
    if (!pages.remove(page)) {
      return false;
    }
    page.seat()
        .ifPresent(seat -> {
          if (pages.stream().noneMatch(other -> other.seat().equals(page.seat()))) {
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
    return pages.stream().flatMap(page -> page.seat().stream()).distinct().toList();
  }

  boolean isEmpty() {
    return pages.isEmpty();
  }

  /// Whether the player of that seat looks from here.
  boolean isHere(Seat seat) {
    return pages.stream().anyMatch(page -> page.seat().equals(Optional.of(seat)));
  }

  /// Whether a page is open.
  boolean has(OpenPage page) {
    return pages.contains(page);
  }

  /// How many watch from here.
  int watching() {
    return (int) pages.stream().filter(page -> page.seat().isEmpty()).count();
  }

  /// Closes all pages.
  void leave(CloseReason reason) {
    pages.forEach(page -> page.leave(reason));
  }

  /// Something may look otherwise.
  void wake() {
    pages.forEach(page -> page.wake(false));
  }

  /// Something beside the table may be otherwise.
  void nudge() {
    pages.forEach(OpenPage::nudge);
  }

  List<OpenPage> pages() {
    return pages;
  }

  Presence presence() {
    return presence;
  }
}
