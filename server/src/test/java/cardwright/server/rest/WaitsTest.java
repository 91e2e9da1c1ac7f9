package cardwright.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.server.wire.Recipient;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// How long who fails to sign in has to wait.
final class WaitsTest {
  private final AtomicLong clock = new AtomicLong(1_000_000);
  private final Waits waits = new Waits(clock::get);

  /// @return how many seconds to wait; 0 when it was let in
  private long tries(String login, String address) {
    try {
      waits.begin(login, address);
      return 0;
    } catch (Problem problem) {
      return Long.parseLong(
          problem.reply(Recipient.of(Locale.ENGLISH)).headers().get("Retry-After"));
    }
  }

  private void pass(long seconds) {
    clock.addAndGet(seconds * 1000);
  }

  @Test
  void each_failure_after_a_few_doubles_the_wait_up_to_a_quarter_of_an_hour() {
    for (int i = 0; i < 4; i++) {
      assertThat(tries("otter", "a")).isZero();
    }
    long before = 0;
    for (int i = 0; i < 12; i++) {
      long wait = tries("otter", "a");
      assertThat(wait).isEqualTo(Math.min(900, Math.max(1, before * 2)));
      before = wait;
      pass(wait);
      assertThat(tries("otter", "a")).isZero();
    }
    assertThat(tries("otter", "a")).isEqualTo(900);
  }

  @Test
  void an_address_that_tries_many_logins_waits_too() {
    for (int i = 0; i < 10; i++) {
      assertThat(tries("login" + i, "a")).isZero();
    }
    assertThat(tries("login10", "a")).isPositive();
    assertThat(tries("login10", "b")).isZero();
  }

  @Test
  void signing_in_with_an_own_login_does_not_buy_more_guesses() {
    for (int i = 0; i < 10; i++) {
      assertThat(tries("victim" + i, "a")).isZero();
    }
    pass(1);
    assertThat(tries("own", "a")).isZero();
    waits.succeeded("own", "a");
    assertThat(tries("victim10", "a")).isPositive();
  }

  @Test
  void after_an_hour_all_is_forgotten() {
    for (int i = 0; i < 5; i++) {
      tries("otter", "a");
    }
    pass(3601);
    for (int i = 0; i < 4; i++) {
      assertThat(tries("otter", "a")).isZero();
    }
  }

  @Test
  void nobody_is_locked_out_by_others_who_go_on_guessing() {
    waits.begin("otter", "home");
    waits.succeeded("otter", "home");
    attack(2_000);

    assertThat(tries("otter", "home")).as("where the owner signed in before").isZero();

    long wait = tries("otter", "elsewhere");
    assertThat(wait).as("at a new address").isBetween(1L, 2_000L);
    for (long second = 0; second < wait; second++) {
      attack(20);
      pass(1);
    }
    assertThat(tries("otter", "elsewhere")).as("its moment is kept for it").isZero();
  }

  private int attackers;

  private void attack(int tries) {
    for (int i = 0; i < tries; i++) {
      tries("otter", "attacker" + attackers++ % 5_000);
    }
  }

  @Test
  void guesses_from_many_addresses_are_slow_together() {
    int let = 0;
    for (int i = 0; i < 3_000; i++) {
      let += tries("otter", "attacker" + i) == 0 ? 1 : 0;
    }
    assertThat(let).isLessThan(30);
  }
}
