create table "work_item" (
  "kind" text not null,
  "work_id" bigint not null,
  "plan" jsonb not null,
  "server_id" text,
  constraint "work_item_pkey" primary key (kind, work_id)
);
