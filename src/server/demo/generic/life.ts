import { initialState, type Entity } from '../../../schema/entity'
import { day, hour, instant, minute } from '../calendar'
import { weights, type Random, type Weights } from '../../base/random'
import type { World } from '../world'
import { waited } from '../waited'
import { dueTimeOf, isLeftOver } from './due-times'
import { stateWeights, type StateKind } from './state-kinds'

/** One move that a record has made. */
export interface Step {
  readonly move: string
  readonly to: string
  /** Milliseconds. */
  readonly at: number
}

/** What a record has been through, from its making to today. */
export interface Life {
  readonly state: string | undefined
  readonly kind: StateKind
  readonly steps: readonly Step[]
  readonly madeAt: number
  readonly changedAt: number
}

interface Cycle {
  readonly draw: Weights<string>
  readonly kinds: ReadonlyMap<string, StateKind>
  readonly paths: ReadonlyMap<string, readonly { readonly move: string; readonly to: string }[]>
}

/**
 * Draws a record's history: its state, the shortest way there, and when each move was made.
 * @param earliest when all that it refers to stood; nothing of it lies before
 * @param given the state or the moment of its making, where they are decided already
 */
export function drawLife(
  world: World,
  entity: Entity,
  random: Random,
  earliest: number,
  given: { readonly state?: string | undefined; readonly madeAt?: number | undefined },
): Life {
  const cycle = world.once(`cycle ${entity.name}`, () => cycleOf(entity))
  const state = entity.states && (given.state ?? random.weighted(cycle.draw))
  const kind = (state && cycle.kinds.get(state)) || 'alive'
  const { now } = world.calendar
  const madeAt = given.madeAt ?? Math.max(earliest, madeBy(world, entity, { kind, state }, random, earliest))
  const path = (state && cycle.paths.get(state)) || []
  const pace = entity.ledger || entity.demo >= 1_000 ? 2 * hour : 14 * hour
  const delays = path.map(({ move }) => Math.max(minute, random.longTail(/^by/.test(move) ? pace * 2 : pace, 1)))
  const total = delays.reduce((sum, delay) => sum + delay, 0)
  const scale = Math.min(1, (0.92 * (now - madeAt)) / Math.max(1, total))
  let at = madeAt
  const steps = path.map((step, index) => ({ ...step, at: (at += delays[index]! * scale) }))
  const isSettled = kind === 'done' || kind === 'bad'
  const changedAt = isSettled || random.chance(0.5) ? at : at + random.next() * (now - at)
  return { state, kind, steps, madeAt, changedAt }
}

/** When a record in this kind of state was made: what waits is recent, what is in force or over lies all over the year. */
function madeBy(
  world: World,
  entity: Entity,
  { kind, state }: Pick<Life, 'kind' | 'state'>,
  random: Random,
  earliest: number,
): number {
  const { calendar } = world
  const ago = (days: number) => Math.max(earliest, calendar.now - random.next() ** 1.5 * days * day)
  const due = dueTimeOf(entity.name)
  const isDue = due?.from ? state === due.from : kind === 'waiting' || kind === 'passing' || isLeftOver(state)
  if (due && isDue) return Math.max(earliest, calendar.now - waited(random, due.after))
  if (kind === 'waiting') return ago(5)
  if (kind === 'passing') return ago(2)
  if (kind === 'draft') return ago(30)
  const { keep } = entity
  // What is kept for some weeks is no older than that.
  if (keep && keep !== 'always' && keep.days && keep.from === 'createdAt') return ago(keep.days - 1)
  if (earliest > calendar.now - 360 * day) return calendar.between(random, earliest, calendar.now - minute)
  if (entity.ledger || entity.demo >= 400) return calendar.moment(random)
  // What is in force was set up when the company began, as a rule: else the records that refer to it would all be of today.
  return Math.min(...Array.from({ length: 3 }, () => calendar.officeMoment(random, 420)))
}

/** What every entity has of its records' making: the four standard fields about it. */
export function standardValues(life: Life, staff: { readonly by: number | null; readonly lastBy: number | null }) {
  return {
    createdAt: instant(life.madeAt),
    updatedAt: instant(Math.max(life.madeAt, life.changedAt)),
    createdBy: staff.by,
    updatedBy: staff.lastBy,
  }
}

function cycleOf(entity: Entity): Cycle {
  const kinds = stateWeights(entity)
  const paths = new Map<string, { move: string; to: string }[]>()
  const first = initialState(entity)
  if (first) paths.set(first, [])
  for (const state of paths.keys())
    for (const [move, to] of Object.entries(entity.states?.[state] ?? {}))
      if (!paths.has(to)) paths.set(to, [...paths.get(state)!, { move, to }])
  return {
    draw: weights([...kinds].filter(([state]) => paths.has(state)).map(([state, { weight }]) => [state, weight])),
    kinds: new Map([...kinds].map(([state, { kind }]) => [state, kind])),
    paths,
  }
}
