alter table "account_credential" add column "spent" boolean;
