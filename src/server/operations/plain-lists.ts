import { z } from 'zod'
import { choices, plainPage } from '../../calls/records'
import { filterRuleOf } from '../../fields/field-types'
import type { FilterRule } from '../../fields/filter'
import { labelFields, type Entity } from '../../schema/entity'
import { parseCall } from '../../schema/names'
import { isListing } from '../../schema/page'
import type { PageInfo, Registry } from '../../schema/registry'
import { rowFrom, storageOf } from '../db/storage'
import { defineOperation, type Operation } from '../pipeline/operation'
import { named } from './own-words'
import { countRows } from './count-rows'
import { fieldAt, guardOf, prepareQuery, readWindow } from './list'
import { codesThatShow } from './options'
import { rowsPicked } from '../access/rows-seen'
import { codeOf } from '../access/shown-lists'

/** How many records one call returns at most, and how many where the caller names no number. */
const largestPage = 200
const usualPage = 20

/** A picker's whole choice: no list of this kind comes near. */
const maxAtOnce = 5_000

const number = z.coerce.number('error.notNumber').int('error.notWhole').min(1)

/**
 * The lists that callers ask for page by page, or all at once, at the addresses that pages declare (`page`, `all`). Filters stand
 * in addition to the number of the page, by field name: the value, several of them, or what a text contains.
 */
export function plainListOperations(registry: Registry, entity: Entity): Operation[] {
  const found = new Map<string, Operation>()
  for (const info of registry.pages.values()) {
    const { page } = info
    if (!isListing(page) || page.entity !== entity) continue
    for (const [step, operation] of Object.entries({ page: pageOperation, all: allOperation })) {
      const call = page.calls?.[step as 'page' | 'all']
      if (call && !found.has(call)) found.set(call, operation(registry, entity, info, parseCall(call)))
    }
  }
  return [...found.values()]
}

type Target = Pick<Operation, 'method' | 'url'>

function pageOperation(registry: Registry, entity: Entity, info: PageInfo, target: Target): Operation {
  return defineOperation({
    ...target,
    id: `${entity.name}.plainPage`,
    entity,
    guard: guardOf([codeOf(info)]),
    input: z.looseObject({
      pageNum: number.optional(),
      pageSize: number.max(largestPage, 'error.tooMany').optional(),
      sort: z.string().max(200).optional(),
    }),
    output: plainPage,
    run: async (context, { pageNum = 1, pageSize = usualPage, sort, ...filters }) => {
      const query = queryOf(registry, entity, info, filters, sort)
      const { conditions } = await prepareQuery(registry, entity, context, query)
      const { total } = await countRows(context.services.reading, entity, conditions)
      const window = { ...query, offset: (pageNum - 1) * pageSize, size: pageSize }
      const { rows } = await readWindow(registry, entity, context, window)
      return { list: rows.map((row) => named(entity, row)), total, pageNum, pageSize }
    },
  })
}

function allOperation(registry: Registry, entity: Entity, _info: PageInfo, target: Target): Operation {
  return defineOperation({
    ...target,
    id: `${entity.name}.all`,
    entity,
    choosing: true,
    // Whoever may choose one of them may read what there is to choose from: what they are known by, and no more.
    guard: guardOf([...codesThatShow(registry, entity)]),
    input: z.looseObject({}),
    output: choices,
    run: async ({ db, account }) => {
      const { table, byField } = storageOf(entity)
      const known = [...labelFields(entity), ...(entity.search ?? []), 'enabled', 'state']
      const names = [...new Set(known)].filter((name) => byField.has(name) && !entity.fields[name]?.secret)
      let query = db.selectFrom(table).select(['id', ...names.map((name) => byField.get(name)!.column)])
      for (const each of rowsPicked(registry, entity, account)) query = query.where(each)
      const stored = await query.orderBy('id').limit(maxAtOnce).execute()
      return stored.map((each) => named(entity, rowFrom(entity, each)))
    },
  })
}

/** A list's query from what is next to the number of the page. */
function queryOf(
  registry: Registry,
  entity: Entity,
  { id: page }: PageInfo,
  given: Readonly<Record<string, unknown>>,
  sort: string | undefined,
) {
  const filters: Record<string, unknown> = Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([path, value]): [string, unknown] => {
        const field = fieldAt(registry, entity, path)
        const rule = field && filterRuleOf(field)
        if (rule?.operators.includes('contains')) return [path, { contains: String(value) }]
        const values: unknown[] = Array.isArray(value) ? value : String(value).split(',')
        return [path, { is: values.map((each) => operand(each, rule?.reads)) }]
      }),
  )
  return { filters, page, ...(sort !== undefined && { sort }) }
}

function operand(value: unknown, reads: FilterRule['reads']): unknown {
  if (reads === 'number') return Number(value)
  return reads === 'bool' ? value === true || value === 'true' || value === '1' : value
}
