alter table "user" add column "signed_out_at" timestamp(3) with time zone;
