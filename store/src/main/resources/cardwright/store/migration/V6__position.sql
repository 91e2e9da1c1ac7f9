-- The position that a play begins at where somebody has set one up, by its digest; empty for decks that are dealt.
alter table card_text rename to play_text;

alter table play add column position text not null default '';
