create table "audit_use_day" (
  "account_id" bigint not null,
  "day" date not null,
  "code" text not null,
  "uses" bigint not null,
  constraint "audit_use_day_pkey" primary key (account_id, day, code)
);
create index "audit_use_day_day_idx" on "audit_use_day" using btree (day);
