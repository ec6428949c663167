-- concurrently
create index "blacklist_entry_appealed_at_idx_487b28" on "blacklist_entry" using btree ("appealed_at", id);
create index "blacklist_entry_assignee_idx_c8ba47" on "blacklist_entry" using btree ("assignee", id);
create index "blacklist_entry_due_at_idx_b7a393" on "blacklist_entry" using btree ("due_at", id);
