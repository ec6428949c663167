create table "sign_in_hour" (
  "hour" timestamp with time zone not null,
  "country" bigint not null,
  "sign_ins" bigint not null,
  "last_id" bigint not null,
  constraint "sign_in_hour_pkey" primary key (hour, country)
);
create index "sign_in_hour_last_idx" on "sign_in_hour" using btree (last_id);
