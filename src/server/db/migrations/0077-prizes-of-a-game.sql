-- Prizes and options change places within the table of their game: their numbers are twice the same until all have moved.
drop index "probability_option_game_table_version_position_key_3b71c5";
alter table "probability_option" add constraint "probability_option_game_table_version_position_key_674d08" unique ("game", "table_version", "position") deferrable;
drop index "probability_prize_game_table_version_position_key_3b71c5";
alter table "probability_prize" add constraint "probability_prize_game_table_version_position_key_674d08" unique ("game", "table_version", "position") deferrable;
