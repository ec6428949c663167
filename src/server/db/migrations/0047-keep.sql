create index "work_piece_given_up_idx" on "work_piece" using btree (given_up_at) where (given_up_at is not null);
create index "server_instance_seen_idx" on "server_instance" using btree (seen_at);
create index "push_outbox_queued_idx" on "push_outbox" using btree (queued_at);
create index "mail_outbox_created_idx" on "mail_outbox" using btree (created_at);
-- A password outlives the file that it opens by nothing.
update "work_item" w set "plan" = w."plan" - 'password' from "export_task" e
  where w."kind" = 'exportTask' and e."id" = w."work_id" and e."file" is null and w."plan" ? 'password';
