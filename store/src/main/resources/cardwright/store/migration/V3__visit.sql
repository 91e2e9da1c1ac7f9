-- The cookie that a ticket was asked for with; empty for nobody's. A ticket is good as long as its cookie is.
alter table ticket add column visit text not null default '';
