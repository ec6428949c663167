alter table "upload" add column "secret_entity" text;
alter table "upload" add column "secret_field" text;
alter table "upload" add column "secret_id" bigint;
