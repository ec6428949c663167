alter table "push" add column "image_by_language" jsonb;
