create table "upload" (
  "key" text not null,
  "account_id" bigint not null,
  "place" text,
  "name" text not null,
  "max_bytes" bigint not null,
  "bytes" bigint,
  "sha256" text,
  "given_at" timestamp with time zone not null,
  "used_at" timestamp with time zone,
  "stored_at" timestamp with time zone,
  "named_at" timestamp with time zone,
  "secret" text,
  constraint "upload_pkey" primary key (key)
);
create index "upload_account_idx" on "upload" using btree (account_id, given_at);
create index "upload_unnamed_idx" on "upload" using btree (given_at) where (named_at is null);
