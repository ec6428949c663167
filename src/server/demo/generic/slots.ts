import type { Entity } from '../../../schema/entity'
import { dateOf, day, hour, instant } from '../calendar'
import { fieldsOf, type FieldFacts } from '../field-facts'
import type { World } from '../world'
import { areasIn } from '../generators/places'
import { areaChoices, namesAnArea, homes, tongues } from './areas'

/** Values of the fields that decide where a record is among its siblings, by index. */
export interface Slots {
  readonly at: (index: number) => Readonly<Record<string, unknown>>
  /** How many records there is room for. */
  readonly room: number
}

/** A field that takes few values: how many, and which. */
interface Choice {
  readonly name: string
  readonly size: number
  readonly value: (nth: number) => unknown
}

const counters =
  /^(number|no|place|position|order|level|serial|edition|round|step|line|row|storyOrder|versionCode|rollbackOf)$/
const moments = /^(day|date|hour|minute|month|cycleDay|fromDate|from|effectiveFrom)$/

/** Days that a run of daily figures goes back at most. */
const longest = 180

/**
 * Where the records of an entity stand: numbers from 1 within their group, days one after the other for each
 * combination of the other fields, and combinations that may occur once without drawing any twice.
 */
export function slotsOf(world: World, entity: Entity): Slots {
  return world.once(`slots ${entity.name}`, () => makeSlots(world, entity))
}

function makeSlots(world: World, entity: Entity): Slots {
  const facts = new Map(fieldsOf(entity))
  const count = world.asked(entity.name)
  const order = entity.ordered?.by ?? [...facts].find(([, { type }]) => type === 'order')?.[0]
  const group = entity.unique?.[0] ?? []
  const counter = group.find((name) => counters.test(name) && isWhole(facts.get(name))) ?? order
  const moment = group.find((name) => moments.test(name) && facts.has(name)) ?? dailyField(entity, facts)
  if (moment)
    return daily(
      world,
      facts,
      moment,
      group.filter((name) => name !== moment),
      count,
    )
  if (counter) {
    const within = group.includes(counter)
      ? group.filter((name) => name !== counter)
      : (entity.ordered?.within ?? parentOf(entity, facts))
    return numbered(world, entity, counter, choicesOf(world, facts, within), count, facts.get(counter))
  }
  const choices = choicesOf(world, facts, group)
  const room = choices.reduce((product, { size }) => Math.min(product * Math.max(1, size), 1e12), 1)
  if (choices.length === 0 || choices.length < group.length || room > count * 60)
    return { at: () => ({}), room: Infinity }
  const step = coprime(room, 0.618)
  return { at: (index) => spread(choices, (index * step) % room), room }
}

/** One record a day (or hour, or month) for each combination, the oldest first. */
function daily(
  world: World,
  facts: ReadonlyMap<string, FieldFacts>,
  moment: string,
  others: readonly string[],
  count: number,
): Slots {
  const choices = choicesOf(world, facts, others.length > 0 ? others : references(facts).slice(0, 2))
  const room = choices.reduce((product, { size }) => Math.min(product * Math.max(1, size), 1e9), 1)
  const isMonth = /month/i.test(moment) && facts.get(moment)?.type === 'string'
  const span = isMonth ? 12 : /hour|minute/.test(moment) ? 24 * 30 : longest
  const combinations = Math.max(
    1,
    Math.min(room, Math.max(Math.ceil(count / span), Math.min(6, Math.ceil(count / 30)))),
  )
  const steps = Math.ceil(count / combinations)
  const stride = coprime(room, 0.382)
  const type = facts.get(moment)?.type
  const unit = isMonth ? 30.4 * day : /hour|minute/.test(moment) ? hour : day
  const { now } = world.calendar
  return {
    room: others.length === choices.length ? combinations * Math.max(steps, 3_650) : Infinity,
    at(index) {
      const back = steps - 1 - Math.floor(index / combinations)
      const at = Math.floor((now - back * unit) / unit) * unit
      const value = isMonth
        ? dateOf(now - back * unit).slice(0, 7)
        : type === 'date'
          ? dateOf(now - back * unit)
          : instant(at)
      return { ...spread(choices, ((index % combinations) * stride) % room), [moment]: value }
    },
  }
}

/** Numbers from 1 within each group; groups of different sizes. */
function numbered(
  world: World,
  entity: Entity,
  counter: string,
  choices: readonly Choice[],
  count: number,
  field?: FieldFacts,
): Slots {
  const all = choices.reduce((product, { size }) => Math.min(product * Math.max(1, size), 1e12), 1)
  const groups = Math.max(
    1,
    Math.min(all, choices.length > 1 ? Math.ceil(count / 8) : all, Math.max(1, Math.ceil(count / 2))),
  )
  const least = field?.min ?? 1
  const most = field?.max ?? Infinity
  const random = world.random(`groups ${entity.name}`, 0)
  // Where numbers end early, groups are all about as large.
  const isShort = most <= 50
  const sizes = Array.from({ length: groups }, () => (isShort ? 1 : 0.4 + random.next() ** 2 * 2))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let sum = 0
  const ends = sizes.map((size) => Math.round(((sum += size) / total) * count))
  const stride = coprime(all, choices.length > 1 ? 0.618 : 0)
  return {
    room: Infinity,
    at(index) {
      let low = 0
      let high = groups - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if (ends[middle]! > index) high = middle
        else low = middle + 1
      }
      const position = index - (low > 0 ? ends[low - 1]! : 0)
      const drawn = Math.max(1, least) + position
      const number = counter === 'versionCode' ? 30_000 + position * 100 : drawn
      return { ...spread(choices, (low * stride) % all), [counter]: number }
    },
  }
}

function choicesOf(world: World, facts: ReadonlyMap<string, FieldFacts>, names: readonly string[]): Choice[] {
  return names.flatMap((name): Choice[] => {
    const field = facts.get(name)
    if (!field) return []
    if (field.type === 'ref' && (field.to === 'country' || field.to === 'language')) {
      const ids = field.to === 'country' ? homes(world) : tongues(world)
      if (ids.length > 0) return [{ name, size: ids.length, value: (nth) => ids[nth] }]
    }
    if (namesAnArea(field)) {
      const ids = areasIn(world, field.group ?? 'general')
      return ids.length > 0 ? [{ name, size: ids.length, value: (nth) => ids[nth] }] : []
    }
    if (field.type === 'ref') {
      const size = world.count(String(field.to))
      return size > 0 ? [{ name, size, value: (nth) => world.id(String(field.to), nth) }] : []
    }
    if (field.type === 'enum') return [{ name, size: field.of?.length ?? 1, value: (nth) => field.of?.[nth] }]
    if (field.type === 'bool') return [{ name, size: 2, value: (nth) => nth === 1 }]
    if (field.type === 'areas') {
      const areas = areaChoices(world, field.group ?? 'general')
      return [{ name, size: areas.length, value: (nth) => areas[nth] }]
    }
    return []
  })
}

/** The combination with a running number: the first field changes fastest. */
function spread(choices: readonly Choice[], number: number): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  let rest = number
  for (const { name, size, value } of choices) {
    values[name] = value(rest % size)
    rest = Math.floor(rest / size)
  }
  return values
}

/** A number near a share of the whole that has no factor in common with it, so that its multiples reach everything. */
function coprime(whole: number, share: number): number {
  let step = Math.max(1, Math.round(whole * share))
  while (divisor(step, whole) !== 1) step++
  return step
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

function isWhole(field: FieldFacts | undefined): boolean {
  return field?.type === 'int' || field?.type === 'order'
}

/** Figures of a day, known by the entity's name where no rule says that there is one a day. */
function dailyField(entity: Entity, facts: ReadonlyMap<string, FieldFacts>): string | undefined {
  if (!/(Day|Stat|Hour|Month|Daily)$/.test(entity.name)) return undefined
  return [...facts].find(([name, { type }]) => moments.test(name) && /^(date|instant)$/.test(type))?.[0]
}

/** What a record is put in order within: the record it belongs to, known by a name that its own begins with. */
function parentOf(entity: Entity, facts: ReadonlyMap<string, FieldFacts>): readonly string[] {
  const parents = [...facts].filter(([, { type, required, to }]) => type === 'ref' && required && to !== entity.name)
  const own = parents.find(([, { to = '' }]) => entity.name.toLowerCase().startsWith(to.toLowerCase()))
  const [name] =
    own ?? parents.find(([, { to = '' }]) => !/^(user|account|country|areaConfig|language)$/.test(to)) ?? []
  return name ? [name] : []
}

function references(facts: ReadonlyMap<string, FieldFacts>): string[] {
  return [...facts].filter(([, { type, to }]) => type === 'ref' && to !== 'account').map(([name]) => name)
}
