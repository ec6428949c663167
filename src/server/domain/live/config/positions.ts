import livePosition from '../../../../entities/live-config/live-position'
import liveRoom from '../../../../entities/live-manage/live-room'
import type { Row } from '../../../../schema/entity'
import { defineRules } from '../../../operations/handler'
import { badField } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { shareArea, shareTime } from '../../../operations/overlap'
import { checkPeriod } from '../../../operations/period'

export type Position = Row<typeof livePosition>

const booked = ['scheduled', 'live'] as const
/** One anchor holds this many positions of a slot at a time. */
const maxOfAnchor = 2

/** Whether two stand at one place of a slot, in one area, at one time. */
export function clashes(a: Position, b: Position): boolean {
  const isSamePlace = a.id !== b.id && a.slot === b.slot && a.liveType === b.liveType && a.position === b.position
  return (
    isSamePlace && a.state !== 'ended' && a.category === b.category && shareArea(a.areas, b.areas) && shareTime(a, b)
  )
}

export const positionRules = defineRules(livePosition, {
  beforeSave: async (context, draft, current) => {
    checkPeriod(draft, current)
    const next = { category: null, ...current, ...draft } as Position
    const isPlaced = ['slot', 'position', 'areas', 'startsAt', 'endsAt', 'room', 'liveType'].some(
      (name) => name in draft,
    )
    if (!isPlaced || next.state === 'ended') return
    if (next.fill !== 'guildPool' && (next.fill ?? 'room') === 'room' && !next.room)
      throw badField('room', 'error.required')
    if (next.fill === 'guildPool' && !next.guild) throw badField('guild', 'error.required')
    if (next.slot === 'category' && !next.category) throw badField('category', 'error.required')
    const others = await context.records.where(livePosition, { slot: next.slot, state: booked }, 20_000)
    if (others.some((other) => clashes(other, { ...next, id: current?.id ?? 0 })))
      throw badField('position', 'live-config.position-config.booked')
    if (next.room) await checkRoom(context, next, others, current?.id)
  },
})

async function checkRoom(
  { records }: Context,
  next: Position,
  others: readonly Position[],
  id: number | undefined,
): Promise<void> {
  const room = await records.get(liveRoom, next.room ?? 0)
  const isHidden = room.visibility === 'password' || room.visibility === 'unlisted'
  if (room.state === 'banned' || isHidden || room.ageLimit === 'a18')
    throw badField('room', 'live-config.position-config.notPublic')
  const own = (await records.where(liveRoom, { anchor: room.anchor })).map((each) => each.id)
  const held = others.filter(
    (each) => each.id !== id && each.room !== null && own.includes(each.room) && shareTime(each, next),
  )
  if (held.length >= maxOfAnchor)
    throw badField('room', 'live-config.position-config.anchorHolds', { most: maxOfAnchor })
}
