package cardwright.house;

import static java.util.stream.Collectors.toCollection;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// A circle: classes of one package of which each depends on every other, if only by way of others.
///
/// Nested classes count with the class around them. What a sealed interface permits is no
/// dependency: its `permits` closes the list and uses nothing of what stands there.
///
/// @param home the package, without `cardwright.`
/// @param classes the names of the classes, in order
record Circle(String home, SortedSet<String> classes) {
  private static final String HOUSE = "cardwright.";

  /// All circles of these classes, in the order of their packages, the largest of one first.
  static List<Circle> in(JavaClasses classes) {
    Map<String, Map<String, Set<String>>> packages = new TreeMap<>();
    for (JavaClass each : classes) {
      Map<String, Set<String>> known =
          packages.computeIfAbsent(each.getPackageName(), _ -> new TreeMap<>());
      Set<String> uses = known.computeIfAbsent(topLevel(each), _ -> new TreeSet<>());
      for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (target.getPackageName().equals(each.getPackageName())) {
          uses.add(topLevel(target));
        }
      }
      uses.remove(topLevel(each));
    }
    List<Circle> found = new ArrayList<>();
    packages.forEach((name, uses) -> found.addAll(of(name.substring(HOUSE.length()), uses)));
    return found;
  }

  private static List<Circle> of(String home, Map<String, Set<String>> uses) {
    Map<String, Set<String>> reached = new TreeMap<>();
    uses.keySet().forEach(name -> reached.put(name, reached(name, uses)));
    Set<SortedSet<String>> circles = new LinkedHashSet<>();
    reached.forEach((name, others) -> {
      if (others.contains(name)) {
        circles.add(
            others.stream()
                .filter(other -> reached.get(other).contains(name))
                .collect(toCollection(TreeSet::new)));
      }
    });
    return circles.stream()
        .map(classes -> new Circle(home, classes))
        .sorted(Comparator.comparingInt((Circle circle) -> circle.classes().size()).reversed())
        .toList();
  }

  private static Set<String> reached(String from, Map<String, Set<String>> uses) {
    Set<String> reached = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(uses.get(from));
    while (!next.isEmpty()) {
      String name = next.pop();
      if (reached.add(name)) {
        next.addAll(uses.getOrDefault(name, Set.of()));
      }
    }
    return reached;
  }

  private static String topLevel(JavaClass nested) {
    String name = nested.getName().substring(nested.getPackageName().length() + 1);
    int end = name.indexOf('$');
    return end < 0 ? name : name.substring(0, end);
  }
}
