alter table "staff_preference" add column "starred" jsonb;
