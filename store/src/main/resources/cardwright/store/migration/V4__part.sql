-- What each party brings to a shuffle that is drawn together: a hash that is shown first, and the random part behind it.
-- The part of a player is empty until it was opened; that of the server is a secret until the play is over, and its hash covers a
-- digest of the terms of the play.
create table part (
  play text not null references play (id),
  party text not null,
  hash text not null,
  terms text not null,
  part text not null,
  primary key (play, party)
);
