import { dateOf, day, hour, instant, minute } from '../calendar'
import type { FieldFacts } from '../field-facts'
import { dueTimeOf } from './due-times'
import type { Life } from './life'
import type { Making } from './references'
import { reached, stageOf } from './stages'

/** Fields that open and close a span, the opening first. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/^(startsAt|startAt|start)$/, 'start'],
  [/^(\w*[fF]rom|freeFrom|validFrom|openFrom|periodStart|opensAt|publishAt|releaseAt|sendAt|effectiveAt)$/, 'start'],
  [
    /^(endsAt|endAt|\w*Until|until|\w*[tT]o|periodEnd|expiresAt|licenceEndsAt|closesAt|offAt|claimBy|acceptBy|showUntil|runsOutAt|deleteAt)$/,
    'end',
  ],
]

const typical = [3, 7, 7, 14, 14, 30, 30, 60, 90]

/** Fills the spans of a record: begun, running or over as its state says, the end always after the beginning. */
export function fillPeriods(making: Making, life: Life, fields: readonly (readonly [string, FieldFacts])[]): void {
  const { world, row, random } = making
  const timed = fields.filter(([, { type }]) => type === 'instant' || type === 'date')
  const { now } = world.calendar
  const wished = beginning(life, now, random.next(), random.next())
  const isLong = timed.some(([name]) => /contract|licence|agreement|certificate|rights/i.test(name))
  const length = isLong ? random.pick([365, 365, 730]) * day : random.pick(typical) * day
  const over = life.steps.find(({ to }) =>
    /^(ended|expired|closed|settled|settling|archived|superseded|past|replaced|terminated|lifted|stopped)$/.test(to),
  )
  const isOver = over !== undefined || (life.state === undefined && random.chance(0.15))
  const isDated = timed.some(([, { type }]) => type === 'date')
  // What is over has ended, if only an hour ago; it began before that, even where its record is younger.
  const ends = isOver
    ? Math.min(Math.max(over?.at ?? now, wished + (isDated ? 2 : 0.5) * day), now - hour)
    : Math.max(
        wished + length,
        life.kind === 'alive' || life.kind === 'paused' ? now + random.next() * length + day : 0,
      )
  const begins = isOver ? Math.min(wished, ends - (isDated ? 2 : 0.25) * day) : wished
  for (const [name, field] of timed) {
    if (row[name] !== undefined || stageOf(world, making.entity, name)) continue
    const side = pairs.find(([pattern]) => pattern.test(name))?.[1]
    if (!side) continue
    const isOpen =
      side === 'end' &&
      !field.required &&
      !/^(endsAt|endAt|validTo|to|toDate|periodEnd|contractTo|dueAt)$/.test(name) &&
      random.chance(0.5)
    const at = side === 'start' ? begins : ends
    row[name] =
      isOpen || (side === 'start' && !field.required && random.chance(0.1))
        ? null
        : field.type === 'date'
          ? dateOf(at)
          : instant(roundHour(at))
  }
}

/** When what a record plans begins. */
function beginning(life: Life, now: number, share: number, other: number): number {
  const begun = life.steps.find(({ to }) => /^(live|running|active|open|published|onSale|online)$/.test(to))
  if (begun) return begun.at
  if (life.kind === 'draft' || life.kind === 'waiting' || life.kind === 'passing') return now + (0.5 + share * 20) * day
  if (life.state === undefined && other < 0.15) return now + share * 15 * day
  return Math.min(life.madeAt + share ** 2 * 4 * day, now - hour)
}

/** People choose full hours. */
function roundHour(at: number): number {
  return Math.round(at / (60 * minute)) * 60 * minute
}

/** The moment a field speaks of: its stage's, or one between the record's making and its last change; null before it. */
export function momentOf(making: Making, life: Life, name: string, field: FieldFacts): number | null {
  const { world, entity, random } = making
  const { now } = world.calendar
  const due = name === 'dueAt' && dueTimeOf(entity.name)
  if (due) {
    const begun = due.from ? life.steps.find(({ to }) => to === due.from)?.at : life.madeAt
    return begun === undefined ? null : begun + due.after
  }
  const stage = stageOf(world, entity, name)
  if (stage) {
    const step = reached(stage, life)
    // Whoever is banned or paused is for some days from now.
    if (step && /Until$/.test(name))
      return life.kind === 'paused' || life.kind === 'bad' ? Math.max(step.at, now) + random.between(1, 20) * day : null
    return step?.at ?? (field.required ? life.madeAt : null)
  }
  if (/^(due|next|remind|acceptBy|shipBy|leaseUntil|deadline|reviewAt)/.test(name)) {
    const isOpen = life.kind === 'waiting' || life.kind === 'passing' || life.kind === 'alive' || life.kind === 'draft'
    return isOpen ? now + (random.next() * 6 - 0.4) * day : life.madeAt + day
  }
  if (/^(birth)/.test(name)) return now - random.between(18 * 365, 48 * 365) * day
  if (/^(death)/.test(name))
    return field.required || random.chance(0.03) ? now - random.between(365, 9_000) * day : null
  if (/^(registeredUntil|certificate|licence|rights)/.test(name)) return now + random.between(-20, 700) * day
  if (
    /^(submitted|appealed|reported|received|clicked|granted|at|firstAt|timestamp|reserved|registered|crawled)/.test(
      name,
    )
  )
    return life.madeAt + random.next() * (life.changedAt - life.madeAt)
  if (life.kind === 'draft' && !field.required) return null
  if (/^(last|refreshed|computed|synced|checked|tested|seen)/.test(name))
    return Math.max(life.madeAt, now - random.next() ** 2 * 4 * day)
  return life.madeAt + random.next() * Math.max(0, life.changedAt - life.madeAt)
}
