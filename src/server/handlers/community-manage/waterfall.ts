import * as commands from '../../../../commands/community-manage/waterfall'
import waterfallItem from '../../../entities/community-manage/waterfall-item'
import waterfallMix from '../../../entities/community-manage/waterfall-mix'
import type { Row } from '../../../schema/entity'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Mix = Row<typeof waterfallMix>

export default handlers(commands, {
  excludePost: {
    run: async (context, args) => {
      const startAt = context.now.toISOString()
      const { id } = await create(context, waterfallItem, { ...args, effect: 'exclude', startAt })
      return { id }
    },
  },

  editMix: {
    run: async (context, { area, ...given }) => {
      const { records } = context
      const patch = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Partial<Mix>
      const draft = await mixOf(context, area, 'draft')
      if (draft) return void (await records.update(waterfallMix, draft, patch))
      const live = await mixOf(context, area, 'live')
      await records.insert(waterfallMix, { ...(live && keptOf(live)), area, ...patch })
    },
  },

  startTest: {
    guard: async (context, { area }) => {
      if (!(await mixOf(context, area, 'draft'))) throw refused('community-manage.waterfall.noDraft')
      if (await mixOf(context, area, 'testing')) throw refused('community-manage.waterfall.tested')
    },
    run: async (context, { area, trafficPercent }) => {
      const draft = await mixOf(context, area, 'draft')
      if (draft) await context.records.update(waterfallMix, draft, { state: 'testing', trafficPercent })
    },
  },

  publishMix: {
    guard: async (context, { area }) => {
      if (!(await mixOf(context, area, 'testing'))) throw refused('community-manage.waterfall.testFirst')
    },
    run: async (context, { area }) => {
      const tested = await mixOf(context, area, 'testing')
      if (tested) await goLive(context, area, tested)
    },
  },

  /** The mix that was live before comes back. */
  rollbackMix: {
    guard: async (context, { area }) => {
      if (!(await mixOf(context, area, 'archived'))) throw refused('community-manage.waterfall.noneBefore')
    },
    run: async (context, { area }) => {
      const before = await mixOf(context, area, 'archived')
      if (before) await goLive(context, area, before)
    },
  },
})

/** What people settle of a mix. */
function keptOf({ clients, halfLife, perAuthor, perTopic, minQuality, adEvery, repeatDays }: Mix) {
  return { clients, halfLife, perAuthor, perTopic, minQuality, adEvery, repeatDays }
}

async function goLive(context: Context, area: number, mix: Mix): Promise<void> {
  const { records } = context
  const live = await mixOf(context, area, 'live')
  if (live) await records.update(waterfallMix, live, { state: 'archived' })
  await records.update(waterfallMix, mix, { state: 'live', trafficPercent: 100 })
}

/** The mix of an area in a state; of several, the one that was changed last. */
async function mixOf({ records }: Context, area: number, state: Mix['state']): Promise<Mix | undefined> {
  const mixes = await records.where(waterfallMix, { area, state })
  return mixes.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id)[0]
}
