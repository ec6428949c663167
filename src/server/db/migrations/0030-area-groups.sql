alter table "area_config" drop constraint "area_config_group_check_1b4eb8";
alter table "area_config" add constraint "area_config_group_check_80cfa0" check ("group" IN ('ad', 'activity', 'configur', 'pay', 'rank', 'liveSetting', 'state', 'rankingAlbum', 'forceUpdate', 'general'));
