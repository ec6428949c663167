drop index "episode_content_part_number_key_e87334";
alter table "episode" add constraint "episode_content_part_number_key_c9c365" unique ("content", "part", "number") deferrable;
