-- Units, layers and groups were typed as texts, and are items of dictionaries now; what records hold that no dictionary has stays there.
alter table "site_setting" drop constraint "site_setting_unit_check_c62954";
alter table "user_group" drop constraint "user_group_layer_check_d1c5d7";
alter table "user_indicator" drop constraint "user_indicator_unit_check_128111";
alter table "user_label" drop constraint "user_label_group_check_8c88ba";
drop index "user_label_group_trgm_93458d";
alter table "site_setting" add constraint "site_setting_unit_check_b74bcc" check (char_length("unit") <= 64);
alter table "user_group" add constraint "user_group_layer_check_af390d" check (char_length("layer") <= 64);
alter table "user_indicator" add constraint "user_indicator_unit_check_b74bcc" check (char_length("unit") <= 64);
alter table "user_label" add constraint "user_label_group_check_85bd8d" check (char_length("group") <= 64);
