create table "audit_waiting" ("entry_id" bigint not null);
create table "audit_link" ("place" bigint not null, "entry_id" bigint not null, "at" timestamp with time zone not null, "mark" text not null);
create table "audit_head" ("id" bigint not null, "place" bigint not null, "mark" text not null, "floor" bigint, "fingerprint" text not null, "seal" text not null);
alter table "audit_waiting" add constraint "audit_waiting_pkey" primary key (entry_id);
alter table "audit_link" add constraint "audit_link_pkey" primary key (place);
alter table "audit_link" add constraint "audit_link_entry_key" unique (entry_id);
alter table "audit_head" add constraint "audit_head_pkey" primary key (id);
create index "audit_link_at_idx" on "audit_link" using btree (at, place);
-- Entries that bear a mark of the former chain are linked anew, once, in the order in which they were written.
insert into "audit_waiting" select id from "audit_entry" where hash is not null;
