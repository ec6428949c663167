import * as commands from '../../../../../commands/community-manage/single-recommend/add-content'
import singleRecommend from '../../../../entities/community-manage/single-recommend'
import singleRecommendItem from '../../../../entities/community-manage/single-recommend-item'
import { handlers } from '../../../operations/handler'
import { badField } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

/** How many lists a recommendation holds. */
const maxLists = 100

export default handlers(commands, {
  addLists: {
    run: async (context, { recommend, singles }) => {
      const { records } = context
      await records.get(singleRecommend, recommend)
      const held = await records.where(singleRecommendItem, { recommend })
      const fresh = singles.filter((single) => !held.some((item) => item.single === single))
      if (held.length + fresh.length > maxLists) throw badField('singles', 'error.tooMany', { max: maxLists })
      const last = Math.max(0, ...held.map(({ order }) => order ?? 0))
      for (const [index, single] of fresh.entries())
        await records.insert(singleRecommendItem, { recommend, single, order: last + index + 1 })
      await countItems(context, recommend)
      const findings = [
        { caption: 'community-manage.single-recommend-add-content.added', value: fresh.length, tone: 'good' as const },
        { caption: 'community-manage.single-recommend-add-content.there', value: singles.length - fresh.length },
      ]
      return { findings }
    },
  },

  removeUnplayable: {
    run: async (context, { recommend, below }) => {
      const held = await context.records.where(singleRecommendItem, { recommend })
      const poor = held.filter(({ playable }) => (playable ?? 0) < below)
      for (const item of poor) await context.records.remove(singleRecommendItem, item)
      await countItems(context, recommend)
      const removed = 'community-manage.single-recommend-add-content.removed'
      return { findings: [{ caption: removed, value: poor.length, tone: 'good' as const }] }
    },
  },
})

async function countItems({ records }: Context, id: number): Promise<void> {
  const itemCount = (await records.where(singleRecommendItem, { recommend: id })).length
  await records.update(singleRecommend, await records.get(singleRecommend, id), { itemCount })
}
