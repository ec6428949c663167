-- concurrently
create index "promoter_term_currency_price_per_user_idx_2a8e54" on "promoter_term" using btree ("currency", "price_per_user", id);
