alter table "site_setting_override" add column "value_type" text;
alter table "site_setting" add column "approver" bigint;
alter table "site_setting" add column "note" text;
alter table "pay_channel" add column "credentials_at" timestamp(3) with time zone;
alter table "pay_channel" add column "former_credentials" jsonb;
alter table "pay_channel" add column "former_until" timestamp(3) with time zone;
alter table "approval" add column "sealed" jsonb;
alter table "site_setting_override" add constraint "site_setting_override_value_type_check_a8762c" check ("value_type" IN ('bool', 'int', 'decimal', 'percent', 'string', 'enum', 'captions', 'image', 'json'));
alter table "site_setting" add constraint "site_setting_approver_fkey_18a8ec" foreign key ("approver") references "account" (id);
alter table "site_setting" add constraint "site_setting_note_check_4f2972" check (char_length("note") <= 200);
create index "site_setting_approver_idx_5a9454" on "site_setting" using btree ("approver", id);

create function pg_temp.pairs(held jsonb) returns jsonb language sql as $$
  select case jsonb_typeof(held)
    when 'array' then held
    when 'object' then (select coalesce(jsonb_agg(jsonb_build_object('name', key, 'text', value) order by key), '[]')
      from jsonb_each_text(held))
  end
$$;
update "pay_channel" set "credentials" = pg_temp.pairs("credentials"), "credentials_at" = "updated_at"
  where jsonb_typeof("credentials") <> 'array';
update "integral_api_call" set "request" = pg_temp.pairs("request"), "response" = pg_temp.pairs("response")
  where jsonb_typeof("request") = 'object' or jsonb_typeof("response") = 'object';
update "constant_item" set "extra" = pg_temp.pairs("extra") where jsonb_typeof("extra") = 'object';

update "push_setting" set "area_overrides" = (
    select coalesce(jsonb_agg(jsonb_build_object('area', key::bigint) || value order by key), '[]')
    from jsonb_each("area_overrides")
  ) where jsonb_typeof("area_overrides") = 'object';
update "probability_round" set "staked_by_option" = (
    select coalesce(jsonb_agg(jsonb_build_object('option', key::bigint, 'coins', value) order by key), '[]')
    from jsonb_each("staked_by_option") where key ~ '^\d+$'
  ) where jsonb_typeof("staked_by_option") = 'object';

create function pg_temp.held(kind text, value jsonb) returns jsonb language sql as $$
  select case
    when kind = 'bool' and jsonb_typeof(value) = 'boolean' then jsonb_build_object(kind, value)
    when kind in ('int', 'decimal', 'percent') and jsonb_typeof(value) = 'number' then jsonb_build_object(kind, value)
    when kind in ('string', 'enum', 'image') and jsonb_typeof(value) = 'string' then jsonb_build_object(kind, value)
    when kind = 'captions' and value ? 'en' then jsonb_build_object(kind, value)
    when kind = 'json' and jsonb_typeof(value) = 'object' then jsonb_build_object(kind, pg_temp.pairs(value))
  end
$$;
update "site_setting_override" o set "value_type" = s.value_type, "value" = coalesce(pg_temp.held(s.value_type, o.value), '{}')
  from "site_setting" s where s.id = o.setting;
update "site_setting_revision" r
  set "snapshot" = jsonb_build_object('value', pg_temp.held(s.value_type, r.snapshot -> 'value'), 'overrides', '[]'::jsonb)
  from "site_setting" s where s.id = r.setting and r.snapshot is not null;
update "site_setting" set "value" = pg_temp.held("value_type", "value"),
  "draft_value" = coalesce(pg_temp.held("value_type", "draft_value"), '{}'),
  "schema" = case when jsonb_typeof("schema") = 'object' then jsonb_strip_nulls(jsonb_build_object(
    'min', "schema" -> 'minimum', 'max', "schema" -> 'maximum', 'maxLength', "schema" -> 'maxLength',
    'pattern', "schema" -> 'pattern')) end;

update "service_setting" set "working_hours" = '[]' where jsonb_typeof("working_hours") <> 'array';
update "service_setting" set "routing" = '[]' where jsonb_typeof("routing") <> 'array';
update "service_setting" set
  "first_reply_targets" = '{"urgent": 3600, "high": 14400, "normal": 43200, "low": 86400}'::jsonb || "first_reply_targets",
  "solve_targets" = '{"urgent": 28800, "high": 86400, "normal": 259200, "low": 604800}'::jsonb || "solve_targets";

update "user_indicator" set "options" = case jsonb_typeof("options")
    when 'array' then jsonb_build_object('choices', (
      select coalesce(jsonb_agg(jsonb_build_object('code', c ->> 'value',
        'name', jsonb_build_object('zh_CN', c -> 'zh', 'en', c -> 'en'))), '[]') from jsonb_array_elements("options") c))
    when 'object' then "options" end
  where "options" is not null;
update "user_indicator" set "expression" = jsonb_strip_nulls(jsonb_build_object(
    'from', case when "expression" ? 'table' then 'table' else 'event' end,
    'name', coalesce("expression" ->> 'table', "expression" ->> 'event', 'unknown'),
    'aggregate', coalesce("expression" ->> 'aggregate', 'count'),
    'field', "expression" -> 'field'))
  where not "expression" ? 'from';

create function pg_temp.leaf(held jsonb) returns jsonb language sql as $$
  select case
    when held ? 'indicator' then jsonb_build_object('indicator', held -> 'indicator', 'window', coalesce(held ->> 'window', 'all'),
      'operator', held -> 'operator', 'value', case held -> 'value' when 'true' then '1' when 'false' then '0' else held -> 'value' end)
    else jsonb_strip_nulls(jsonb_build_object(
      'kind', case when held ? 'userLabel' then 'userLabel' when held ? 'ruleUser' then 'ruleUser' else 'userIndicator' end,
      'code', coalesce(held -> 'userLabel', held -> 'ruleUser', held -> 'userIndicator'),
      'operator', held -> 'operator', 'value', held -> 'value'))
  end
$$;
create function pg_temp.node(held jsonb) returns jsonb language plpgsql as $$
declare
  match text := case when held ?| array['and', 'all'] then 'all' when held ?| array['or', 'any'] then 'any'
    when held ? 'not' then 'none' end;
  parts jsonb := coalesce(held -> 'and', held -> 'all', held -> 'or', held -> 'any', held -> 'not');
  part jsonb;
  leaves jsonb := '[]';
  groups jsonb := '[]';
begin
  if match is null then return jsonb_build_object('match', 'all', 'leaves', jsonb_build_array(pg_temp.leaf(held))); end if;
  for part in select jsonb_array_elements(parts) loop
    if part ?| array['and', 'or', 'all', 'any', 'not'] then groups := groups || pg_temp.node(part);
    else leaves := leaves || pg_temp.leaf(part); end if;
  end loop;
  return jsonb_build_object('match', match, 'leaves', leaves)
    || case when groups = '[]' then '{}'::jsonb else jsonb_build_object('groups', groups) end;
end
$$;
update "user_tag" set "conditions" = pg_temp.node("conditions") where not "conditions" ? 'match';
update "rule_user" set "tree" = case jsonb_typeof("tree")
    when 'array' then jsonb_build_object('match', 'all', 'tiers', (
      select jsonb_agg(jsonb_build_object('code', t -> 'code', 'name', t -> 'name') || pg_temp.node(t -> 'tree'))
      from jsonb_array_elements("tree") t))
    else pg_temp.node("tree") end
  where not ("tree" ? 'match');
drop function pg_temp.node, pg_temp.leaf, pg_temp.held, pg_temp.pairs;
