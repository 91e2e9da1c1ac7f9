package cardwright.bots;

import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A program that runs beside this one and is spoken to in lines. Neither what it says nor that it
/// does not listen can hold anybody up.
final class Program {
  /// How many bytes a line of a bot may have.
  static final int LONGEST = TextLimits.MESSAGE;

  /// How many lines may wait to be heard; a program that says more has to wait.
  private static final int WAITING = 64;

  private static final int LAST_WORDS = 12;
  private static final Duration KILL = Duration.ofSeconds(5);

  private final Process process;
  private final BlockingQueue<ProgramOutput> heard = new ArrayBlockingQueue<>(WAITING);
  private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
  private final Deque<String> errors = new ArrayDeque<>();
  private final Thread reader;
  private final Thread writer;
  private final Thread errorReader;

  private Program(Process process) {
    this.process = process;
    reader = Thread.ofPlatform().daemon().name("bot-reader").unstarted(this::read);
    writer = Thread.ofPlatform().daemon().name("bot-writer").unstarted(this::write);
    errorReader = Thread.ofPlatform().daemon().name("bot-errors").unstarted(this::readErrors);
  }

  /// Starts a program, without a shell.
  ///
  /// @param words its name and its arguments
  /// @throws Refused when it cannot be started
  static Program start(List<String> words) {
    try {
      Program program = new Program(new ProcessBuilder(words).start());
      program.reader.start();
      program.writer.start();
      program.errorReader.start();
      return program;
    } catch (IOException e) {
      throw new Refused(
          "the program "
              + Quoted.text(words.getFirst())
              + " cannot be started ("
              + e.getMessage()
              + "); after exec: stands a command, such as exec:python3 examples/bots/bot.py",
          e);
    }
  }

  private void read() {
    try (InputStream in = new BufferedInputStream(process.getInputStream())) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          hear(line);
          line.reset();
        } else if (line.size() == LONGEST) {
          heard.put(new ProgramOutput.TooLong(LONGEST));
          return;
        } else {
          line.write(next);
        }
      }
      hear(line);
      heard.put(new ProgramOutput.End());
    } catch (IOException e) {
      // The pipe was closed because the program was ended: nobody listens any more.
      heard.offer(new ProgramOutput.End());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Blank lines say nothing.
  private void hear(ByteArrayOutputStream line) throws InterruptedException {
    ProgramOutput said = ProgramOutput.of(line);
    if (!said.equals(new ProgramOutput.Line(""))) {
      heard.put(said);
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (String line = toSay.take(); !line.isEmpty(); line = toSay.take()) {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      // The program reads no more; what it says, or that it has ended, tells more about that.
      toSay.clear();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void readErrors() {
    try (BufferedReader in = process.errorReader(StandardCharsets.UTF_8)) {
      StringBuilder line = new StringBuilder();
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          note(line);
        } else if (line.length() < LONGEST) {
          line.append((char) next);
        }
      }
      note(line);
    } catch (IOException e) {
      note(new StringBuilder("(the rest of its standard error cannot be read)"));
    }
  }

  private void note(StringBuilder line) {
    synchronized (errors) {
      if (!line.isEmpty()) {
        errors.addLast(line.toString().stripTrailing());
      }
      if (errors.size() > LAST_WORDS) {
        errors.removeFirst();
      }
    }
    line.setLength(0);
  }

  /// Says a line. It does not wait until the program has read it.
  void say(String line) {
    toSay.add(line);
  }

  /// What the program has said that was not heard yet, or says within that time.
  ProgramOutput hear(Duration patience) {
    try {
      ProgramOutput said = heard.poll(Math.max(0, patience.toNanos()), TimeUnit.NANOSECONDS);
      return said == null ? new ProgramOutput.Silence() : said;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("the play was interrupted before its end", e);
    }
  }

  /// The last lines that it wrote to its standard error, as far as they have come.
  List<String> lastWords() {
    synchronized (errors) {
      return List.copyOf(errors);
    }
  }

  /// What it ended with, if it ends within that time, and its last words have come.
  OptionalInt exitCode(Duration patience) {
    try {
      if (!process.waitFor(patience)) {
        return OptionalInt.empty();
      }
      errorReader.join(patience);
      return OptionalInt.of(process.exitValue());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return OptionalInt.empty();
    }
  }

  /// Says no more, lets the program end by itself for a while, and then ends it with all that it
  /// has started. After that nothing of it is left.
  void end(Duration patience) {
    List<ProcessHandle> started = process.descendants().toList();
    toSay.add("");
    try {
      if (!process.waitFor(patience)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
      started.forEach(ProcessHandle::destroyForcibly);
      process.waitFor(KILL);
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    } finally {
      reader.interrupt();
      writer.interrupt();
    }
  }
}
