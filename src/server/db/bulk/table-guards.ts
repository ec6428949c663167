import type pg from 'pg'

/** Up to this number, rows are loaded faster with the indexes in place than the indexes are made again. */
export const keptIndexes = 1_000

/** What slows a load down, and how to make it again afterwards. */
export interface Guards {
  readonly drop: readonly string[]
  readonly restore: readonly string[]
}

/**
 * The foreign keys of tables, and the secondary indexes of those that take many rows. Loading without them and making them once is far faster than
 * keeping them row by row, and lets tables that refer to each other be loaded in any order.
 */
export async function guardsOf(
  client: pg.ClientBase,
  tables: readonly string[],
  large: readonly string[],
): Promise<Guards> {
  const keys = await client.query<{ drop: string; restore: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace
       and conrelid = any (select format('%I', name)::regclass from unnest($1::text[]) as name)`,
    [tables],
  )
  const indexes = await client.query<{ drop: string; restore: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as restore
     from pg_index
     where not indisprimary
       and not exists (select 1 from pg_constraint where conindid = indexrelid)
       and indrelid = any (select format('%I', name)::regclass from unnest($1::text[]) as name)`,
    [large],
  )
  return {
    drop: [...keys.rows, ...indexes.rows].map(({ drop }) => drop),
    restore: [...indexes.rows, ...keys.rows].map(({ restore }) => restore),
  }
}
