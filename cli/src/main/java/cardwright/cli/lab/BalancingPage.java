package cardwright.cli.lab;

import java.util.ArrayList;
import java.util.List;

/// Which changes of figures make decks even, as a page: the changes, what each deck scores without them and with them, and what follows.
///
/// @param text the same in words
record BalancingPage(BalancingText text) {
  /// The page.
  LabPage page() {
    LabPage page = new LabPage(text.balancing().game().title() + ": changes that make decks even");
    page.say(text.setUp() + ".");
    page.heading("Changes");
    page.list(text.report().changes().stream().map(BalancingText::words).toList());
    if (text.report().changes().isEmpty()) {
      page.say("No figure is changed.");
    }
    page.heading("Decks");
    page.say(text.averages() + ".");
    decks(page);
    page.heading("What follows");
    page.list(text.findings());
    return page;
  }

  private void decks(LabPage page) {
    List<LabPage.Row> rows = new ArrayList<>();
    for (int deck = 0; deck < text.balancing().decks().size(); deck++) {
      rows.add(
          new LabPage.Row(
              text.name(deck),
              List.of(
                  LabPage.cell(text.before(deck) + " %"),
                  LabPage.cell(text.after(deck).map(after -> after + " %").orElse("–")))));
    }
    page.table("What each deck scores", List.of("as printed", "with the changes"), rows);
  }
}
