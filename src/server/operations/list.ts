import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import { listQuery, listWindow, rowCount, listRows, type ListQuery } from '../../calls/records'
import { filtersShape, type Filter } from '../../fields/filter'
import type { Clock } from '../../fields/period'
import { currencyBeside } from '../../fields/money/currency-beside'
import { fieldOf } from '../../fields/standard-fields'
import { apiBase, type Entity } from '../../schema/entity'
import type { Field } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import { addNames } from '../db/record-names'
import { momentBeside, rowFrom, storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import { badField } from '../base/errors'
import { parseOrRefuse } from '../pipeline/problems'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import type { Services } from '../base/services'
import { countRows } from './count-rows'
import { askForFilter } from './filter-first'
import { filterConditions } from '../access/filter-sql'
import { markAt, rangesAfter } from './keyset'
import { isSingleSort, type Order } from './list-sql'
import { readWindowRows, type OrderedRows, type Window } from './list-window'
import { narrowList } from './narrow-list'
import { refuseDear } from './refuse-dear'
import { maskRow } from '../access/mask'
import { resolveReferences } from '../access/references'
import { anchorsOf, firstDeepOffset } from './row-anchors'
import { listScope, type ListScope } from '../access/list-scope'
import { nameableTo, rowsSeen } from '../access/rows-seen'
import { allowSecretSearch, refuseSecretSort } from '../access/secret-search'
import { codeOf, listsOf, type ShownList } from '../access/shown-lists'

export { orderSql, whereSql } from './list-sql'

/** The calls that read an entity's list: a window of rows, and how many there are. */
export function listOperations(registry: Registry, entity: Entity): Operation[] {
  const lists = listsOf(registry, entity)
  if (lists.length === 0) return []
  for (const list of lists) checkSort(entity, list)
  const guard = guardOf([...new Set(lists.map(({ info }) => codeOf(info)))])
  return [
    defineOperation({
      id: `${entity.name}.page`,
      entity,
      method: 'POST',
      url: `${apiBase(entity)}/page`,
      guard,
      input: listWindow,
      output: listRows,
      run: (context, input) => readWindow(registry, entity, context, input),
    }),
    defineOperation({
      id: `${entity.name}.count`,
      entity,
      method: 'POST',
      url: `${apiBase(entity)}/count`,
      guard,
      input: listQuery,
      output: rowCount,
      run: async (context, input) => {
        const { conditions } = await prepareQuery(registry, entity, context, input)
        return countRows(context.services.reading, entity, conditions)
      },
    }),
  ]
}

/** @throws where a list would begin in an order that the database cannot walk */
function checkSort(entity: Entity, { info, list }: ShownList): void {
  const path = list.sort?.replace(/^-/, '')
  if (path === undefined || storageOf(entity).byField.get(path)?.kind.sorts) return
  throw new Error(
    `pages${info.path} sort: rows cannot be sorted by "${path}". Name a field of ${entity.name} itself that holds one value.`,
  )
}

/** A guard that any of the codes passes; an empty code asks only to be signed in. */
export function guardOf(codes: readonly string[]): Operation['guard'] {
  return codes.includes('') ? 'signedIn' : { anyOf: codes }
}

/** Who asks a list's query, when, and where it is counted what secrets they look for. */
export type QueryContext = Pick<Context, 'account' | 'language' | 'now' | 'db' | 'services'>

/** A list's query made ready for SQL: scope checked, conditions and order built. */
export interface PreparedQuery {
  readonly scope: ListScope
  /** By path, with those that the page always sets. */
  readonly filters: Readonly<Record<string, Filter>>
  readonly conditions: readonly Expression<SqlBool>[]
  /** Those on the field that the rows are sorted by. */
  readonly conditionsOnOrder: readonly Expression<SqlBool>[]
  /** Those whose index goes on with what the rows are sorted by. */
  readonly conditionsBesideOrder: readonly Expression<SqlBool>[]
  readonly order: readonly Order[]
  /** The entities whose records decide which rows the list holds. */
  readonly entities: ReadonlySet<string>
}

/**
 * Checks a list's query against what the account may see, and builds its conditions and order.
 * @throws A0400 for an unknown or unoffered filter or sort, A0301 for a page the account may not open, A0429 where it has looked for
 * too many secrets today
 */
export async function prepareQuery(
  registry: Registry,
  entity: Entity,
  context: QueryContext,
  query: ListQuery,
): Promise<PreparedQuery> {
  const scope = listScope(registry, entity, context.account, query.page)
  const offered = (path: string) =>
    scope.filters.has(path) || scope.columns.has(path) ? fieldAt(registry, entity, path) : undefined
  const filters = parseOrRefuse(filtersShape(offered, clockOf(context, query)), query.filters ?? {})
  await allowSecretSearch(context, entity, filters)
  // One list's own filters count as the caller's do; of several, one that lets every row through leaves nothing to hold.
  const [only = {}] = scope.fixed.length === 1 ? scope.fixed : []
  const all = { ...only, ...filters }
  const order = orderOf(registry, entity, context, scope, query.sort ?? scope.defaultSort)
  const sorted = order[0]?.field ?? 'id'
  return {
    scope,
    filters: all,
    conditions: [
      ...filterConditions(registry, entity, filters),
      ...rowsSeen(registry, entity, context.account, query.page),
    ],
    conditionsOnOrder: [filters, only].flatMap((each) =>
      each[sorted] ? filterConditions(registry, entity, { [sorted]: each[sorted] }) : [],
    ),
    conditionsBesideOrder: [filters, only].flatMap((each) =>
      filterConditions(registry, entity, besideOrder(entity, scope, each, sorted)),
    ),
    order,
    entities: new Set(
      [entity, ...[filters, ...scope.fixed].flatMap((each) => reached(registry, entity, each))].map(({ name }) => name),
    ),
  }
}

/** The filters for one value whose index has what they find in the list's order: that of a log, by its moments. */
function besideOrder(
  entity: Entity,
  scope: ListScope,
  filters: Readonly<Record<string, Filter>>,
  sorted: string,
): Record<string, Filter> {
  const { byField } = storageOf(entity)
  const isBeside = (path: string, filter: Filter) => {
    const stored = byField.get(path)
    const isOne = filter.is?.length === 1 && Object.keys(filter).length === 1
    const moment = stored && isOne && scope.filters.has(path) ? momentBeside(entity, stored) : undefined
    return moment !== undefined && moment === byField.get(sorted)?.column
  }
  return Object.fromEntries(Object.entries(filters).filter(([path, filter]) => isBeside(path, filter)))
}

/** By whose calendar a query's days and periods count, and from when. */
export function clockOf({ account, now }: Pick<Context, 'account' | 'now'>, { zone, asOf }: ListQuery): Clock {
  return { zone: zone ?? account.zone, now: asOf === undefined ? now.getTime() : Date.parse(asOf) }
}

function reached(registry: Registry, entity: Entity, filters: Readonly<Record<string, Filter>>): Entity[] {
  return Object.keys(filters).flatMap((path) => along(registry, entity, path))
}

/** The entities that a path leads through. */
function along(registry: Registry, entity: Entity, path: string): Entity[] {
  const [first = '', ...rest] = path.split('.')
  const field = rest.length > 0 ? fieldOf(entity, first) : undefined
  const target = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  return target ? [target, ...along(registry, target, rest.join('.'))] : []
}

/** The field at the end of a path, through references. */
export function fieldAt(registry: Registry, entity: Entity, path: string): Field | undefined {
  const [first = '', ...rest] = path.split('.')
  const field = fieldOf(entity, first)
  if (rest.length === 0 || !field) return field
  const target = 'to' in field ? registry.entities.get(String(field.to)) : undefined
  return target && fieldAt(registry, target, rest.join('.'))
}

/** A window of a list's rows, with their references named. @throws A0400 and A0301 as `prepareQuery` */
export async function readWindow(
  registry: Registry,
  entity: Entity,
  context: Context,
  input: z.infer<typeof listWindow>,
) {
  const prepared = await prepareQuery(registry, entity, context, input)
  const columns = (input.columns ?? [...prepared.scope.columns]).filter((path) => {
    if (!prepared.scope.columns.has(path)) throw badField(path, 'error.unknownField')
    return true
  })
  const db = context.services.reading
  await askForFilter(db, entity, prepared.filters)
  const list = { ...prepared, table: storageOf(entity).table }
  const window = windowOf(context.services, list, input)
  const allow = (ids: RawBuilder<unknown>) =>
    refuseDear(context.services, {
      query: ids,
      tables: tablesOf(registry, prepared),
      narrowing: () => narrowList(entity, { ...prepared, offset: input.offset ?? 0 }, context.language),
    })
  const stored = await readWindowRows(db, list, ownColumns(entity, columns), window, allow)
  const rows = stored.map((row) => rowFrom(entity, row) as Record<string, unknown>)
  for (const row of rows) maskRow(entity, row, context.account)
  const shared = sharedByAll(registry, prepared, input.page)
  await addNames(db, registry, entity, rows, nameableTo(registry, context.account), shared)
  await resolveReferences(db, registry, context.account, entity, rows, columns)
  return { rows }
}

/** The field that all rows of a page share where it is limited to those of one record; undefined where it is not. */
function sharedByAll(registry: Registry, { filters }: PreparedQuery, pageId?: string): string | undefined {
  const page = pageId === undefined ? undefined : registry.pages.get(pageId)?.page
  const within = page && 'within' in page ? page.within : undefined
  return within !== undefined && filters[within]?.is?.length === 1 ? within : undefined
}

/** The tables that decide which rows a query finds. */
export function tablesOf(registry: Registry, { entities }: Pick<PreparedQuery, 'entities'>): string[] {
  return [...entities].flatMap((name) => {
    const entity = registry.entities.get(name)
    return entity ? storageOf(entity).table : []
  })
}

/** The stored columns behind column paths; always the id, the version and the state. */
export function ownColumns(entity: Entity, paths: readonly string[]): string[] {
  const { byField } = storageOf(entity)
  const names = new Set(['id', 'version', 'state', ...paths.map((path) => path.split('.')[0] ?? '')])
  return [...names].flatMap((name) => byField.get(name)?.column ?? [])
}

/** Where a window begins: behind the row that its reader names, else at its offset, counted from the nearest anchor. */
function windowOf(
  services: Services,
  list: OrderedRows & Pick<PreparedQuery, 'entities'>,
  { offset = 0, size = 100, after }: z.infer<typeof listWindow>,
): Window {
  if (after) return { ranges: rangesAfter(list.order, markAt(list.order, after)), offset: 0, size }
  const anchor =
    offset >= firstDeepOffset && isSingleSort(list.order)
      ? anchorsOf(services).before(list, offset, list.entities)
      : undefined
  if (!anchor) return { ranges: [], offset, size }
  return { ranges: rangesAfter(list.order, anchor.mark), offset: offset - anchor.offset, size }
}

function orderOf(
  registry: Registry,
  entity: Entity,
  { account, language }: Pick<Context, 'account' | 'language'>,
  scope: ListScope,
  sort: string,
): Order[] {
  // What a place is of keeps those of one order together; a reference has no order of its own.
  const places = new Set(entity.ordered?.within)
  const usual = new Set(scope.defaultSort.split(','))
  const partOf = (field: string, descending: boolean): Order => {
    const stored = storageOf(entity).byField.get(field)
    if (!stored || !(stored.kind.sorts || places.has(field))) throw badField('sort', 'error.unknownField')
    const column = quote(stored.column)
    const expression = stored.kind.sortBy(column, language)
    return {
      field,
      expression,
      type: expression === column ? stored.kind.type : 'text',
      isNullable: !stored.notNull,
      descending,
    }
  }
  const order = sort
    .split(',')
    .filter(Boolean)
    .flatMap((part) => {
      const field = part.replace(/^-/, '')
      if (!(scope.sorts.has(field) || scope.filters.has(field) || places.has(field) || usual.has(part)))
        throw badField('sort', 'error.unknownField')
      refuseSecretSort(registry, entity, account, field)
      const currency = currencyBeside(entity, field)
      const descending = part.startsWith('-')
      const together: Order[] = currency ? [{ ...partOf(currency, descending), isCurrency: true }] : []
      return [...together, partOf(field, descending)]
    })
  if (order.at(-1)?.field === 'id') return order
  const descending = order.at(-1)?.descending ?? true
  return [...order, { field: 'id', expression: 'id', type: 'bigint', isNullable: false, descending }]
}
