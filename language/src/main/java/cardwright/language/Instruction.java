package cardwright.language;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An effect as a flow of one instruction.
final class Instruction<E> implements Phrase<Flow<E>> {
  private final Phrase<E> effect;

  Instruction(Phrase<E> effect) {
    this.effect = effect;
  }

  @Override
  public List<Parse<Flow<E>>> read(LineText text, int at) {
    return effect.read(text, at).stream()
        .map(parse -> new Parse<Flow<E>>(new Flow.Do<>(parse.value()), parse.end()))
        .toList();
  }

  @Override
  public Shape shape() {
    return new Shape.Of(effect);
  }

  @Override
  public void tellUsed(Flow<E> flow, int at, Used used) {
    if (flow instanceof Flow.Do<E>(E done)) {
      effect.tellUsed(done, at, used);
    }
  }

  @Override
  public boolean mayOpen(char letter) {
    return effect.mayOpen(letter);
  }

  @Override
  public @Nullable String write(Flow<E> flow) {
    return flow instanceof Flow.Do<E>(E done) ? effect.write(done) : null;
  }
}
