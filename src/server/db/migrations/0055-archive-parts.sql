alter table "audit_archive" add column "part" integer not null default 1;
alter table "audit_archive" add column "closes" boolean not null default true;
alter table "audit_archive" alter column "part" drop default;
alter table "audit_archive" alter column "closes" drop default;
alter table "audit_archive" drop constraint "audit_archive_pkey";
alter table "audit_archive" add constraint "audit_archive_pkey" primary key (month, part);
