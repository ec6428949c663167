import type { Entity } from '../../../../schema/entity'

/** Where a record stands in its own schedule: still to come, there until a moment, or over. */
export interface ScheduleMark {
  readonly kind: 'from' | 'until' | 'over'
  /** An instant. */
  readonly at: string
}

const starts = ['startsAt', 'startAt', 'onlineAt', 'publishAt', 'validFrom']
const ends = ['endsAt', 'endAt', 'offlineAt', 'expiresAt', 'validTo']

/** The fields of an entity that say from when to when its records stand; they go by these names in all of them. */
export function scheduleFields({ fields }: Entity): { readonly start?: string; readonly end?: string } {
  const found = (names: readonly string[]) => names.find((name) => fields[name]?.type === 'instant')
  const [start, end] = [found(starts), found(ends)]
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
}

/** @param now milliseconds since the epoch; undefined where a record is there for good */
export function scheduleMark(
  entity: Entity,
  row: Readonly<Record<string, unknown>>,
  now: number,
): ScheduleMark | undefined {
  const { start, end } = scheduleFields(entity)
  const moment = (name: string | undefined) => {
    const value = name === undefined ? undefined : row[name]
    return typeof value === 'string' ? value : undefined
  }
  const [from, until] = [moment(start), moment(end)]
  if (until !== undefined && Date.parse(until) <= now) return { kind: 'over', at: until }
  if (from !== undefined && Date.parse(from) > now) return { kind: 'from', at: from }
  return until === undefined ? undefined : { kind: 'until', at: until }
}
