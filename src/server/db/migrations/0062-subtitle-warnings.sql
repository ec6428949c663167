alter table "subtitle_cue" add column "warnings" text[];
alter table "subtitle_cue" add constraint "subtitle_cue_warnings_check_40d697" check ("warnings" <@ ARRAY['empty', 'badEncoding', 'overlap', 'tooFast', 'tooLong', 'tooManyLines', 'tooShort', 'tooLasting', 'gap']::text[]);
create index "subtitle_cue_warnings_gin_5fa6cf" on "subtitle_cue" using gin ("warnings");
