import * as commands from '../../../../commands/live-config/position-config'
import livePosition from '../../../entities/live-config/live-position'
import liveRoom from '../../../entities/live-manage/live-room'
import { clashes, type Position } from '../../domain/live/config/positions'
import { daysAfter } from '../../domain/live/punishment-terms'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

const week = 7

export default handlers(commands, {
  book: {
    run: async (context, args) => {
      const { kind: liveType } = await context.records.get(liveRoom, args.room)
      await create(context, livePosition, { ...args, liveType, fill: 'room' })
    },
  },

  swap: {
    undo: 'image',
    runTogether: async ({ records }, chosen) => {
      const [one, other] = chosen
      if (!one || !other || chosen.length !== 2) throw refused('live-config.position-config.swapTwo')
      await records.update(livePosition, one, { position: other.position })
      await records.update(livePosition, other, { position: one.position })
    },
  },

  copyWeek: {
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
  },
})

/** What began in the last seven days, and has nobody yet where it would be in the next. */
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
