create sequence title_id;
select setval('title_id', greatest(1,
  (select max(id) from "content_item"), (select max(id) from "series"), (select max(id) from "movie"),
  (select max(id) from "short"), (select max(id) from "content_video")));
alter table "content_item" alter column "id" drop identity;
alter table "content_item" alter column "id" set default nextval('title_id');
alter table "series" alter column "id" drop identity;
alter table "series" alter column "id" set default nextval('title_id');
alter table "movie" alter column "id" drop identity;
alter table "movie" alter column "id" set default nextval('title_id');
alter table "short" alter column "id" drop identity;
alter table "short" alter column "id" set default nextval('title_id');
alter table "content_video" alter column "id" drop identity;
alter table "content_video" alter column "id" set default nextval('title_id');
