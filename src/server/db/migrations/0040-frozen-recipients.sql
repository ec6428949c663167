create table "frozen_recipient" (
  "kind" text not null,
  "record_id" bigint not null,
  "user_id" bigint not null,
  "amount" bigint not null,
  constraint "frozen_recipient_pkey" primary key (kind, record_id, user_id)
);
