create index "push_outbox_tests_idx" on "push_outbox" using btree (id) where ((kind = 'test') and (status = 'queued'));
