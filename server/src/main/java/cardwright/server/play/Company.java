package cardwright.server.play;

import cardwright.engine.Seat;
import cardwright.server.wire.ToPage;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/// Who is with a play: the open pages here, and the players at other servers. Any thread may use it.
final class Company {
  private final String play;
  private final House house;
  private final List<Page> pages = new CopyOnWriteArrayList<>();
  private final Attendance attendance;

  Company(String play, House house) {
    this.play = play;
    this.house = house;
    this.attendance = new Attendance(house.millis(), house.times().patience());
  }

  /// A page was opened; an older one of the same player has to go.
  void came(Page page) {
    page.seat()
        .ifPresent(seat -> {
          for (Page other : pages) {
            if (other.seat().equals(page.seat())) {
              other.leave(
                  new ToPage.Bye(
                      "elsewhere", "this play was opened in another tab or window", null));
            }
          }
          attendance.came(seat);
          house.tell("present", play, seat.name());
        });
    pages.add(page);
    nudge();
  }

  /// A page was closed.
  ///
  /// @return whether it was still counted
  boolean left(Page page) {
    if (!pages.remove(page)) {
      return false;
    }
    page.seat()
        .ifPresent(seat -> {
          if (pages.stream().noneMatch(other -> other.seat().equals(page.seat()))) {
            attendance.left(seat);
            house.tell("absent", play, seat.name());
          }
        });
    nudge();
    return true;
  }

  /// Another server says who is with it.
  void elsewhere(Seat seat, boolean present) {
    attendance.elsewhere(seat, present);
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
  boolean has(Page page) {
    return pages.contains(page);
  }

  /// How many watch from here.
  int watching() {
    return (int) pages.stream().filter(page -> page.seat().isEmpty()).count();
  }

  /// Closes all pages.
  void leave(ToPage.Bye bye) {
    pages.forEach(page -> page.leave(bye));
  }

  /// Something may look otherwise.
  void wake() {
    pages.forEach(page -> page.wake(false));
  }

  /// Something beside the table may be otherwise.
  void nudge() {
    pages.forEach(Page::nudge);
  }

  List<Page> pages() {
    return pages;
  }

  Attendance attendance() {
    return attendance;
  }
}
