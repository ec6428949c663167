import * as commands from '../../../../commands/app-manage/rank-list'
import rankBlacklistEntry from '../../../entities/app-manage/rank-blacklist-entry'
import rankItem from '../../../entities/app-manage/rank-item'
import { fixedItem } from '../../../dictionaries/dictionaries'
import { areaIds } from '../../domain/ranks/area-ids'
import { entryOf } from '../../domain/ranks/rank-items'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

export default handlers(commands, {
  blacklist: {
    guard: async (_context, { reason, note }) => {
      if (reason === fixedItem('rankBlockReason', 'other') && !note) throw badField('note', 'error.required')
    },
    check: async (context, row) => (await entryOf(context, row))?.state !== 'active' || 'derived.alreadySo',
    run: async (context, row, { reason, note, expiresAt }) => {
      const entry = await entryOf(context, row)
      const said = { ranks: [row.rank], reason, note, expiresAt }
      if (entry) await context.records.update(rankBlacklistEntry, entry, { ...said, state: 'active' })
      else await context.records.insert(rankBlacklistEntry, { ...said, area: row.area, target: row.target })
    },
  },

  unblacklist: {
    check: async (context, row) =>
      (await entryOf(context, row))?.state === 'active' || 'app-manage.rank-list.notBlacklisted',
    run: async (context, row, { reason }) => {
      const entry = await entryOf(context, row)
      if (entry) await context.records.update(rankBlacklistEntry, entry, { state: 'lifted', note: reason })
    },
  },

  copyLocks: {
    run: async (context, row, { areas }) => {
      const { lockedPlace, lockedUntil, reason } = row
      let count = 0
      for (const area of await areaIds(context, areas)) {
        if (area === row.area) continue
        const items = await context.records.where(rankItem, { rank: row.rank, area }, 5_000)
        const same = items.find(({ target }) => target.type === row.target.type && target.target === row.target.target)
        const isTaken = items.some((other) => other !== same && other.lockedPlace === lockedPlace)
        if (!same || isTaken) continue
        await context.records.update(rankItem, same, { lockedPlace, lockedUntil, reason })
        count++
      }
      return { count }
    },
  },
})
