alter table "live_room" add column "stream" text;
