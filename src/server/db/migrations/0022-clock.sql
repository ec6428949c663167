create index "dynamic_publish_at_idx_943336" on "dynamic" using btree ("publish_at", id);
create index "escort_ban_until_idx_216b8c" on "escort" using btree ("ban_until", id);
create index "email_recall_end_at_idx_80bdd5" on "email_recall" using btree ("end_at", id);
