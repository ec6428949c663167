import * as commands from '../../../../../commands/live-config/position-config'
import livePosition from '../../../../entities/live-config/live-position'
import liveRoom from '../../../../entities/live-manage/live-room'
import type { Row } from '../../../../schema/entity'
import { defineRules, handlePage, handleTogether } from '../../../operations/handler'
import { create } from '../../../operations/save'
import { badField, refused } from '../../../pipeline/errors'
import type { Context } from '../../../pipeline/operation'
import { shareArea, shareTime } from '../../overlap'
import { checkPeriod } from '../../period'
import { daysAfter } from '../punishment-terms'

type Position = Row<typeof livePosition>

const booked = ['scheduled', 'live'] as const
/** One anchor holds so many positions of a slot at a time. */
const mostOfAnchor = 2
const week = 7

export const booking = handlePage(commands.book, {
  run: async (context, args) => {
    const { kind: liveType } = await context.records.get(liveRoom, args.room)
    await create(context, livePosition, { ...args, liveType, fill: 'room' })
  },
})

export const swapping = handleTogether(commands.swap, {
  undo: 'image',
  run: async ({ records }, chosen) => {
    const [one, other] = chosen
    if (!one || !other || chosen.length !== 2) throw refused('live-config.position-config.swapTwo')
    await records.update(livePosition, one, { position: other.position })
    await records.update(livePosition, other, { position: one.position })
  },
})

export const copyingWeek = handlePage(commands.copyWeek, {
  preview: async (context, { areas, slot }) => {
    const { length } = await ofThisWeek(context, areas, slot)
    return { total: length, eligible: length, reasons: [] }
  },
  run: async (context, { areas, slot }) => {
    for (const each of await ofThisWeek(context, areas, slot)) {
      const { liveType, category, position, fill, room, guild, backups, clients, audience, dailyHours, reason } = each
      await context.records.insert(livePosition, {
        ...{ liveType, slot, category, position, fill, room, guild, backups, clients, audience, dailyHours, reason },
        areas: each.areas,
        startsAt: daysAfter(each.startsAt, week),
        endsAt: daysAfter(each.endsAt, week),
        state: 'scheduled',
      })
    }
  },
})

/** What began in the last seven days, and has nobody yet where it would stand in the next. */
async function ofThisWeek(context: Context, areas: readonly number[], slot: Position['slot']): Promise<Position[]> {
  const { records, now } = context
  const all = await records.where(livePosition, { slot }, 20_000)
  const from = daysAfter(now, -week)
  const free: Position[] = []
  for (const each of all) {
    if (each.startsAt < from || each.startsAt > now.toISOString() || !shareArea(each.areas, areas)) continue
    const later = { ...each, id: 0, startsAt: daysAfter(each.startsAt, week), endsAt: daysAfter(each.endsAt, week) }
    if (!all.some((other) => clashes(other, later))) free.push(each)
  }
  return free
}

/** Whether two stand at one place of a slot, in one area, at one time. */
function clashes(a: Position, b: Position): boolean {
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
  if (held.length >= mostOfAnchor)
    throw badField('room', 'live-config.position-config.anchorHolds', { most: mostOfAnchor })
}
