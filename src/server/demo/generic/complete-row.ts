import { scheduleOf, type Entity } from '../../../schema/entity'
import { hour, minute } from '../calendar'
import type { Random } from '../../base/random'
import { fieldsOf, referencesOf, type FieldFacts } from '../field-facts'
import type { DemoRow, World } from '../world'
import { scaleOf } from './figures'
import { drawLife, standardValues, type Life } from './life'
import { currencies } from './money'
import { fillPeriods } from './periods'
import { fillReferences, isFilled, type Making } from './references'
import { settleFigures } from './settle'
import { slotsOf } from './slots'
import { isMadeByStaff, staffOf } from './staff'
import { reached, stageOf } from './stages'
import { valueOf, type Filling } from './values'
import { fillVersions } from './versions'

/**
 * Completes a record from its declaration: what the generator left out is filled so that it hangs together. References
 * come first, then the history of its state, then what its fields are called; figures are brought in line at the end.
 */
export function completeRow(
  world: World,
  entity: Entity,
  index: number,
  random: Random,
  made: DemoRow,
): Record<string, unknown> {
  const row: Record<string, unknown> = { id: world.id(entity.name, index), version: 1, ...made }
  const fields = fieldsOf(entity)
  const given = new Set(Object.keys(made))
  const open = fields.filter(([name]) => row[name] === undefined)
  const making: Making = { world, entity, index, random, row }
  if (open.length > 0) {
    const slots = slotsOf(world, entity).at(index)
    for (const [name, value] of Object.entries(slots)) if (row[name] === undefined) row[name] = value
  }
  fillBy(making, open)
  fillReferences(making)
  const life = lifeOf(making)
  if (entity.states) row['state'] ??= life.state
  fillStandard(making, life)
  fillStages(making, life, open)
  fillPeriods(making, life, open)
  const scale = scaleOf(random, life, dayOf(row), world.calendar.now)
  const filling: Filling = { ...making, life, scale, currency: currencyFor(making) }
  for (const [name, field] of open) {
    if (row[name] !== undefined) continue
    const wanted = isWanted(filling, name, field)
    row[name] = wanted ? valueOf(field, filling, name) : null
  }
  if (!given.has('enabled') && isSwitchedOff(making)) row['enabled'] = false
  settleFigures(world, entity, row, given)
  fillVersions(world, entity, row, given, random)
  return row
}

/** What is over was switched off by its people, but for one in eight that they forgot. */
function isSwitchedOff({ world, entity, index, row }: Making): boolean {
  const until = row[scheduleOf(entity).until ?? '']
  const isOver = typeof until === 'string' && Date.parse(until) < world.calendar.now
  return isOver && 'enabled' in row && world.random(`switch of ${entity.name}`, index).chance(7 / 8)
}

/** Accounts named in a record are filled later, from its history: here they are kept from being drawn at random. */
function fillBy({ row, entity, world }: Making, open: readonly (readonly [string, FieldFacts])[]): void {
  for (const [name, { type, to }] of open)
    if (type === 'ref' && to === 'account' && row[name] === undefined && stageOf(world, entity, name)) row[name] = null
}

function lifeOf({ world, entity, row, random }: Making): Life {
  const stamp = row['createdAt']
  return drawLife(world, entity, random, earliestOf({ world, entity, row }), {
    state: row['state'] as string | undefined,
    madeAt: typeof stamp === 'string' ? Date.parse(stamp) : stampOfDay(row, world),
  })
}

/** Figures of a day are made when it is over. */
function stampOfDay(row: Readonly<Record<string, unknown>>, world: World): number | undefined {
  const at = dayOf(row)
  return at === undefined ? undefined : Math.min(at + 26 * hour, world.calendar.now - minute)
}

function dayOf(row: Readonly<Record<string, unknown>>): number | undefined {
  const day = row['day'] ?? row['date'] ?? row['hour'] ?? row['cycleDay']
  return typeof day === 'string' ? Date.parse(day) : undefined
}

/** Nothing is older than what it refers to, as far as that is known. */
function earliestOf({ world, entity, row }: Pick<Making, 'world' | 'entity' | 'row'>): number {
  let earliest = world.calendar.now - 420 * 24 * hour
  for (const { field, to } of referencesOf(entity)) {
    const id = row[field]
    if (typeof id !== 'number' || to === 'account') continue
    const stamp = world.columns(entity.name, to)?.get('createdAt')?.[id - (world.id(to, 0) ?? 1)]
    if (typeof stamp === 'string') earliest = Math.max(earliest, Date.parse(stamp))
  }
  return Math.min(earliest, world.calendar.now - 2 * minute)
}

function fillStandard({ world, entity, row, random }: Making, life: Life): void {
  const byStaff = isMadeByStaff(entity)
  const by = byStaff ? staffOf(world, entity, random) : null
  const lastBy =
    life.steps.length > 0 || random.chance(0.3)
      ? byStaff || entity.states
        ? staffOf(world, entity, random, new Set([by]))
        : null
      : by
  for (const [name, value] of Object.entries(standardValues(life, { by, lastBy })))
    if (row[name] === undefined) row[name] = value
}

/** Who took the record to its stages; never who made it. */
function fillStages(
  { world, entity, row, random }: Making,
  life: Life,
  open: readonly (readonly [string, FieldFacts])[],
): void {
  const people = new Set<unknown>([row['createdBy'], null])
  for (const [name, { type, to, required }] of open) {
    const stage = type === 'ref' && to === 'account' ? stageOf(world, entity, name) : undefined
    if (!stage && to === 'account' && /^(approv|check|review|second)/.test(name) && row[name] === row['createdBy'])
      row[name] = staffOf(world, entity, random, people)
    if (!stage) continue
    const isReached = reached(stage, life) !== undefined || required
    row[name] = isReached ? staffOf(world, entity, random, people) : null
    people.add(row[name])
  }
}

/** The currency of a record: that of the record it belongs to, of its country, or a usual one. */
function currencyFor({ world, entity, row, random }: Making): string {
  if (typeof row['currency'] === 'string') return row['currency']
  for (const { field, to } of referencesOf(entity)) {
    const id = row[field]
    if (typeof id !== 'number') continue
    const place = id - (world.id(to, 0) ?? 1)
    const currency = world.columns(entity.name, to)?.get('currency')?.[place]
    if (typeof currency === 'string') return currency
  }
  const usual = fieldsOf(entity).find(([name]) => name === 'currency')?.[1].default
  if (typeof usual === 'string' && random.chance(0.75)) return usual
  return random.weighted(currencies)
}

/** Whether a field that may stay empty holds something; what belongs to a stage does once the stage is reached. */
function isWanted(filling: Filling, name: string, field: FieldFacts): boolean {
  const { world, entity, life, random, row } = filling
  // Groups are named where it is for them, and only there.
  if (name === 'userGroups' && typeof row['audience'] === 'string') return /^(group|userGroups)$/.test(row['audience'])
  if (field.required || field.default !== undefined || field.type === 'bool') return true
  if (name === 'dueAt') return true
  const stage = stageOf(world, entity, name)
  if (stage) return reached(stage, life) !== undefined
  if (/^(int|money|decimal|percent|duration)$/.test(field.type)) return field.readOnly === true || random.chance(0.75)
  if (/(error|Error|conflict|failCode)$/.test(name)) return random.chance(0.06)
  if (
    /^(name|title|code|order|position|currency|icon|cover|image|logo|kind|source|enabled)$/.test(name) ||
    field.unique
  )
    return true
  if (/remark|note|Note/.test(name)) return random.chance(0.3)
  return field.type === 'enum' || field.type === 'choice' || field.type === 'instant'
    ? random.chance(0.85)
    : isFilled(filling, name, field)
}
