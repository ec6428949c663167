alter table "review_task" add column "waits_until" timestamp(3) with time zone;
alter table "integral_api" add column "former_secret" text;
alter table "integral_api" add column "former_until" timestamp(3) with time zone;
alter table "user_group" add column "held_size" bigint;
alter table "user" add column "points_frozen_at" timestamp(3) with time zone;
alter table "integral_api" add constraint "integral_api_former_secret_check_743117" check (char_length("former_secret") <= 128);
create index "user_group_held_size_idx_b113e4" on "user_group" using btree ("held_size", id);
