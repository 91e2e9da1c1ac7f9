package cardwright.house;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// The names of test methods, found on javac's syntax trees: a name is a sentence in snake_case,
/// `a_card_that_is_unknown_is_refused`.
///
/// @param found the names that are not, as `file: name`, in the order of the files
/// @param tests how many test methods there are
record TestNames(List<String> found, int tests) {
  private static final Set<String> ANNOTATIONS =
      Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate");

  /// Words in lower case, with one underscore between two.
  private static final Pattern SNAKE_CASE = Pattern.compile("[a-z0-9]+(_[a-z0-9]+)*");

  /// The names of the tests in these files.
  static TestNames in(List<Path> files) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      return in(compiler, manager, manager.getJavaFileObjectsFromPaths(files));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The names of the tests in one source that is no file.
  static TestNames in(JavaFileObject source) {
    return in(ToolProvider.getSystemJavaCompiler(), null, List.of(source));
  }

  private static TestNames in(
      JavaCompiler compiler,
      StandardJavaFileManager manager,
      Iterable<? extends JavaFileObject> sources) {
    JavacTask task =
        (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null, sources);
    Scanner scanner = new Scanner();
    try {
      for (CompilationUnitTree unit : task.parse()) {
        String path = unit.getSourceFile().getName();
        scanner.scan(unit, path.substring(path.lastIndexOf('/') + 1));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TestNames(List.copyOf(scanner.found), scanner.tests);
  }

  private static final class Scanner extends TreeScanner<Void, String> {
    private final List<String> found = new ArrayList<>();
    private int tests;

    @Override
    public Void visitMethod(MethodTree method, String file) {
      if (method.getModifiers().getAnnotations().stream().anyMatch(Scanner::marksTest)) {
        tests++;
        if (!SNAKE_CASE.matcher(method.getName()).matches()) {
          found.add(file + ": " + method.getName());
        }
      }
      return super.visitMethod(method, file);
    }

    private static boolean marksTest(AnnotationTree annotation) {
      return ANNOTATIONS.contains(simpleName(annotation.getAnnotationType()));
    }

    private static String simpleName(Tree type) {
      return switch (type) {
        case IdentifierTree identifier -> identifier.getName().toString();
        case MemberSelectTree select -> select.getIdentifier().toString();
        default -> "";
      };
    }
  }
}
