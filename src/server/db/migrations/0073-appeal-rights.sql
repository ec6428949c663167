-- Appeals against bans have had a queue of their own since 0069, with rights that no role held: whoever may decide on an appeal in
-- the list of bans may do so there, take the next one and put one back. A start fills in what the menu says of it.
create temporary table "given" ("right" text, "also" text) on commit drop;
insert into "given" values ('grantAppeal', 'grantAppeal'), ('upholdAppeal', 'upholdAppeal'), ('grantAppeal', 'take'),
  ('grantAppeal', 'release'), ('upholdAppeal', 'take'), ('upholdAppeal', 'release');
create temporary table "due" on commit drop as
  select distinct r."id" as "role", g."also" as "name", 'UserManage:userBlackList.appeals.' || g."also" as "code"
  from "role" r join "element" e on e."id" = any(r."elements") join "given" g on e."code" = 'UserManage:userBlackList.' || g."right";
insert into "menu" ("version", "created_at", "updated_at", "parent_id", "code", "title", "url", "kind", "hidden", "no_cache", "affix", "custom", "orphan")
  select 1, now(), now(), m."parent_id", 'UserManage:userBlackList.appeals', '{"zh_CN": "封禁申诉", "en": "Appeals against bans"}',
    '/user-manage/user-black-list/appeals', 'page', true, false, false, false, false
  from "menu" m where m."code" = 'UserManage:userBlackList' and exists (select from "due")
  on conflict ("code") do nothing;
insert into "element" ("version", "created_at", "updated_at", "menu", "code", "title", "kind", "danger", "money", "orphan")
  select distinct on (d."code") 1, now(), now(), m."id", d."code", jsonb_build_object('zh_CN', d."name", 'en', d."name"), 'command', false, false, false
  from "due" d join "menu" m on m."code" = 'UserManage:userBlackList.appeals'
  on conflict ("code") do nothing;
update "role" r set
  "menus" = array(select distinct unnest(coalesce(r."menus", '{}') || m."id") order by 1),
  "elements" = array(select distinct unnest(r."elements" || own."elements") order by 1),
  "version" = r."version" + 1,
  "updated_at" = now()
from "menu" m, (
  select d."role", array_agg(e."id") as "elements" from "due" d join "element" e on e."code" = d."code" group by d."role"
) own
where m."code" = 'UserManage:userBlackList.appeals' and own."role" = r."id" and not own."elements" <@ r."elements";
update "role" r set
  "code_count" = cardinality(r."elements"),
  "danger_count" = (select count(*) from "element" e where e."id" = any(r."elements") and e."danger")
where r."id" in (select "role" from "due");
