import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { z } from 'zod'
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
import type { Database } from '../db/database'
import { storageOf } from '../db/storage'
import { badField } from '../pipeline/errors'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { askForFilter } from './filter-first'
import { guardOf, listQueryShape, prepareQuery } from './list'
import { whereSql } from './list-sql'
import { seesSecret } from '../access/mask'
import { bucketOf, spanBefore } from './figure-spans'
import { codeOf } from '../access/shown-lists'

const inputShape = listQueryShape.omit({ sort: true }).extend({
  page: z.string().max(100),
  /** The time zone whose days are told. */
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
  await askForFilter(db, entity, prepared.filters, context.now)
  const span = prepared.filters[over]
  const isDate = fieldOf(entity, over)?.type === 'date'
  const bucket = bucketOf(span)
  const before = spanBefore(span, isDate)
  const at = momentSql(entity, over, isDate, bucket, zone)
  const spans: { conditions: readonly Expression<SqlBool>[]; isPrevious: boolean }[] = [
    { conditions: prepared.conditions, isPrevious: false },
    ...(before
      ? [
          {
            conditions: (
              await prepareQuery(registry, entity, context, { ...query, filters: { ...filters, [over]: before } })
            ).conditions,
            isPrevious: true,
          },
        ]
      : []),
  ]
  const totals = new Map<string, FigureTotal>()
  const points: FigurePoint[] = []
  for (const { conditions, isPrevious } of spans)
    for (const group of groupsOf(registry, entity, figures)) {
      for (const row of await read(db, entity, group, conditions, at)) {
        for (const [index, { path }] of group.figures.entries()) {
          const value = row[`f${index}`]
          if (value !== null && row.at !== null)
            points.push({ at: row.at, path, currency: row.currency, value: Number(value), isPrevious })
        }
      }
      for (const row of await read(db, entity, group, conditions, undefined))
        for (const [index, figure] of group.figures.entries()) {
          const key = `${figure.path}:${row.currency}`
          const known = totals.get(key) ?? { ...figure, currency: row.currency, value: null, previous: null }
          const value = row[`f${index}`]
          const number = value === null || value === undefined ? null : Number(value)
          totals.set(key, { ...known, ...(isPrevious ? { previous: number } : { value: number }) })
        }
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
    const { code, currency = 'currency' } = (field?.type === 'money' ? field : {}) as Partial<MoneyField>
    const source = field?.type !== 'money' ? '' : code === undefined ? `.${currency}` : code
    const group = groups.get(source) ?? {
      figures: [],
      currency:
        code === undefined && source !== '' ? currencySql(registry, entity, currency) : sql`${code ?? null}::text`,
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

type FigureRow = Readonly<Record<string, unknown>> & { readonly at: string | null; readonly currency: string | null }

async function read(
  db: Kysely<Database>,
  entity: Entity,
  { figures, currency }: Group,
  conditions: readonly Expression<SqlBool>[],
  at: RawBuilder<unknown> | undefined,
): Promise<readonly FigureRow[]> {
  const { table, byField } = storageOf(entity)
  const values = figures.map(({ path, how }, index) => {
    const column = sql.ref(`${table}.${byField.get(path)?.column ?? path}`)
    return sql`${how === 'sum' ? sql`sum(${column})` : sql`avg(${column})`} as ${sql.ref(`f${index}`)}`
  })
  const { rows } = await sql<FigureRow>`select ${at ?? sql`null`} as at, ${currency} as currency, ${sql.join(values)}
    from ${sql.table(table)}${whereSql(conditions)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

function momentSql(entity: Entity, over: string, isDate: boolean, bucket: 'day' | 'month', zone: string) {
  const { table, byField } = storageOf(entity)
  const column = sql.ref(`${table}.${byField.get(over)?.column ?? over}`)
  const day = isDate ? column : sql`${column} at time zone ${zone}`
  return sql`to_char(${day}, ${bucket === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'})`
}
