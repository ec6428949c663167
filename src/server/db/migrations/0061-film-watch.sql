create table "film_watch" (
  "entity" text not null,
  "record_id" bigint not null,
  "account_id" bigint not null,
  "seen" nummultirange not null,
  "length" numeric not null,
  "told_at" timestamp with time zone not null,
  constraint "film_watch_pkey" primary key (entity, record_id, account_id)
);
alter table "film_watch" add constraint "film_watch_account_fkey" foreign key (account_id) references account (id);
create index "film_watch_told_idx" on "film_watch" using btree (told_at);
