alter table "work_item" add column "tries" bigint, add column "due_at" timestamptz;
