drop index "promoter_term_price_per_user_idx_855a15";
alter table "promoter_term" add column "currency" text;
alter table "promoter_term" add constraint "promoter_term_currency_check_aa99da" check (char_length("currency") <= 3);
update "promoter_term" t set "currency" = p."currency" from "promoter" p where p.id = t."promoter";
