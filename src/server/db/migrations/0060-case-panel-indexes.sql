-- concurrently
create index "ad_created_at_idx_2abf33" on "ad" using btree ("created_at", id);
create index "feedback_reply_created_at_idx_2abf33" on "feedback_reply" using btree ("created_at", id);
create index "feedback_reply_author_idx_1523f9" on "feedback_reply" using btree ("author", id);
create index "feedback_reply_internal_idx_192bb0" on "feedback_reply" using btree ("internal", id);
create index "feedback_reply_read_at_idx_645718" on "feedback_reply" using btree ("read_at", id);
create index "short_share_statement_created_at_idx_2abf33" on "short_share_statement" using btree ("created_at", id);
