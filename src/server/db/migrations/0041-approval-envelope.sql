create table "approval_envelope" ("approval_id" bigint not null, "fields" jsonb not null, "seal" text not null);
alter table "approval_envelope" add constraint "approval_envelope_pkey" primary key (approval_id);
alter table "approval_envelope" add constraint "approval_envelope_approval_fkey" foreign key (approval_id) references approval (id) on delete cascade;
