package cardwright.language;

import cardwright.engine.CardPhrase.Group;
import java.util.List;

/// What a reference calls phrases that are read as values of some types, or that go by a name.
///
/// @param name what stands in braces where such a phrase can stand: `cards`; empty where its words stand there themselves
/// @param group where they are listed
/// @param types what they are read as; empty for phrases that go by the name alone
/// @param covers the names of topics whose phrases can stand beside those of this one, under its name
public record Topic(String name, Group group, List<Class<?>> types, List<String> covers) {
  /// Keeps the lists from changing.
  public Topic {
    types = List.copyOf(types);
    covers = List.copyOf(covers);
  }

  /// A topic of some types.
  public static Topic of(String name, Group group, Class<?>... types) {
    return new Topic(name, group, List.of(types), List.of());
  }

  /// Parts of phrases that are no phrases of their own: their words stand in their place, and they are not listed.
  public static Topic parts(Class<?>... types) {
    return new Topic("", Group.ORDER, List.of(types), List.of());
  }

  /// This topic, with phrases of other topics beside its own.
  public Topic covering(String... names) {
    return new Topic(name, group, types, List.of(names));
  }
}
