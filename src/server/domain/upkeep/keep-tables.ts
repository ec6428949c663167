import type pg from 'pg'
import { quote } from '../../db/table-plan'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'

/** What is known of a table's rows. */
interface Table {
  readonly name: string
  /** Rows that nobody sees any more are many: they take room, and are passed over each time. */
  readonly isWorn: boolean
}

/**
 * Vacuums tables of which many rows are dead, and has those looked at again that have changed much: what lists cost, and how
 * many records match, depends on what was seen then. A server does so by itself; the embedded database has nobody else.
 * @param isFirst whether what was counted before is lost, as by a start: then all tables of any size are looked at
 * @returns the names of the tables, vacuumed and looked at
 */
export async function keepTables(
  pool: pg.Pool,
  { isFirst }: { readonly isFirst: boolean },
): Promise<{ readonly vacuumed: readonly string[]; readonly analyzed: readonly string[] }> {
  const [vacuumed, analyzed]: [string[], string[]] = [[], []]
  const toLookAt = isFirst ? await tablesOf(pool, anyOfSize) : await tablesOf(pool, changedMuch)
  // A statement for each, so that calls come in between.
  for (const { name, isWorn } of toLookAt) {
    if (isWorn) continue
    await pool.query(`analyze ${quote(name)}`)
    analyzed.push(name)
  }
  for (const { name } of (await tablesOf(pool, anyOfSize)).filter(({ isWorn }) => isWorn)) {
    await pool.query(`vacuum (analyze) ${quote(name)}`)
    vacuumed.push(name)
  }
  return { vacuumed, analyzed }
}

/** The same shares as a server takes (autovacuum), of tables that are worth the while. */
const worn = 'coalesce(s.n_dead_tup, 0) > 500 + 0.2 * greatest(c.reltuples, 0)'
const changedMuch = 'coalesce(s.n_mod_since_analyze, 0) > 250 + 0.1 * greatest(c.reltuples, 0)'
const anyOfSize = `pg_relation_size(c.oid) > 64 * 1024`

async function tablesOf(pool: pg.Pool, which: string): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select c.relname as name, ${worn} as "isWorn" from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ((${which}) or (${worn})) order by c.relname`,
  )
  return rows
}

/** The servers that have looked once, by their settings: what a piece of work is given is another object each time. */
const looked = new WeakSet<Services['config']>()

export const keepingTables = defineWork('upkeep.tables', {
  lane: 'upkeep',
  everySeconds: 300,
  run: async (services) => {
    if (services.config.databaseUrl !== undefined) return
    const isFirst = !looked.has(services.config)
    const { vacuumed, analyzed } = await keepTables(services.pool, { isFirst })
    looked.add(services.config)
    if (vacuumed.length > 0)
      services.log.info({ vacuumed: vacuumed.length, analyzed: analyzed.length }, 'tables were kept')
  },
})
