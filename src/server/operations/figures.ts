import { traitsOf } from '../../fields/field-traits'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Filter } from '../../fields/filter'
import { listQuery, figuresAnswer } from '../../calls/records'
import { currencyPath } from '../../fields/money/currency-of'
import type { MoneyField } from '../../fields/money/field'
import {
  reportFigures,
  reportOver,
  type FigurePoint,
  type FiguresAnswer,
  type FigureTotal,
  type ReportFigure,
} from '../../fields/report-figures'
import { fieldOf } from '../../fields/standard-fields'
import { isZone } from '../../fields/zone'
import { apiBase, type Entity } from '../../schema/entity'
import { isListing, type ListingPage } from '../../schema/page'
import { pagesOf, type PageInfo, type Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import { badField } from '../base/errors'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { askForFilter } from './filter-first'
import { guardOf, prepareQuery, tablesOf } from './list'
import { refuseDear } from './refuse-dear'
import { whereSql } from './list-sql'
import { seesSecret } from '../access/mask'
import { bucketOf, finishedPart, spanBefore } from './figure-spans'
import { codeOf } from '../access/shown-lists'

const inputShape = listQuery.omit({ sort: true }).extend({
  page: z.string().max(100),
  /** The time zone whose days are counted. */
  zone: z.string().max(60).refine(isZone, 'error.notChoice'),
})

/** The call behind the figures of an entity's report pages. */
export function figuresOperations(registry: Registry, entity: Entity): Operation[] {
  const reports = pagesOf(registry, entity).filter((info) => listOf(info)?.entity === entity)
  if (reports.length === 0) return []
  return [
    defineOperation({
      id: `${entity.name}.figures`,
      entity,
      method: 'POST',
      url: `${apiBase(entity)}/figures`,
      guard: guardOf([...new Set(reports.map(codeOf))]),
      input: inputShape,
      output: figuresAnswer,
      run: (context, input) => {
        const list = reports
          .map((info) => ({ info, list: listOf(info) }))
          .find(({ info }) => info.id === input.page)?.list
        if (!list) throw badField('page', 'error.notChoice')
        return readFigures(registry, list, context, input)
      },
    }),
  ]
}

function listOf({ page }: PageInfo): ListingPage | undefined {
  return page.kind === 'report' && isListing(page) ? page : undefined
}

async function readFigures(
  registry: Registry,
  list: ListingPage,
  context: Context,
  input: z.infer<typeof inputShape>,
): Promise<FiguresAnswer> {
  const { entity } = list
  const over = reportOver(list)
  const figures = reportFigures(list).filter(({ path }) => {
    const secret = fieldOf(entity, path)?.secret
    return secret === undefined || seesSecret(context.account, secret)
  })
  const { page, filters = {}, zone, asOf } = input
  const db = context.services.reading
  const query = { page, zone, ...(asOf !== undefined && { asOf }) }
  const prepared = await prepareQuery(registry, entity, context, { ...query, filters })
  await askForFilter(db, entity, prepared.filters)
  const span = prepared.filters[over]
  const time = fieldOf(entity, over)
  const isDate = time !== undefined && traitsOf(time).time === 'day'
  const bucket = bucketOf(span)
  const read = { now: context.now, zone }
  const before = spanBefore(span, isDate, read)
  const finished = isDate && before ? finishedPart(span, read) : undefined
  const at = momentSql(entity, over, isDate, bucket, zone)
  const conditionsOf = async (during: Filter) =>
    (await prepareQuery(registry, entity, context, { ...query, filters: { ...filters, [over]: during } })).conditions
  const spans: { conditions: readonly Expression<SqlBool>[]; as: 'value' | 'previous' | 'compared' }[] = [
    { conditions: prepared.conditions, as: 'value' },
    ...(before ? [{ conditions: await conditionsOf(before), as: 'previous' as const }] : []),
    ...(finished ? [{ conditions: await conditionsOf(finished), as: 'compared' as const }] : []),
  ]
  const totals = new Map<string, FigureTotal>()
  const points: FigurePoint[] = []
  const groups = groupsOf(registry, entity, figures)
  const reads = spans.flatMap(({ conditions, as }) =>
    groups.map((group) => ({ group, as, query: groupQuery(entity, group, conditions, at) })),
  )
  for (const { query } of reads)
    await refuseDear(context.services, {
      query,
      tables: tablesOf(registry, prepared),
      times: reads.length,
      narrowing: () => ({ how: 'many' }),
    })
  for (const { group, as, query } of reads)
    for (const row of (await query.execute(db)).rows)
      for (const [index, figure] of group.figures.entries()) {
        const value = row[`f${index}`]
        const number = value === null || value === undefined ? null : Number(value)
        const { path } = figure
        const { at: moment, currency } = row
        if (row.isTotal) {
          const key = `${path}:${currency}`
          const known = totals.get(key) ?? { ...figure, currency, value: null, previous: null, compared: null }
          totals.set(key, { ...known, [as]: number, ...(as === 'value' && !finished && { compared: number }) })
        } else if (number !== null && moment !== null && as !== 'compared')
          points.push({ at: moment, path, currency, value: number, isPrevious: as === 'previous' })
      }
  return { over, bucket, span: span ?? null, previous: before ?? null, totals: [...totals.values()], points }
}

/** Figures that are read together: those of one source of currency, or of none. */
interface Group {
  readonly figures: readonly ReportFigure[]
  readonly currency: RawBuilder<unknown>
}

function groupsOf(registry: Registry, entity: Entity, figures: readonly ReportFigure[]): Group[] {
  const groups = new Map<string, { figures: ReportFigure[]; currency: RawBuilder<unknown> }>()
  for (const figure of figures) {
    const field = fieldOf(entity, figure.path)
    const isMoney = field !== undefined && traitsOf(field).isMoney === true
    const { code } = (isMoney ? field : {}) as Partial<MoneyField>
    const path = isMoney ? currencyPath(field as MoneyField) : undefined
    const source = path === undefined ? (code ?? '') : `.${path}`
    const group = groups.get(source) ?? {
      figures: [],
      currency: path === undefined ? sql`${code ?? null}::text` : currencySql(registry, entity, path),
    }
    group.figures.push(figure)
    groups.set(source, group)
  }
  return [...groups.values()]
}

/** The column that holds a record's currency, or that of the record it refers to (`market.currency`). */
function currencySql(registry: Registry, entity: Entity, path: string): RawBuilder<unknown> {
  const [first = '', far] = path.split('.')
  const { table, byField } = storageOf(entity)
  const own = byField.get(first)
  if (!own) return sql`null::text`
  const column = sql.ref(`${table}.${own.column}`)
  if (far === undefined) return column
  const target = 'to' in own.declared ? registry.entities.get(String(own.declared.to)) : undefined
  const there = target && storageOf(target)
  const farColumn = there?.byField.get(far)?.column
  if (!there || farColumn === undefined) return sql`null::text`
  return sql`(select r.${sql.ref(farColumn)} from ${sql.table(there.table)} r where r.id = ${column})`
}

type FigureRow = Readonly<Record<string, unknown>> & {
  readonly at: string | null
  readonly currency: string | null
  /** Of the whole span, by currency alone. */
  readonly isTotal: boolean
}

/** By day and as a whole at once: the rows are read once for both. */
function groupQuery(
  entity: Entity,
  { figures, currency }: Group,
  conditions: readonly Expression<SqlBool>[],
  at: RawBuilder<unknown>,
): RawBuilder<FigureRow> {
  const { table, byField } = storageOf(entity)
  const values = figures.map(({ path, how }, index) => {
    const column = sql.ref(`figured.${byField.get(path)?.column ?? path}`)
    return sql`${how === 'sum' ? sql`sum(${column})` : sql`avg(${column})`} as ${sql.ref(`f${index}`)}`
  })
  const columns = figures.map(({ path }) => sql.ref(`${table}.${byField.get(path)?.column ?? path}`))
  return sql<FigureRow>`select "#at" as at, "#currency" as currency, grouping("#at") = 1 as "isTotal", ${sql.join(values)}
    from (select ${at} as "#at", ${currency} as "#currency", ${sql.join(columns)}
      from ${sql.table(table)}${whereSql(conditions)}) figured
    group by grouping sets (("#at", "#currency"), ("#currency")) order by 1, 2`
}

function momentSql(entity: Entity, over: string, isDate: boolean, bucket: 'day' | 'month', zone: string) {
  const { table, byField } = storageOf(entity)
  const column = sql.ref(`${table}.${byField.get(over)?.column ?? over}`)
  const day = isDate ? column : sql`${column} at time zone ${zone}`
  return sql`to_char(${day}, ${bucket === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'})`
}
