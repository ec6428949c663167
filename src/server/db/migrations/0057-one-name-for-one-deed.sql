-- Commands that do the same have the same name: rights of roles, keys of accounts, approvals and jobs that name one follow.
-- Entries of the audit keep what was written: their hashes vouch for it.
create function pg_temp.renamed("id" text) returns text language sql immutable as $$
  select case
    when "id" in ('live-config.live-sound.usedBy', 'LiveConfig:liveSound.usedBy')
      then regexp_replace("id", 'usedBy$', 'showUses')
    when "id" ~ '^(community-manage\.(detail-tab-config-manage|square-block)|service-manage\.interest-tag|CommunityManage:(detailTabConfigManage|squareBlock)|ServiceManage:interestTag)\.copyToArea$'
      then regexp_replace("id", 'copyToArea$', 'copyArrangement')
    when "id" ~ '\.copyToArea$' then "id" || 's'
    when "id" ~ '\.(whereUsed|findUses)$' then regexp_replace("id", '[^.]+$', 'showUses')
    when "id" ~ '\.translate(Missing|Names|Bio|Notes|Texts?)$' then regexp_replace("id", '[^.]+$', 'translate')
    else "id"
  end
$$;
update "element" set "code" = pg_temp.renamed("code") where "code" <> pg_temp.renamed("code");
update "approval" set "command" = pg_temp.renamed("command"), "code" = pg_temp.renamed("code")
  where "command" <> pg_temp.renamed("command") or "code" <> pg_temp.renamed("code");
update "batch_job" set "command" = pg_temp.renamed("command") where "command" <> pg_temp.renamed("command");
update "staff_preference" set "keymap" = (
  select jsonb_object_agg(pg_temp.renamed("key"), "value") from jsonb_each("keymap")
) where jsonb_typeof("keymap") = 'object' and "keymap" <> '{}' and exists (
  select from jsonb_object_keys("keymap") as "key" where "key" <> pg_temp.renamed("key")
);
