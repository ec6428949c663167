import { badField, refused } from '../../base/errors'
import { dayMs } from '../../../schema/time'

type Values = Readonly<Record<string, unknown>>

/**
 * Refuses a save that contradicts the course of an activity: one that ends before it begins or lasts too long, a change
 * of what is promised while it runs, an earlier end, any change but of the owner once it is over. Moves of its life pass.
 * @param open the fields that may change while it runs; `days` how long it may last
 */
export function guardActivity(
  draft: object,
  current: object | null,
  { open, days }: { readonly open: ReadonlySet<string>; readonly days?: number | undefined },
): void {
  const [next, held] = [draft as Values, (current ?? {}) as Values]
  if ('state' in next) return
  const from = Date.parse(String(next.startsAt ?? held.startsAt))
  const to = Date.parse(String(next.endsAt ?? held.endsAt))
  if (to <= from) throw badField('endsAt', 'activity.endsBeforeStart')
  if (days !== undefined && to - from > days * dayMs) throw badField('endsAt', 'activity.tooLong', { days })
  const state = typeof held.state === 'string' ? held.state : 'draft'
  const isOver = state === 'ended' || state === 'settled'
  if (isOver && Object.keys(next).some((name) => name !== 'owner')) throw refused('activity.over')
  if (state !== 'running' && state !== 'paused') return
  const changed = Object.keys(next).find(
    (name) => !open.has(name) && JSON.stringify(next[name]) !== JSON.stringify(held[name]),
  )
  if (changed) throw badField(changed, 'activity.lockedWhileRunning')
  if (next.endsAt !== undefined && to < Date.parse(String(held.endsAt)))
    throw badField('endsAt', 'activity.endsEarlier')
}
