import * as commands from '../../../../../commands/live-config/home-recommend-range/[liveType]'
import liveRecommendRange from '../../../../entities/live-config/live-recommend-range'
import type { Row } from '../../../../schema/entity'
import { shareArea } from '../../../operations/overlap'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

type Range = Row<typeof liveRecommendRange>

export default handlers(commands, {
  publish: {
    undo: 'image',
    run: async (context, range) => {
      const { records, now } = context
      for (const other of await alike(context, range, 'published'))
        await records.update(liveRecommendRange, other, { state: 'replaced' })
      await records.update(liveRecommendRange, range, { state: 'published', publishedAt: now.toISOString() })
    },
  },

  /** The one that it replaced stands again. */
  rollBack: {
    undo: 'image',
    check: async (context, range) =>
      (await formerOf(context, range)) !== undefined || 'live-config.home-recommend-range.noFormer',
    run: async (context, range) => {
      const former = await formerOf(context, range)
      await context.records.update(liveRecommendRange, range, { state: 'replaced' })
      if (former) await context.records.update(liveRecommendRange, former, { state: 'published' })
    },
  },
})

async function alike({ records }: Context, range: Range, state: Range['state']): Promise<Range[]> {
  const others = await records.where(liveRecommendRange, { liveType: range.liveType, state })
  return others.filter((other) => other.id !== range.id && shareArea(other.areas, range.areas))
}

async function formerOf(context: Context, range: Range): Promise<Range | undefined> {
  const replaced = await alike(context, range, 'replaced')
  return replaced.toSorted((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1))[0]
}
