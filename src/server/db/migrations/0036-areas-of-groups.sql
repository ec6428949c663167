-- Areas that stand where those of another group belong become the area of the field's own group that shares most countries with
-- them; where the group has none that shares any, or another record has that one already, they stay until somebody chooses.
create function pg_temp.area_in(own bigint, wanted text) returns bigint language sql stable as $$
  select coalesce((
    select t.id from area_config s join area_config t on t."group" = wanted and t.countries && s.countries
    where s.id = own and s."group" <> wanted
    order by cardinality(array(select unnest(t.countries) intersect select unnest(s.countries))) desc, t.id limit 1
  ), own)
$$;
create function pg_temp.areas_in(own bigint[], wanted text) returns bigint[] language sql stable as $$
  select array_agg(id order by place) from (
    select pg_temp.area_in(id, wanted) as id, min(place) as place from unnest(own) with ordinality o(id, place) group by 1
  ) mapped
$$;
create function pg_temp.lines_in(lines jsonb, key text, wanted text) returns jsonb language sql stable as $$
  select jsonb_agg(case jsonb_typeof(line -> key)
    when 'array' then case when line -> key = '[]' then line else jsonb_set(line, array[key], to_jsonb(pg_temp.areas_in(
      array(select jsonb_array_elements_text(line -> key)::bigint), wanted))) end
    when 'number' then jsonb_set(line, array[key], to_jsonb(pg_temp.area_in((line ->> key)::bigint, wanted)))
    else line end order by place)
  from jsonb_array_elements(lines) with ordinality l(line, place)
$$;
create function pg_temp.put_in_group(kept text, field text, wanted text) returns void language plpgsql as $$
declare
  many boolean := (select data_type = 'ARRAY' from information_schema.columns
    where table_schema = current_schema and table_name = kept and column_name = field);
  mapping text := format('update %1$I set %2$I = pg_temp.%4$s(%2$I, %3$L) where exists
    (select 1 from area_config a where a."group" <> %3$L and ' || case when many then 'a.id = any(%1$I.%2$I))' else 'a.id = %1$I.%2$I)' end,
    kept, field, wanted, case when many then 'areas_in' else 'area_in' end);
  one bigint;
begin
  execute mapping;
exception when unique_violation or exclusion_violation then
  for one in execute format('select id from %I order by id', kept) loop
    begin
      execute mapping || format(' and %I.id = %L', kept, one);
    exception when unique_violation or exclusion_violation then null;
    end;
  end loop;
end
$$;
do $$
declare
  meant record;
  place text;
begin
  for meant in select * from (values
    ('activity', '
      activity_entry.areas activity_reward.areas fission_activity.areas fission_rule.areas gate_pass.areas
      h5_share_page.areas jackpot_gift.areas live_activity_template.areas probability_game.areas
      probability_game_day.area probability_jackpot.areas probability_official.areas probability_round.area
      promoter.areas star_pk.areas star_pk_vote_hour.area team_up_activity.areas top_up_activity.areas
      vip_activity.areas'),
    ('ad', '
      ad.areas ad_daily_stat.area ad_switch.areas brand_takeover.areas reveal_ad.areas'),
    ('configur', '
      ai_search_prompt.areas ai_search_setting.areas app_article.areas cdn_route.areas channel.areas
      channel_group.areas client.areas domain.areas emoji_pack.areas feature_access.areas login_method.areas
      official_info.areas search_setting.areas site_setting_override.areas telegram_channel.areas
      watch_room_setting.areas'),
    ('state', '
      appointment.areas appointment_user.area auto_push.areas bottom_bar_item.areas business_day.area comment.area
      commerce_stat.area community_report.area community_setting.area content_item.areas content_video.areas
      copyright_notice.areas cover_label.areas cover_label_send.areas custom_detail_tab.areas detail_banner.areas
      detail_tab.areas discuss_tab_config.areas dynamic.area dynamic.areas email_recall.areas
      episode_review_stat.area escort.areas escort_ratio.areas escort_setting.area escort_skill.areas feedback.area
      float_window.areas game.areas game_day.area game_plate_item.areas game_rank_item.area growth_task.areas
      home_component.areas home_large_window.areas home_page_release.areas home_placement.areas hot_list_freeze.area
      hot_list_item.area integral_api.areas integral_day.area integral_goods.areas integral_setting.areas
      interest_tag.areas interest_tag_content.areas invite_program.areas message_send.areas movie.areas
      navigation.areas plate.areas plate_item.areas player_tab_config.areas popup.areas publish_freeze.areas
      publish_plan_entry.areas push.areas push_stat.area question.areas question_category.areas
      review_decision.blocked_areas review_pool.areas review_reason.areas review_task.area review_task.blocked_areas
      reviewer.areas rule_user.areas screen_category.areas screen_option.areas search_hot_word.areas
      sensitive_word.areas series.areas short.areas short_money_day.area short_pay_plan.areas
      short_recommendation.areas short_search_content.areas short_search_label.areas short_search_setting.areas
      short_search_word.areas single.areas single_item.areas single_recommend.areas square_banner.areas
      square_block.areas star.areas super_whitelist_entry.fake_area tag.areas topic.areas
      ugc_audit_setting.before_areas ugc_audit_setting.emergency_areas ugc_post.area ugc_post.hidden_areas
      ugc_report.area up.areas user.area user_group.areas user_label.areas user_tag.areas watch_room.recommended_in
      waterfall_item.areas waterfall_mix.area xilie.areas'),
    ('forceUpdate', '
      client_status_rule.areas client_version.areas force_update_rule.areas update_prompt.areas'),
    ('rank', '
      rank.areas rank_blacklist_entry.area rank_component.areas rank_component_stat.area rank_item.area
      rank_style_triage.areas'),
    ('rankingAlbum', '
      rank_single.areas rank_single_setting.areas'),
    ('pay', '
      dress.areas first_pay_offer.areas gift.areas luck_gift.areas market.areas prize_pool.areas prop.areas
      vip_code_batch.areas vip_configuration.areas vip_package.areas'),
    ('general', '
      access_request.areas account.areas cache_purge.areas staff_announcement.areas staff_preference.areas'),
    ('liveSetting', '
      anchor.areas anchor_task.areas biscuit_exchange.areas guild.areas guild_room.areas income_policy.areas
      live_area_filter.viewer_area live_atmosphere.areas live_banner.areas live_dress.areas live_exposure_plan.areas
      live_floating.areas live_function.areas live_game_switch.areas live_hot_search.areas live_music.licensed_areas
      live_position.areas live_recommend_range.areas live_room.areas live_runway.areas live_sound.areas
      live_switch.areas live_user_task.areas live_window.areas room_category.areas room_sub_category.areas
      settlement_period.areas sports_league.rights_areas sports_match.areas')
  ) as fields(wanted, places)
  loop
    foreach place in array regexp_split_to_array(trim(both E' \n' from meant.places), '\s+') loop
      perform pg_temp.put_in_group(split_part(place, '.', 1), split_part(place, '.', 2), meant.wanted);
    end loop;
  end loop;
end
$$;
update "home_page_release" set "snapshot" = pg_temp.lines_in("snapshot", 'areas', 'state') where jsonb_typeof("snapshot") = 'array' and "snapshot" <> '[]';
update "site_setting_revision" set "snapshot" = jsonb_set("snapshot", '{overrides}', pg_temp.lines_in("snapshot" -> 'overrides', 'areas', 'configur'))
  where jsonb_typeof("snapshot" -> 'overrides') = 'array' and "snapshot" -> 'overrides' <> '[]';
update "push_setting" set "area_overrides" = pg_temp.lines_in("area_overrides", 'area', 'state') where jsonb_typeof("area_overrides") = 'array' and "area_overrides" <> '[]';
update "service_setting" set "working_hours" = pg_temp.lines_in("working_hours", 'areas', 'state') where jsonb_typeof("working_hours") = 'array' and "working_hours" <> '[]';
update "service_setting" set "routing" = pg_temp.lines_in("routing", 'areas', 'state') where jsonb_typeof("routing") = 'array' and "routing" <> '[]';
update "ugc_audit_setting" set "thresholds" = pg_temp.lines_in("thresholds", 'areas', 'state') where jsonb_typeof("thresholds") = 'array' and "thresholds" <> '[]';
update "ugc_audit_setting" set "live_thresholds" = pg_temp.lines_in("live_thresholds", 'areas', 'state') where jsonb_typeof("live_thresholds") = 'array' and "live_thresholds" <> '[]';
update "ugc_audit_version" set "thresholds" = pg_temp.lines_in("thresholds", 'areas', 'state') where jsonb_typeof("thresholds") = 'array' and "thresholds" <> '[]';
drop function pg_temp.put_in_group(text, text, text), pg_temp.lines_in(jsonb, text, text), pg_temp.areas_in(bigint[], text),
  pg_temp.area_in(bigint, text);
