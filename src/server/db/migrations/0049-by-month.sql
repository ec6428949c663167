create table "audit_archive" (
  "month" text not null,
  "key" text not null,
  "from_place" bigint not null,
  "to_place" bigint not null,
  "before_mark" text not null,
  "last_mark" text not null,
  "entries" bigint not null,
  "sha256" text not null,
  "seal" text not null,
  "at" timestamp with time zone not null,
  "removed_at" timestamp with time zone,
  constraint "audit_archive_pkey" primary key (month)
);

-- Parts a table by the months of a moment. No row is copied: what stands becomes one part, up to the end of this month, and
-- its indexes become parts of those that are declared.
create function pg_temp.part_by_month(name text, moment text) returns void language plpgsql as $$
declare
  former text := name || '_former';
  month timestamp := date_trunc('month', now() at time zone 'UTC');
  definitions text[];
  each record;
begin
  select array_agg(pg_get_indexdef(i.indexrelid)) into definitions from pg_index i
    where i.indrelid = format('%I', name)::regclass and not i.indisprimary;
  -- An identity cannot be parted before PostgreSQL 17; a sequence can.
  execute format('create sequence %I', name || '_ids');
  execute format('select setval(%L, last_value, is_called) from %I', name || '_ids', name || '_id_seq');
  execute format('alter table %I alter column id drop identity', name);
  execute format('alter table %I rename to %I', name, former);
  execute format('update %I set %I = created_at where %I is null', former, moment, moment);
  execute format('alter table %I alter column %I set not null', former, moment);
  execute format('alter table %I drop constraint %I', former, name || '_pkey');
  execute format('alter table %I add constraint %I primary key (id, %I)', former, former || '_pkey', moment);
  for each in select relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = format('%I', former)::regclass and not i.indisprimary
  loop
    execute format('alter index %I rename to %I', each.relname, 'former_' || each.relname);
  end loop;
  execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', name, former, moment);
  execute format('alter table %I alter column id set default nextval(%L)', name, name || '_ids');
  execute format('alter sequence %I owned by %I.id', name || '_ids', name);
  execute format('alter table %I add constraint %I primary key (id, %I)', name, name || '_pkey', moment);
  for each in select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = format('%I', former)::regclass and contype = 'f'
  loop
    execute format('alter table %I add constraint %I %s', name, each.conname, each.definition);
  end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', name, former,
    (month + interval '1 month') at time zone 'UTC');
  for i in 1..coalesce(array_length(definitions, 1), 0) loop
    execute definitions[i];
  end loop;
  execute format('create table %I partition of %I default', name || '_rest', name);
  for i in 1..3 loop
    execute format('create table %I partition of %I for values from (%L) to (%L)',
      name || to_char(month + make_interval(months => i), '_YYYY_MM'), name,
      (month + make_interval(months => i)) at time zone 'UTC', (month + make_interval(months => i + 1)) at time zone 'UTC');
  end loop;
end $$;

alter table "audit_entry" drop constraint "audit_entry_undoes_fkey_264f03";
select pg_temp.part_by_month('audit_entry', 'at');
select pg_temp.part_by_month('user_login_record', 'created_at');
drop function pg_temp.part_by_month(text, text);
