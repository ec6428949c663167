create table "work_piece" (
  "id" text not null,
  "name" text not null,
  "data" jsonb not null,
  "due_at" timestamp with time zone not null,
  "every_seconds" bigint,
  "server_id" text,
  "begun_at" timestamp with time zone,
  "tries" bigint not null,
  "error" text,
  "given_up_at" timestamp with time zone,
  constraint "work_piece_pkey" primary key (id)
);
create index "work_piece_due_idx" on "work_piece" using btree (due_at) where (given_up_at is null);
