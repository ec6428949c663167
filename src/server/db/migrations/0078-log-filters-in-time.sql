-- What a filter finds in a log is read newest first: the filter's index goes on with the moments, so that nothing is gathered and sorted.
drop index "audit_entry_session_idx_1f7204";
drop index "audit_entry_danger_idx_158872";
drop index "user_login_record_user_idx_01c318";
create index "audit_entry_account_in_time_d8e688" on "audit_entry" using btree ("account", "at", id);
create index "audit_entry_kind_in_time_d36d20" on "audit_entry" using btree ("kind", "at", id);
create index "audit_entry_code_in_time_288281" on "audit_entry" using btree ("code", "at", id);
create index "audit_entry_entity_in_time_3247e7" on "audit_entry" using btree ("entity", "at", id);
create index "audit_entry_record_id_in_time_2c0db7" on "audit_entry" using btree ("record_id", "at", id);
create index "audit_entry_result_in_time_b322b2" on "audit_entry" using btree ("result", "at", id);
create index "audit_entry_session_in_time_f30c94" on "audit_entry" using btree ("session", "at", id);
create index "audit_entry_danger_in_time_4f5bd9" on "audit_entry" using btree ("danger", "at", id);
create index "user_login_record_user_in_time_44e155" on "user_login_record" using btree ("user", "created_at", id);
create index "user_login_record_method_in_time_52b065" on "user_login_record" using btree ("method", "created_at", id);
create index "user_login_record_result_in_time_fcd249" on "user_login_record" using btree ("result", "created_at", id);
