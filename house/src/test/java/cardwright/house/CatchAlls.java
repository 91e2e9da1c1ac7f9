package cardwright.house;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.CaseLabelTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// The catch-all cases of switches over sealed types and enums of the house: a `default`, or an
/// unguarded pattern of the selector's type or of a supertype. With one of them, the compiler no
/// longer tells where a new record or constant is not handled. Found on javac's syntax trees,
/// because bytecode does not tell a written `default` from the one that javac adds.
///
/// @param found the catch-alls as `file:line`, in the order of the files
/// @param switches how many switches over such types there are
record CatchAlls(List<String> found, int switches) {
  private static final String HOUSE = "cardwright.";

  /// The catch-alls of these files, which are compiled together.
  static CatchAlls in(List<Path> files) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      return in(
          compiler,
          manager,
          manager.getJavaFileObjectsFromPaths(files),
          source -> Sources.name(Path.of(source.toUri())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The catch-alls of one source that is no file.
  static CatchAlls in(JavaFileObject source) {
    return in(ToolProvider.getSystemJavaCompiler(), null, List.of(source), JavaFileObject::getName);
  }

  private static CatchAlls in(
      JavaCompiler compiler,
      StandardJavaFileManager manager,
      Iterable<? extends JavaFileObject> sources,
      Function<JavaFileObject, String> name) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options =
        List.of("-proc:none", "-Xlint:none", "-classpath", System.getProperty("java.class.path"));
    JavacTask task =
        (JavacTask) compiler.getTask(null, manager, diagnostics, options, null, sources);
    Scanner scanner = new Scanner(Trees.instance(task), task.getTypes(), name);
    try {
      Iterable<? extends CompilationUnitTree> units = task.parse();
      task.analyze();
      units.forEach(unit -> scanner.scan(unit, null));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> errors =
        diagnostics.getDiagnostics().stream()
            .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
            .map(each -> each.getSource() + ": " + each.getMessage(Locale.ROOT))
            .toList();
    // A selector of a type that javac does not know would pass unseen.
    if (!errors.isEmpty()) {
      throw new IllegalStateException(String.join("\n", errors));
    }
    return new CatchAlls(List.copyOf(scanner.found), scanner.switches);
  }

  private static final class Scanner extends TreePathScanner<Void, Void> {
    private final Trees trees;
    private final Types types;
    private final Function<JavaFileObject, String> name;
    private final List<String> found = new ArrayList<>();
    private int switches;

    Scanner(Trees trees, Types types, Function<JavaFileObject, String> name) {
      this.trees = trees;
      this.types = types;
      this.name = name;
    }

    @Override
    public Void visitSwitch(SwitchTree tree, Void none) {
      check(tree.getExpression(), tree.getCases());
      return super.visitSwitch(tree, null);
    }

    @Override
    public Void visitSwitchExpression(SwitchExpressionTree tree, Void none) {
      check(tree.getExpression(), tree.getCases());
      return super.visitSwitchExpression(tree, null);
    }

    private void check(ExpressionTree selector, List<? extends CaseTree> cases) {
      TypeMirror type = type(selector);
      if (!isOurs(type)) {
        return;
      }
      switches++;
      for (CaseTree each : cases) {
        for (CaseLabelTree label : each.getLabels()) {
          if (isCatchAll(label, each.getGuard(), type)) {
            found.add(place(label));
          }
        }
      }
    }

    private TypeMirror type(Tree tree) {
      return trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
    }

    /// Whether all cases of the type can be named: a sealed type or an enum of the house, or a type
    /// variable, wildcard or intersection that is bounded by one.
    private boolean isOurs(TypeMirror type) {
      return switch (type) {
        case IntersectionType all -> all.getBounds().stream().anyMatch(this::isOurs);
        case TypeVariable variable -> isOurs(variable.getUpperBound());
        case WildcardType wildcard ->
            wildcard.getExtendsBound() != null && isOurs(wildcard.getExtendsBound());
        case DeclaredType declared -> isOurs((TypeElement) declared.asElement());
        default -> false;
      };
    }

    private static boolean isOurs(TypeElement type) {
      return type.getQualifiedName().toString().startsWith(HOUSE)
          && (type.getKind() == ElementKind.ENUM || type.getModifiers().contains(Modifier.SEALED));
    }

    private boolean isCatchAll(CaseLabelTree label, ExpressionTree guard, TypeMirror selector) {
      return switch (label) {
        case DefaultCaseLabelTree _ -> true;
        case PatternCaseLabelTree pattern
            when guard == null && pattern.getPattern() instanceof BindingPatternTree binding -> {
          TypeMirror type = type(binding.getVariable());
          yield type.getKind() != TypeKind.ERROR
              && types.isSubtype(types.erasure(selector), types.erasure(type));
        }
        default -> false;
      };
    }

    private String place(Tree tree) {
      CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
      long start = trees.getSourcePositions().getStartPosition(unit, tree);
      return name.apply(unit.getSourceFile()) + ":" + unit.getLineMap().getLineNumber(start);
    }
  }
}
