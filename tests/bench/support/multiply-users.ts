import pg from 'pg'
import { withoutIndexes } from './without-indexes'

/** What differs from copy to copy; `k` is the copy's number. */
const own: Readonly<Record<string, string>> = {
  id: '$1::bigint + (id - 1) * ($2::int - 1) + k',
  display_id: "k || lpad(display_id, 8, '0')",
  registered_at: 'registered_at - make_interval(secs => k * 7)',
}

/**
 * Makes so many times as many users of those that a database holds, each nearly as the one it is made of: to fill ten million takes hours.
 * @param count how many there are, with the ids from 1 on
 */
export async function multiplyUsers(database: string, count: number, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = '"user"'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const copy = `insert into "user" (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
     select ${columns.map(({ name }) => own[name] ?? `"${name}"`).join(', ')}
     from (select * from "user" order by id) each, generate_series(1, $2::int - 1) k`
  await withoutIndexes(client, '"user"', () => client.query(copy, [count, times]))
  await client.end()
}
