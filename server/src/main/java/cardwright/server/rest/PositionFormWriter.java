package cardwright.server.rest;

import cardwright.engine.PositionForm;
import cardwright.engine.PositionForm.Counter;
import cardwright.engine.PositionForm.Mark;
import cardwright.engine.PositionForm.Place;
import cardwright.engine.PositionForm.Value;
import cardwright.server.wire.Recipient;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes what a position can be made of.
final class PositionFormWriter {
  private PositionFormWriter() {}

  static Map<String, @Nullable Object> shown(PositionForm form, Recipient recipient) {
    return Library.map(
        "places",
        form.places().stream().map(each -> shown(each, recipient)).toList(),
        "counters",
        form.counters().stream().map(each -> shown(each, recipient)).toList(),
        "phases",
        form.phases(),
        "marks",
        form.marks().stream().map(each -> shown(each, recipient)).toList());
  }

  private static Map<String, @Nullable Object> shown(Place place, Recipient recipient) {
    return Library.map(
        "name",
        place.name(),
        "label",
        recipient.words(place.label()),
        "kinds",
        place.kinds(),
        "most",
        place.most());
  }

  private static Map<String, @Nullable Object> shown(Counter counter, Recipient recipient) {
    return Library.map(
        "name",
        counter.name(),
        "label",
        recipient.words(counter.label()),
        "least",
        counter.least(),
        "most",
        counter.most(),
        "usual",
        counter.usual());
  }

  private static Map<String, @Nullable Object> shown(Mark mark, Recipient recipient) {
    Map<String, @Nullable Object> shown =
        Library.map(
            "name",
            mark.name(),
            "label",
            recipient.words(mark.label()),
            "places",
            mark.places(),
            "kinds",
            mark.kinds());
    switch (mark.value()) {
      case Value.Flag() -> shown.put("value", "flag");
      case Value.Amount(int most) -> {
        shown.put("value", "amount");
        shown.put("most", most);
      }
      case Value.Words(var words) -> {
        shown.put("value", "words");
        shown.put("words", words);
      }
      case Value.Cards(var kinds) -> {
        shown.put("value", "cards");
        shown.put("takes", kinds);
      }
    }
    return shown;
  }
}
