-- What was a text is one of a list now: the source of an ad, which staff extend, and the method of a batch of payouts.
alter table "ad_daily_stat" drop constraint "ad_daily_stat_source_check_271c96";
drop index "ad_daily_stat_source_trgm_473dc0";
alter table "payout_batch" drop constraint "payout_batch_method_check_9466ba";
alter table "ad_daily_stat" add constraint "ad_daily_stat_source_check_3a4e3e" check (char_length("source") <= 64);
alter table "payout_batch" add constraint "payout_batch_method_check_f6aff4" check ("method" IN ('bank', 'paypal', 'payoneer', 'gcash', 'ovo', 'dana', 'mercadoPago', 'pix', 'stcPay', 'usdt'));
