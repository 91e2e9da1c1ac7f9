package cardwright.server.rest;

import cardwright.engine.Message;
import cardwright.server.port.Reply;
import cardwright.server.wire.Json;
import cardwright.server.wire.Recipient;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Why something asked over HTTP is not done.
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final Pattern RULE = Pattern.compile("\\(([A-Z]{2,4} [A-Z]?[\\w.]+)\\)\\.?$");

  /// How long is waited before a try again where nothing else is said, in seconds.
  private static final long SOON = 2;

  private final int status;
  private final String code;
  private final transient Message message;
  private final transient List<Message> objections;
  private final long wait;

  Problem(int status, String code, Message message) {
    this(status, code, message, List.of());
  }

  Problem(int status, String code, Message message, List<Message> objections) {
    this(status, code, message, objections, SOON);
  }

  private Problem(int status, String code, Message message, List<Message> objections, long wait) {
    super(null, null, false, false);
    this.message = message;
    this.status = status;
    this.code = code;
    this.objections = List.copyOf(objections);
    this.wait = wait;
  }

  /// @param seconds how long to wait
  static Problem tooFast(Message message, long seconds) {
    return new Problem(429, "too-fast", message, List.of(), seconds);
  }

  /// What a program that asks has got wrong: it is told in English.
  static Problem malformed(String message) {
    return new Problem(400, "malformed", Message.plain(message));
  }

  static Problem whoAreYou() {
    return new Problem(401, "who-are-you", Messages.of("server.who-are-you"));
  }

  static Problem notFound(Message message) {
    return new Problem(404, "not-found", message);
  }

  static Problem conflict(Message message) {
    return new Problem(409, "conflict", message);
  }

  static Problem refused(Message message) {
    return new Problem(422, "refused", message);
  }

  @Override
  public String getMessage() {
    return message.words();
  }

  /// What is told.
  Message message() {
    return message;
  }

  /// The answer that tells it.
  Reply reply(Recipient recipient) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("code", code);
    body.put("message", recipient.words(message));
    body.put("objections", objections(objections, recipient));
    Reply reply = Reply.text(status, "application/json", Json.write(body));
    return status == 429 || status == 503 ? reply.with("Retry-After", String.valueOf(wait)) : reply;
  }

  /// Objections with the ids of their rules apart.
  static List<Map<String, Object>> objections(List<Message> objections, Recipient recipient) {
    return objections.stream().map(each -> objection(recipient.words(each))).toList();
  }

  private static Map<String, Object> objection(String words) {
    Matcher rule = RULE.matcher(words);
    Map<String, Object> objection = new LinkedHashMap<>();
    objection.put("words", words);
    objection.put("rule", rule.find() ? rule.group(1) : null);
    return objection;
  }
}
