-- Ranks were typed as codes, with their names in the skill alone; they are items of a dictionary now, which takes over the codes and names that skills have.
alter table "escort_order" drop constraint "escort_order_rank_check_1dc6d0";
alter table "escort_order" add constraint "escort_order_rank_check_4f1b00" check (char_length("rank") <= 64);
insert into "constant" ("key", "title", "module", "kind", "value_type", "tree", "enabled", "version", "created_at", "updated_at")
  select 'companionRank', '{"zh_CN": "陪玩段位", "en": "Ranks of companions"}', 'user', 'business', 'string', false, true, 1, now(), now()
  where exists (select 1 from "escort_skill" where jsonb_array_length("ranks") > 0)
  on conflict ("key") do nothing;
insert into "constant_item" ("constant", "value", "caption", "default", "order", "enabled", "version", "created_at", "updated_at")
  select c."id", r."value", r."caption", false, row_number() over (order by r."place", r."value"), true, 1, now(), now()
  from (
    select distinct on (each ->> 'code') each ->> 'code' as "value", each -> 'name' as "caption", nth as "place"
    from "escort_skill", jsonb_array_elements("ranks") with ordinality as listed(each, nth)
    order by each ->> 'code', "escort_skill"."id"
  ) r
  join "constant" c on c."key" = 'companionRank'
  on conflict ("constant", "value") do nothing;
update "escort_skill" set "ranks" = (
  select jsonb_agg(each - 'name' order by nth) from jsonb_array_elements("ranks") with ordinality as listed(each, nth)
) where jsonb_array_length("ranks") > 0;
