alter table "live_session" add column "course" jsonb;
