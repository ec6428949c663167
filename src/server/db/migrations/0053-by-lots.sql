-- Parts a table by lots of the records that its rows belong to. No row is copied: what stands becomes the first part.
create function pg_temp.part_by_lots(name text, owner text, owners text, lot bigint) returns void language plpgsql as $$
declare
  former text := name || '_former';
  next bigint;
  definitions text[];
  each record;
begin
  execute format('select (coalesce(max(id), 0) / %s + 1) * %s from %I', lot, lot, owners) into next;
  select array_agg(pg_get_indexdef(i.indexrelid)) into definitions from pg_index i
    where i.indrelid = format('%I', name)::regclass and not i.indisprimary;
  execute format('alter table %I rename to %I', name, former);
  for each in select relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = format('%I', former)::regclass
  loop
    execute format('alter index %I rename to %I', each.relname, 'former_' || each.relname);
  end loop;
  execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', name, former, owner);
  for each in select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = format('%I', former)::regclass and contype in ('p', 'f')
  loop
    execute format('alter table %I add constraint %I %s', name, regexp_replace(each.conname, '^former_', ''), each.definition);
  end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', name, former, next);
  for i in 1..coalesce(array_length(definitions, 1), 0) loop
    execute definitions[i];
  end loop;
  execute format('create table %I partition of %I default', name || '_rest', name);
  for i in 0..2 loop
    execute format('create table %I partition of %I for values from (%s) to (%s)',
      name || '_' || (next + i * lot), name, next + i * lot, next + (i + 1) * lot);
  end loop;
end $$;

select pg_temp.part_by_lots('batch_job_row', 'job_id', 'batch_job', 1000);
select pg_temp.part_by_lots('message_inbox', 'send_id', 'message_send', 1000);
drop function pg_temp.part_by_lots(text, text, text, bigint);
