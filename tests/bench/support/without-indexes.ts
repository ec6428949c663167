import type pg from 'pg'

/**
 * Fills a table of the console without its indexes, and makes them when all stands: twenty million rows take minutes so, and hours else.
 * Nothing that is brought in is checked: neither what it refers to nor, until the end, what is unique.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  await client.query(
    "set maintenance_work_mem = '1GB'; set session_replication_role = replica; set statement_timeout = 0",
  )
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisprimary`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  // Those of a table in parts are told without the parts.
  for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '))
  await client.query(`vacuum analyze ${table}`)
}
