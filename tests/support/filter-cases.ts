import { filterRuleOf } from '../../src/fields/field-types'
import type { Filter, Operator } from '../../src/fields/filter'
import { PERIOD_WORDS } from '../../src/fields/period'
import { initialState, type Entity } from '../../src/schema/entity'
import type { Field } from '../../src/schema/field'
import { isListing, type ListingPage } from '../../src/schema/page'
import type { PageInfo } from '../../src/schema/registry'
import { registry } from '../../src/server/base/declarations'
import { storedExample } from './example-record'
import type { Make } from './fixtures'
import { exampleValue, type ExamplePlace } from './example-value'

/** A field that a list with an export is filtered by. */
export interface FilteredField {
  readonly info: PageInfo & { readonly page: ListingPage }
  readonly entity: Entity
  readonly path: string
  readonly field: Field
  /** The name of the list's export. */
  readonly exportType: string
}

/**
 * For each type of field that lists are filtered by, one field of a list that may be exported.
 * @param isMeant which of these lists are looked at
 */
export function fieldOfEachType(
  isMeant: (page: ListingPage) => boolean = () => true,
): readonly (readonly [type: string, FilteredField])[] {
  const found = new Map<string, FilteredField>()
  for (const info of registry.pages.values()) {
    const { page } = info
    if (!isListing(page) || page.within !== undefined || page.fixed || !page.export || !isMeant(page)) continue
    for (const path of [...(page.filters ?? []), ...(page.moreFilters ?? [])]) {
      const field = page.entity.fields[path]
      const isTold = field?.unique ?? page.entity.unique?.some((group) => group.includes(path)) ?? false
      // With two values alone, records that are distinguished by several fields soon are alike.
      if (field?.type === 'bool' && page.entity.unique) continue
      if (!field || field.secret || isTold || filterRuleOf(field).operators.length === 0) continue
      const type = 'group' in field && field.type === 'ref' ? 'area' : field.type
      if (!found.has(type))
        found.set(type, { info: { ...info, page }, entity: page.entity, path, field, exportType: page.export })
    }
  }
  return [...found].sort(([one], [other]) => one.localeCompare(other))
}

/** Stores records that hold different values in a field, and one that holds nothing; `shared` keeps what they refer to. @returns the values */
export async function storeValues(
  { entity, path, field }: FilteredField,
  make: Make,
  shared: Map<string, Promise<number>>,
): Promise<readonly unknown[]> {
  const reference: ExamplePlace['reference'] = (name, isFresh, told = {}) => {
    const target = registry.entities.get(name)
    if (!target) throw new Error(`There is no entity "${name}".`)
    const key = `${name} ${JSON.stringify(told)}`
    const id = (!isFresh && shared.get(key)) || make(target, told as never).then((made) => made.id)
    shared.set(key, id)
    return id
  }
  const start = initialState(entity)
  const values = dated(field) ?? (await differing(field, { name: path, reference, isUnique: true }))
  for (const value of field.required || field.default !== undefined ? values : [...values, null]) {
    await untilFree(async () => {
      const example = await storedExample(entity, { [path]: value }, { number: ++number, reference })
      await make(entity, { ...(start && { state: start }), ...example } as never)
    })
  }
  return values
}

/** Of few codes some are free: another example may be of them. */
async function untilFree(store: () => Promise<void>, attempts = 8): Promise<void> {
  return store().catch((error: unknown) => {
    if (attempts <= 1 || !String(error).includes('error.alreadyTaken')) throw error
    return untilFree(store, attempts - 1)
  })
}

/** Numbers of examples: no two are alike. */
let number = 900

async function differing(field: Field, place: Omit<ExamplePlace, 'number'>): Promise<unknown[]> {
  const values: unknown[] = []
  for (let made = 0; made < 3; made++) values.push(await exampleValue(field, { ...place, number: ++number }))
  return values
}

/** Moments and days of the last months, as lists of recent records have them; both of what is true or not. */
function dated({ type }: Field): unknown[] | undefined {
  if (type === 'bool') return [true, false]
  if (type !== 'instant' && type !== 'date') return undefined
  const ages = [0, 1, 9, 40, 200].map((days) => daysAgo(days).toISOString())
  return type === 'date' ? ages.map((moment) => moment.slice(0, 10)) : ages
}

/** Filters of every operator that the field has, over values that records hold. */
export function filtersOver(field: Field, values: readonly unknown[]): readonly Filter[] {
  const { operators } = filterRuleOf(field)
  const isDated = field.type === 'instant' || field.type === 'date'
  const [first, second] = [operandOf(values[0]), operandOf(values.at(-1))]
  const low = isDated || (second as number) < (first as number) ? second : first
  const high = low === first ? second : first
  const made: Readonly<Record<Operator, readonly Filter[]>> = {
    is: [{ is: [first] }, { is: [first, second] }],
    not: [{ not: [first] }],
    contains: [{ contains: textIn(values[0]).slice(1, 4) }],
    from: [{ from: high }],
    to: [{ to: low }],
    empty: [{ empty: true }, { empty: false }],
  }
  const ranges = operators.includes('from') ? [{ from: low, to: high }] : []
  return [...operators.flatMap((operator) => made[operator]), ...ranges, ...(isDated ? spans : [])]
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10)

/** What people say of days: every preset, counted days, one day, days from and to, and stamps of ten digits. */
const spans: readonly Filter[] = [
  ...PERIOD_WORDS.filter((word) => !/year/i.test(word)).map((word) => ({ is: [word] })),
  ...['7d', '30d', '90d', 'next7d'].map((word) => ({ is: [word] })),
  { is: [dayOf(9)] },
  { from: dayOf(40) },
  { from: dayOf(40), to: dayOf(1) },
  { from: '30d', to: 'yesterday' },
  { is: [String(Math.floor(daysAgo(9).getTime() / 1_000))] },
  { from: String(Math.floor(daysAgo(41).getTime() / 1_000)) },
]

/** What a filter names of a value: one of several, or the type of a link. */
function operandOf(value: unknown): unknown {
  if (Array.isArray(value)) return value[0]
  return typeof value === 'object' && value !== null && 'type' in value ? value.type : value
}

function textIn(value: unknown): string {
  return typeof value === 'object' && value !== null ? String(Object.values(value)[0]) : String(value)
}
