import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { minuteMs } from '../../schema/time'
import { forgetsWhenAsked } from '../base/caches'
import type { Database } from '../db/database'
import { KeptAnswers } from '../db/kept-answers'
import { quote } from '../db/table-plan'
import { rowsOfLargest } from '../db/table-sizes'
import type { Range } from './keyset'
import { isSingleSort, orderSql, whereSql, type Order } from './list-sql'
import { estimateMatches } from './match-estimate'

/** Which rows of a table are meant, and in which order. */
export interface OrderedRows {
  readonly table: string
  readonly conditions: readonly Expression<SqlBool>[]
  /** Those of the conditions that concern what the rows are sorted by: the order's index looks them up. */
  readonly conditionsOnOrder: readonly Expression<SqlBool>[]
  /** Those whose own index goes on with the order: the narrowest of them is looked up with it. */
  readonly conditionsBesideOrder: readonly Expression<SqlBool>[]
  readonly order: readonly Order[]
}

/** A part of a list's order. */
export interface Window {
  /** Where it begins: ranges of the order, one after the other; the whole where there is none. */
  readonly ranges: readonly Range[]
  /** Rows to pass over in them. */
  readonly offset: number
  readonly size: number
}

/** Refuses a query for ids that would take too long. */
type Allow = (ids: RawBuilder<unknown>) => Promise<void>

/**
 * The rows of a window, in their order. An inner query finds their ids and, where it can, touches nothing but indexes; the
 * outer one fetches whole rows for the window alone.
 * @param allow asked of each way that is not short by itself
 */
export async function readWindowRows(
  db: Kysely<Database>,
  list: OrderedRows,
  columns: readonly string[],
  window: Window,
  allow: Allow,
): Promise<Record<string, unknown>[]> {
  const { table, order } = list
  for (const { ids, mayFallShort, isShort } of await waysTo(db, list, window)) {
    if (!isShort) await allow(ids)
    const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where id in (${ids}) order by ${orderSql(order)}`.execute(db)
    if (mayFallShort === undefined || rows.length === window.size) return rows
    if (window.ranges.length === 0) void inVain.ask(db, sign(list, mayFallShort), () => Promise.resolve<true>(true))
  }
  return []
}

/**
 * Lists along whose order a walk from the beginning has found too few: where filter and order go together it would again. For a minute,
 * as long as estimates hold.
 */
const inVain = new KeptAnswers<true>(minuteMs, 500)

forgetsWhenAsked('lists', (services) => inVain.forget(services))

/** What a walk in vain is known by: the list, and how far it went. */
function sign(list: OrderedRows, walked: 'short' | 'long'): RawBuilder<unknown> {
  return walk(list, { ranges: [], offset: 0, size: walked === 'short' ? 1 : 2 })
}

/** A query for the ids of a window; one that may fall short has found them only if it finds as many as were asked for. */
interface Way {
  readonly ids: RawBuilder<unknown>
  /** How far it goes, where it does not go to the end. */
  readonly mayFallShort?: 'short' | 'long'
  /** It reads few rows whatever is in the table. */
  readonly isShort?: boolean
}

/** So small a table is read in any way while a planner would still be asked which is best. */
const smallTable = 5_000
/** How many rows along an index may be skipped at once. */
const shortOffset = 10_000

/** Of the rows along the order, this many are looked at in the hope of finding a window among them. */
const maxVisits = 8_000
const fewestVisits = 1_000
/** How many rows can be fetched and sorted within the 20 ms that a page may take. */
const maxSorted = 10_000
/** The same where there is no index that names them: their rows have to be fetched in any way. */
const maxSortedUnnamed = 50_000
/** How many rows that an index names are gathered at most, where else all others might be walked through: some two seconds. */
const maxGathered = 2_000_000
/** How many rows of one filter are looked at for those of several: some tenth of a second. */
const maxAlong = 150_000
/** How many ids fit into the memory that PostgreSQL grants a hash table by default. */
const maxHashed = 200_000
/** A row that is fetched takes as long as so many entries of an index that are passed over, or so many ids that are hashed. */
const entriesPerRow = 6
/** To hash an id takes this part of what it takes to pass over an entry. */
const hashing = 0.5
/** Along the order's index, this many entries are passed over in the hope of finding a window: some 30 ms. */
const maxEntries = 150_000
/** How much farther apart matching rows may stand than if filter and order had nothing to do with each other. */
const slack = 3

/**
 * The ways to a window, best first. Walking along the order is best as long as matching rows stand close. Where filter and
 * order go together (who registered today, by last visit), they may all stand at the far end, and the planner, which takes
 * them for independent, would walk there row by row. So the walk is cut short, and what few match are gathered and sorted,
 * or their ids are known before the walk.
 */
async function waysTo(db: Kysely<Database>, asked: OrderedRows, window: Window): Promise<Way[]> {
  const { table, conditions, conditionsBesideOrder, order } = asked
  const isBare = conditions.length === 0 && isSingleSort(order) && window.offset <= shortOffset
  const isSmall = conditions.length > 0 && (await rowsOfLargest(db, [table])) < smallTable
  const list = isSmall ? asked : await alongNarrowest(db, asked)
  const { conditionsOnOrder } = list
  const isPlanned = conditions.length === conditionsOnOrder.length || !isSingleSort(order)
  if (isPlanned || isSmall) return [{ ids: walk(list, window), isShort: isBare }]
  const { matches, isInIndex } = await estimateMatches(db, table, conditions)
  const walked = await estimateMatches(db, table, conditionsOnOrder)
  const visits = ((window.offset + window.size) * walked.matches) / Math.max(1, matches)
  const isPlain = order.every(({ field, expression }) => field === 'id' || /^"\w+"$/.test(expression))
  const isHashed = isInIndex && isPlain && matches <= maxHashed
  const entries = Math.round(visits * slack)
  const fetched = visits > maxVisits ? matches : Math.min(visits, matches)
  const isNear = isHashed && entries <= maxEntries && visits + matches * hashing < fetched * entriesPerRow
  // Few matches, known from an index and far apart along the order: they are gathered in the time a walk would be in vain.
  if (isInIndex && matches <= maxSorted && visits > maxVisits && !isNear) return [{ ids: gather(list, window) }]
  // Else a short walk is tried whatever the estimate: of texts and lists the planner knows little.
  const cut = visits > maxVisits ? fewestVisits : Math.round(Math.max(fewestVisits, Math.min(maxVisits, visits * 2)))
  const first = isNear ? cutWalkThroughIndexes(list, window, entries) : cutWalk(list, window, cut)
  // Where it is in vain, filter and order go together, and a walk might go through nearly all of them.
  const passed = isNear ? walked.matches : visits * 2
  const isGathered =
    matches <= (isInIndex ? maxSorted : maxSortedUnnamed) || (isHashed && matches * entriesPerRow < passed)
  const isWide = isInIndex && !isHashed && matches > cut * 4 && matches <= maxGathered
  const last =
    isGathered || isWide ? gather(list, window) : isHashed ? walkThroughIndexes(list, window) : walk(list, window)
  // These ways are bounded. A walk to the end is not: it may be refused where a short one would still do.
  const isBounded = isGathered || isHashed || isWide
  // Behind a row that was found far along the order, those that match may stand close.
  const isVain = (walked: 'short' | 'long') =>
    isBounded && (walked === 'long' || window.ranges.length === 0) && inVain.of(db, sign(list, walked)) !== undefined
  // To gather very many takes as long as to look at half as many along the order, of which no walk knows how many there will be. And to
  // combine the indexes of several filters takes longer than to look along one of them, as far as the others should let a window through.
  const isAlong = conditionsBesideOrder.length > 0 && !isInIndex && visits * 2 <= maxAlong
  const long = isWide ? matches / 2 : isAlong ? visits * 2 : 0
  const ways: Way[] = [
    { ids: first, mayFallShort: 'short', isShort: true },
    ...(long > cut ? [{ ids: cutWalk(list, window, Math.round(long)), mayFallShort: 'long' as const }] : []),
    { ids: last },
  ]
  return ways.filter(({ mayFallShort }) => !mayFallShort || !isVain(mayFallShort))
}

/** The list with the order's index being that of the condition beside it which matches fewest. */
async function alongNarrowest(db: Kysely<Database>, list: OrderedRows): Promise<OrderedRows> {
  const { table, conditionsOnOrder, conditionsBesideOrder } = list
  let [narrowest, fewest] = [conditionsBesideOrder[0], Infinity]
  // Of one there is nothing to choose.
  for (const each of conditionsBesideOrder.length > 1 ? conditionsBesideOrder : []) {
    const { matches } = await estimateMatches(db, table, [each])
    if (matches < fewest) [narrowest, fewest] = [each, matches]
  }
  return narrowest ? { ...list, conditionsOnOrder: [...conditionsOnOrder, narrowest] } : list
}

/** Walks along the order until there are enough. */
function walk({ table, conditions, order }: OrderedRows, { ranges, offset, size }: Window): RawBuilder<unknown> {
  if (ranges.length > 1) {
    const parts = ranges.map((range) => firstOf(table, [...conditions, ...range], order, offset + size))
    return sql`select id from (${sql.join(parts, sql` union all `)}) as ${sql.table(table)}${ends(order, offset, size)}`
  }
  return sql`select id from ${sql.table(table)}${whereSql([...conditions, ...(ranges[0] ?? [])])}${ends(order, offset, size)}`
}

/** Looks at this many rows along the order only. */
function cutWalk(list: OrderedRows, window: Window, visits: number): RawBuilder<unknown> {
  const { table, conditions, order } = list
  const { offset, size } = window
  return sql`select id from ${nextAlong(list, window, visits)} as ${sql.table(table)}${whereSql(conditions)}${ends(order, offset, size)}`
}

/** Fetches all that match and sorts them. `offset 0` keeps the planner from walking along the order after all. */
function gather({ table, conditions, order }: OrderedRows, { ranges, offset, size }: Window): RawBuilder<unknown> {
  const within = ranges.map((range) => sql<SqlBool>`(${sql.join([...range], sql` and `)})`)
  const where = [...conditions, ...(within.length > 0 ? [sql<SqlBool>`(${sql.join(within, sql` or `)})`] : [])]
  return sql`select id from (select * from ${sql.table(table)}${whereSql(where)} offset 0) as ${sql.table(table)}${ends(order, offset, size)}`
}

/**
 * Takes the ids that match from their index, then walks along the order's index and fetches no row. Inside `coalesce`
 * the planner makes a table of hashes of the ids, and cannot turn them into a join that loses the order.
 */
function walkThroughIndexes(list: OrderedRows, window: Window): RawBuilder<unknown> {
  return walk({ ...list, conditions: [isAmongMatches(list)] }, window)
}

/** As `walkThroughIndexes`, along this many entries of the order's index only. */
function cutWalkThroughIndexes(list: OrderedRows, window: Window, entries: number): RawBuilder<unknown> {
  const { table, order } = list
  const { offset, size } = window
  // The id may be what is sorted by, too, and is then told as any column: in quotes.
  const others = order.filter(({ field }) => field !== 'id').map(({ expression }) => expression)
  const columns = sql.raw(['id', ...others].join(', '))
  return sql`select id from ${nextAlong(list, window, entries, columns)} as ${sql.table(table)} where ${isAmongMatches(list)}${ends(order, offset, size)}`
}

function isAmongMatches({ table, conditions }: OrderedRows): RawBuilder<SqlBool> {
  const ids = sql`select id from ${sql.table(table)}${whereSql(conditions)}`
  return sql<SqlBool>`coalesce(${sql.raw(quote(table))}.id in (${ids}), false)`
}

/** The next rows along the order, whether they match or not: of several ranges those of the first come first. */
function nextAlong(
  { table, conditionsOnOrder, order }: OrderedRows,
  { ranges }: Window,
  count: number,
  columns = allColumns,
): RawBuilder<unknown> {
  const parts = (ranges.length > 0 ? ranges : [[]]).map((range) =>
    firstOf(table, [...conditionsOnOrder, ...range], order, count, columns),
  )
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  return sql`(select ${columns} from (${sql.join(parts, sql` union all `)}) as ${sql.table(table)}${ends(order, 0, count)})`
}

const allColumns = sql.raw('*')

function firstOf(
  table: string,
  conditions: readonly Expression<SqlBool>[],
  order: readonly Order[],
  count: number,
  columns = allColumns,
): RawBuilder<unknown> {
  return sql`(select ${columns} from ${sql.table(table)}${whereSql(conditions)} order by ${orderSql(order)} limit ${count})`
}

function ends(order: readonly Order[], offset: number, size: number): RawBuilder<unknown> {
  return sql` order by ${orderSql(order)} limit ${size} offset ${offset}`
}
