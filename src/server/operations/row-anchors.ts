import { forgetsWhenAsked } from '../base/caches'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { costBounds } from '../db/cost-bounds'
import { planOf } from '../db/plan-of'
import type { Services } from '../base/services'
import type { Mark } from './keyset'
import { orderSql, whereSql } from './list-sql'
import type { OrderedRows } from './list-window'

/** A row whose place in a list is known: the row after it is at the offset. */
export interface Anchor {
  readonly mark: Mark
  readonly offset: number
}

/** An anchor follows after this many rows; as many are counted up to at most. */
const spacing = 1_000

/** Windows before this offset are counted up to: that is as fast, and true whatever has just been written. */
export const firstDeepOffset = 10_000

/** Anchors hold for this long, in milliseconds, where nobody tells of changes: another program may write too. */
const keptFor = 30_000

/** Lists whose anchors are kept at a time; those of a million rows take some 100 kB. */
const maxLists = 32

interface Kept {
  readonly entities: ReadonlySet<string>
  readonly until: number
  marks: readonly Mark[] | undefined
}

/**
 * Rows at every thousandth place of the lists in which people jump about, so that a deep window need not be counted up to
 * from the list's beginning. They are found behind the first jump's back, and dropped with the first change of a record
 * that the list depends on.
 */
export class RowAnchors {
  readonly #db: Kysely<Database>
  readonly #kept = new Map<string, Kept>()
  #finding: Promise<void> = Promise.resolve()

  constructor({ reading, events }: Pick<Services, 'reading' | 'events'>) {
    this.#db = reading
    events.subscribe((event) => {
      if (event.kind !== 'record') return
      for (const [key, { entities }] of this.#kept) if (entities.has(event.entity)) this.#kept.delete(key)
    })
  }

  /** Drops all of them; they are found again. */
  clear(): void {
    this.#kept.clear()
  }

  /**
   * The last anchor before an offset; undefined where there is none yet, and then it is being looked for.
   * @param entities those whose records decide what the list holds
   */
  before(list: OrderedRows, offset: number, entities: ReadonlySet<string>): Anchor | undefined {
    const key = this.#keyOf(list)
    const known = this.#kept.get(key)
    if (!known || known.until < Date.now()) {
      this.#find(key, list, entities)
      return undefined
    }
    const place = Math.min(Math.floor(offset / spacing), known.marks?.length ?? 0)
    const mark = known.marks?.[place - 1]
    return mark && { mark, offset: place * spacing }
  }

  /** Resolves when all anchors that are being looked for are found. */
  settled(): Promise<void> {
    return this.#finding
  }

  #find(key: string, list: OrderedRows, entities: ReadonlySet<string>): void {
    const entry: Kept = { entities, until: Date.now() + keptFor, marks: undefined }
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > maxLists && oldest !== undefined) this.#kept.delete(oldest)
    // One list at a time: people wait for windows, nobody for anchors.
    this.#finding = this.#finding.then(async () => {
      if (this.#kept.get(key) === entry) entry.marks = await findMarks(this.#db, list).catch(() => undefined)
    })
  }

  #keyOf({ table, conditions, order }: OrderedRows): string {
    const list = sql`${sql.table(table)}${whereSql(conditions)} order by ${orderSql(order)}`.compile(this.#db)
    return `${list.sql} ${JSON.stringify(list.parameters)}`
  }
}

const anchorsOfServers = new WeakMap<Services['pool'], RowAnchors>()

forgetsWhenAsked('lists', (services) => anchorsOfServers.get(services.pool)?.clear())

/** The anchors of a running server. */
export function anchorsOf(services: Services): RowAnchors {
  const anchors = anchorsOfServers.get(services.pool) ?? new RowAnchors(services)
  anchorsOfServers.set(services.pool, anchors)
  return anchors
}

/** Values travel as text, which PostgreSQL reads back exactly as it wrote it. */
async function findMarks(db: Kysely<Database>, { table, conditions, order }: OrderedRows): Promise<readonly Mark[]> {
  const values = sql.join(order.slice(0, -1).map(({ expression }) => sql`${sql.raw(expression)}::text`))
  const places = sql`select array[${values}]::text[] as values, id from (
    select *, row_number() over (order by ${orderSql(order)}) as "#" from ${sql.table(table)}${whereSql(conditions)}
  ) placed where "#" % ${spacing} = 0 order by "#"`
  if ((await planOf(db, places)).cost > costBounds.anchors) return []
  const { rows } = await sql<Mark>`${places}`.execute(db)
  return rows
}
