create index "approval_created_at_idx_2abf33" on "approval" using btree ("created_at", id);
create index "approval_created_by_idx_27697d" on "approval" using btree ("created_by", id);
create index "approval_state_idx_18f4e6" on "approval" using btree ("state", id);
create index "approval_reason_idx_a3c020" on "approval" using btree ("reason", id);
create index "approval_due_at_idx_b7a393" on "approval" using btree ("due_at", id);
create index "approval_decided_at_idx_68bcbd" on "approval" using btree ("decided_at", id);
create index "approval_decision_idx_42f627" on "approval" using btree ("decision", id);
