create table "cell_draft" (
  "account_id" bigint not null,
  "entity" text not null,
  "opener_id" bigint not null,
  "record_id" bigint not null,
  "field" text not null,
  "version" bigint not null,
  "base" jsonb not null,
  "value" jsonb not null,
  "typed_at" timestamp with time zone not null,
  constraint "cell_draft_pkey" primary key (account_id, entity, record_id, field)
);
alter table "cell_draft" add constraint "cell_draft_account_fkey" foreign key (account_id) references account (id);
create index "cell_draft_opener_idx" on "cell_draft" using btree (account_id, entity, opener_id);
create index "cell_draft_typed_idx" on "cell_draft" using btree (typed_at);
