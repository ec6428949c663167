alter table "subtitle_cue" add column "missing_terms" text;
alter table "subtitle_cue" add constraint "subtitle_cue_missing_terms_check_ac1054" check (char_length("missing_terms") <= 500);
create index "subtitle_cue_missing_terms_idx_e66395" on "subtitle_cue" using btree ("missing_terms", id);
create index "subtitle_cue_missing_terms_trgm_41a1d7" on "subtitle_cue" using gin ("missing_terms" gin_trgm_ops);
