-- The same statements for SQLite and PostgreSQL. Moments are milliseconds since 1970.

-- A guest, or an account when there is a login.
create table person (
  id text not null primary key,
  name text not null,
  login text unique,
  secret text,
  begun bigint not null
);

-- A cookie; only its digest is kept.
create table visit (
  digest text not null primary key,
  person text not null references person (id),
  begun bigint not null,
  used bigint not null
);

create index visit_person on visit (person);

create table deck (
  id text not null primary key,
  person text not null references person (id),
  game text not null,
  words text not null,
  changed bigint not null
);

create index deck_person on deck (person);

-- One game or the best of three, between the same two seats.
create table play (
  id text not null primary key,
  game text not null,
  format text not null,
  games integer not null,
  agreed text not null,
  seed text not null,
  state text not null,
  watch integer not null,
  listed integer not null,
  bank bigint not null,
  pace bigint not null,
  code text not null,
  outcome text not null,
  begun bigint not null,
  changed bigint not null
);

create index play_state on play (state, changed);

-- person for a person, level for a computer player.
create table seat (
  play text not null references play (id),
  seat text not null,
  person text references person (id),
  name text not null,
  level text not null,
  deck text not null,
  habits text not null,
  primary key (play, seat)
);

create index seat_person on seat (person);

-- The log of a play: what was decided, in order. The key fences a second owner; a repeated command is found by its id.
create table move (
  play text not null references play (id),
  seq integer not null,
  command text not null,
  kind text not null,
  seat text not null,
  words text not null,
  bank_a bigint not null,
  bank_b bigint not null,
  made bigint not null,
  primary key (play, seq),
  unique (play, command)
);

-- A ticket opens one socket, once.
create table ticket (
  digest text not null primary key,
  play text not null,
  viewer text not null,
  person text not null,
  ends bigint not null
);
