package cardwright.house;

import java.net.URI;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/// A source file in memory, for javac.
final class SourceText extends SimpleJavaFileObject {
  private final String text;

  SourceText(String name, String text) {
    super(URI.create("memory:///" + name), JavaFileObject.Kind.SOURCE);
    this.text = text;
  }

  @Override
  public String getName() {
    return toUri().getPath().substring(1);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }
}
