import type { Filter } from '../../../src/fields/filter'
import { operatorsOf } from '../../../src/fields/filter'
import { apiBase, type Entity } from '../../../src/schema/entity'
import type { Field } from '../../../src/schema/field'
import { isListing } from '../../../src/schema/page'
import type { PageInfo } from '../../../src/schema/registry'
import { isRevealedByCommand } from '../../../src/schema/secret'
import { registry } from '../../../src/server/base/declarations'
import { storageOf } from '../../../src/server/db/storage'
import { fieldAt } from '../../../src/server/operations/list'
import { listsOf, type ShownList } from '../../../src/server/access/shown-lists'
import { exampleValue } from '../example-value'
import { Faults } from './faults'
import { describeAnswer, type Answer, type World } from './world'

type ListRow = { readonly id: number } & Readonly<Record<string, unknown>>

/** The lists of a page: its own, then those of its tabs. */
export function listsOfPage(info: PageInfo): ShownList[] {
  const tabs = 'related' in info.page ? (info.page.related ?? []) : []
  const entities = new Set([...(isListing(info.page) ? [info.page.entity] : []), ...tabs.map(({ entity }) => entity)])
  return [...entities].flatMap((entity) => listsOf(registry, entity).filter((shown) => shown.info === info))
}

/** What does not hold of a page's lists: columns, sorts, filters, windows, and that they are closed to others. */
export async function listFaults(world: World, info: PageInfo): Promise<Faults> {
  const faults = new Faults()
  for (const { list } of listsOfPage(info)) await faults.within(nameOf(list), () => walkList(world, info, list, faults))
  return faults
}

async function walkList(world: World, info: PageInfo, list: ShownList['list'], faults: Faults): Promise<void> {
  const { entity } = list
  const name = nameOf(list)
  const base = apiBase(entity)
  const ask = (body: object, part: 'page' | 'count' = 'page', staff = world.superAdmin) =>
    world.call(staff, { method: 'POST', url: `${base}/${part}` }, { page: info.id, ...body })
  const holds = (answer: Answer, claim: string) =>
    faults.unless(answer.code === '00000', `${name} ${claim}`, () => describeAnswer(answer))

  const columns = [...list.columns, ...(list.moreColumns ?? [])]
  const opened = await ask({ columns, size: 50 })
  holds(opened, 'opens with all of its columns')
  const rows = rowsOf(opened)
  const absent = rows[0] ? columns.filter((path) => !(path in rows[0]!)) : []
  faults.unless(absent.length === 0, `${name} answers all of its columns`, () => `without ${absent.join(', ')}`)

  // The way back is the same statement: every other column goes it.
  for (const [at, path] of columns.filter((each) => isSortable(entity, each)).entries()) {
    const sort = at % 2 ? `-${path}` : path
    holds(await ask({ columns: [path], sort, size: 5 }), `sorts by ${sort}`)
  }

  for (const path of [...(list.filters ?? []), ...(list.moreFilters ?? [])]) {
    const field = fieldAt(registry, entity, path)
    if (!field) faults.unless(false, `${name} filters by ${path}`, () => 'there is no such field')
    else
      await faults.within(`${name} filters by ${path}`, async () => {
        const row = rows.find((each) => !isBlank(each[path]) && !isMasked(each[path]))
        const filter = await filterFor(world, field, row?.[path] ?? null)
        const found = await ask({ columns: [], filters: { [path]: filter }, size: 200 })
        holds(found, `filters by ${path} ${JSON.stringify(filter)}`)
        const isThere = !row || found.code !== '00000' || rowsOf(found).length > 0
        faults.unless(isThere, `${name} finds by ${path} the record that the filter was read from`, () =>
          JSON.stringify(filter),
        )
      })
  }

  const ids = rowsOf(await ask({ columns: [], sort: 'id', size: 4 })).map(({ id }) => id)
  const byOffset = rowsOf(await ask({ columns: [], sort: 'id', size: 2, offset: 2 })).map(({ id }) => id)
  faults.unless(
    String(byOffset) === String(ids.slice(2)),
    `${name} goes on from an offset`,
    () => `${ids.join()} / ${byOffset.join()}`,
  )
  if (ids[1] !== undefined) {
    const byRow = rowsOf(await ask({ columns: [], sort: 'id', size: 2, after: { value: ids[1], id: ids[1] } }))
    faults.unless(String(byRow.map(({ id }) => id)) === String(ids.slice(2)), `${name} goes on after a row`)
  }
  const counted = await ask({}, 'count')
  holds(counted, 'counts its rows')
  faults.unless(Number(counted.data?.total) >= rows.length, `${name} counts all of its rows`, () =>
    describeAnswer(counted),
  )

  for (const wrong of [{ filters: { bogus: { is: ['x'] } } }, { sort: 'bogus' }, { columns: ['bogus'] }]) {
    const answer = await ask(wrong)
    faults.unless(answer.code === 'A0400', `${name} refuses ${JSON.stringify(wrong)}`, () => describeAnswer(answer))
  }
  if (info.page.access === undefined || info.page.access === 'code')
    for (const part of ['page', 'count'] as const) {
      const answer = await ask({}, part, world.nobody)
      faults.unless(answer.code === 'A0301', `${name} is closed to who holds no right (${part})`, () =>
        describeAnswer(answer),
      )
    }
}

/** What only a command reveals cannot be sorted by: the order would give it away. */
function isSortable(entity: Entity, path: string): boolean {
  const stored = storageOf(entity).byField.get(path)
  const secret = stored?.declared.secret
  return stored?.kind.sorts === true && (secret === undefined || !isRevealedByCommand(secret))
}

/** A filter that lets a row's value through; without one, a filter by an example, or by there being nothing. */
async function filterFor(world: World, field: Field, value: unknown): Promise<Filter> {
  const operators = operatorsOf(field)
  const known = isBlank(value) ? undefined : operandOf(field, value)
  // What is masked is found by one whole value, and by nothing else.
  if (known === undefined && operators.includes('empty') && field.secret === undefined) return { empty: true }
  const operand = known ?? operandOf(field, await exampleValue(field, { ...world.place(), name: 'example' }))
  if (operators.includes('contains') && field.secret === undefined) return { contains: String(operand).slice(0, 20) }
  if (operators.includes('is')) return { is: [operand] }
  return operators.includes('from') ? { from: operand } : { empty: false }
}

/** One value that a filter on the field is compared with: of lists, captions and links, a part. */
function operandOf(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return operandOf(field, value[0])
  if (typeof value !== 'object' || value === null) return value
  const { id, type, en } = value as Readonly<Record<string, unknown>>
  return field.type === 'captions' ? en : (id ?? type)
}

function isMasked(value: unknown): boolean {
  return typeof value === 'string' && /^\*\*\*$|•••/.test(value)
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function rowsOf({ data }: Answer): readonly ListRow[] {
  return (data?.rows ?? []) as readonly ListRow[]
}

function nameOf(list: ShownList['list']): string {
  return 'key' in list ? `the tab ${list.key}` : 'the list'
}
