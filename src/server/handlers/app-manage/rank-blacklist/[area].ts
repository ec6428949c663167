import * as commands from '../../../../../commands/app-manage/rank-blacklist/[area]'
import rankBlacklistEntry from '../../../../entities/app-manage/rank-blacklist-entry'
import { areaIds } from '../../../domain/ranks/area-ids'
import { entryOf, type Item } from '../../../domain/ranks/rank-items'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  copyToAreas: {
    run: async (context, row, { areas }) => {
      const { target, ranks, reason, note, expiresAt } = row
      let count = 0
      for (const area of await areaIds(context, areas)) {
        const there = await entryOf(context, { area, target } as Item)
        if (there || area === row.area) continue
        await context.records.insert(rankBlacklistEntry, { area, target, ranks, reason, note, expiresAt })
        count++
      }
      return { count }
    },
  },
})
