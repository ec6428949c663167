alter table "push_list" add column "read_at" timestamp with time zone not null default now();
create index "push_list_read_idx" on "push_list" using btree (read_at);
