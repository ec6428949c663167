create index "element_kind_idx_b94bef" on "element" using btree ("kind", id);
create index "element_danger_idx_158872" on "element" using btree ("danger", id);
create index "element_money_idx_ab1561" on "element" using btree ("money", id);
create index "element_orphan_idx_d9055d" on "element" using btree ("orphan", id);
