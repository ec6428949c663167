import type pg from 'pg'
import type { Migration } from './migrations'

const statement = /^create (unique )?index ("?)(\w+)\2 on .+$/is

/** Makes the indexes of a migration while others read and write their tables; an index that exists already is left. */
export async function buildIndexes(client: pg.ClientBase, { name, sql }: Migration): Promise<void> {
  for (const each of statementsOf(sql)) {
    const index = statement.exec(each)?.[3]
    if (index === undefined)
      throw new Error(`The migration ${name} says "concurrently", and has more in it than "create index": ${each}`)
    const state = await stateOf(client, index)
    if (state === 'valid') continue
    // What a killed server left of one is kept up to date and used by nobody.
    if (state === 'invalid') await client.query(`drop index concurrently "${index}"`)
    await client.query(each.replace(/^create (unique )?index/i, 'create $1index concurrently'))
  }
}

/** The statements of a file that holds no text with a semicolon in it. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

async function stateOf(client: pg.ClientBase, index: string): Promise<'valid' | 'invalid' | undefined> {
  const { rows } = await client.query<{ isValid: boolean }>(
    `select x.indisvalid as "isValid" from pg_index x join pg_class c on c.oid = x.indexrelid
     where c.relname = $1 and c.relnamespace = 'public'::regnamespace`,
    [index],
  )
  return rows[0] && (rows[0].isValid ? 'valid' : 'invalid')
}
