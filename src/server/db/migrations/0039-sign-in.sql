create table "sign_in_count" (
  "kind" text not null,
  "name" text not null,
  "place" text not null,
  "tries" bigint not null,
  "last_at" timestamp with time zone not null,
  "free_at" timestamp with time zone not null,
  constraint "sign_in_count_pkey" primary key (kind, name, place)
);
create table "known_place" (
  "account_id" bigint not null,
  "kind" text not null,
  "place" text not null,
  "seen_at" timestamp with time zone not null,
  constraint "known_place_pkey" primary key (account_id, kind, place)
);
create table "account_factor" (
  "account_id" bigint not null,
  "secret" text not null,
  "confirmed_at" timestamp with time zone,
  "last_step" bigint not null,
  constraint "account_factor_pkey" primary key (account_id)
);
create table "recovery_code" (
  "account_id" bigint not null,
  "code_hash" text not null,
  "used_at" timestamp with time zone,
  constraint "recovery_code_pkey" primary key (account_id, code_hash)
);
create table "account_identity" (
  "issuer" text not null,
  "subject" text not null,
  "account_id" bigint not null,
  constraint "account_identity_pkey" primary key (issuer, subject)
);
alter table "role" add column "requires_factor" boolean not null default false;
alter table "role" alter column "requires_factor" drop default;
-- Nobody has had a second factor before.
update account set otp_on = false where otp_on;
alter table "account_credential" add column "usable_until" timestamp with time zone;
alter table "session_token" add column "browser_hash" text;
alter table "session_token" add column "proved_at" timestamp with time zone;
create index "sign_in_count_name_idx" on "sign_in_count" using btree (name);
create index "sign_in_count_last_idx" on "sign_in_count" using btree (last_at);
alter table "known_place" add constraint "known_place_account_fkey" foreign key (account_id) references account (id);
create index "known_place_seen_idx" on "known_place" using btree (seen_at);
alter table "account_factor" add constraint "account_factor_account_fkey" foreign key (account_id) references account (id);
alter table "recovery_code" add constraint "recovery_code_account_fkey" foreign key (account_id) references account (id);
alter table "account_identity" add constraint "account_identity_account_fkey" foreign key (account_id) references account (id);
create index "account_identity_account_idx" on "account_identity" using btree (account_id);
create index "role_requires_factor_idx_efd473" on "role" using btree ("requires_factor", id);
