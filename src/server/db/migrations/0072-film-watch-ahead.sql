alter table "film_watch" add column "ahead" numeric;
