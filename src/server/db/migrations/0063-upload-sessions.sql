create table "upload_session" (
  "key" text not null,
  "begun" text not null,
  "about" bigint not null,
  "file_name" text not null,
  "modified" bigint not null,
  "part_bytes" bigint not null,
  "touched_at" timestamp with time zone not null,
  constraint "upload_session_pkey" primary key (key)
);
create table "upload_part" (
  "key" text not null,
  "number" bigint not null,
  "tag" text not null,
  constraint "upload_part_pkey" primary key (key, number)
);
alter table "upload_session" add constraint "upload_session_upload_fkey" foreign key (key) references upload (key) on delete cascade;
alter table "upload_part" add constraint "upload_part_session_fkey" foreign key (key) references upload_session (key) on delete cascade;
