import * as commands from '../../../../commands/app-manage/short-recommendation'
import shortRecommendation from '../../../entities/app-manage/short-recommendation'
import { titlesOfIds } from '../../domain/titles/content-ids'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'

export default handlers(commands, {
  /** Those that are in the scene for the same areas are passed over. */
  addByIds: {
    run: async (context, { ids, scene, areas }) => {
      const titles = await titlesOfIds(context, ids, 'ids')
      const others = titles.filter(({ type }) => type !== 'short')
      if (others.length > 0)
        throw refused('app-manage.short-recommendation.notShort', { ids: others.map(({ id }) => id).join(', ') })
      const there = await context.records.where(shortRecommendation, { scene }, 10_000)
      const added = titles.filter(
        ({ id }) => !there.some((row) => row.short === id && String(row.areas) === String(areas)),
      )
      if (added.length === 0) throw refused('app-manage.ids.allThere')
      const last = Math.max(0, ...there.map(({ position }) => position ?? 0))
      for (const [index, { id }] of added.entries())
        await context.records.insert(shortRecommendation, { short: id, scene, areas, position: last + index + 1 })
      return { count: added.length }
    },
  },

  removeUnavailable: {
    run: async ({ records }, { scene }) => {
      const gone = await records.where(shortRecommendation, { scene, availability: ['offline', 'noRights', 'expired'] })
      if (gone.length === 0) throw refused('app-manage.plate-setting.allAvailable')
      for (const row of gone) await records.remove(shortRecommendation, row)
      return { count: gone.length }
    },
  },
})
