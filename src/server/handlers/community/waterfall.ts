import * as commands from '../../../../commands/community-manage/waterfall'
import waterfallItem from '../../../entities/community-manage/waterfall-item'
import waterfallMix from '../../../entities/community-manage/waterfall-mix'
import type { Row } from '../../../schema/entity'
import { defineRules, handlePage } from '../../operations/handler'
import { create } from '../../operations/save'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../concerns'
import { shareArea, shareChoice, shareTime } from '../overlap'

type Item = Row<typeof waterfallItem>
type Mix = Row<typeof waterfallMix>

const longest = 30 * 86_400_000

/** A placement is about one thing, ends within 30 days, and has its place to itself. */
export const placementRules = defineRules(waterfallItem, {
  beforeSave: async (context, draft, current) => {
    const after = { ...current, ...draft } as Item
    if (concerns(draft, current, 'dynamic', 'target')) {
      if (!after.dynamic && !after.target) throw badField('dynamic', 'error.required')
      if (after.dynamic && after.target) throw badField('target', 'community-manage.waterfall.oneOfBoth')
    }
    if (concerns(draft, current, 'startAt', 'endAt')) {
      const lasts = Date.parse(after.endAt) - Date.parse(after.startAt)
      if (lasts <= 0) throw badField('endAt', 'error.offBeforePublish')
      if (lasts > longest) throw badField('endAt', 'community-manage.waterfall.tooLong')
    }
    if (
      after.effect !== 'position' ||
      !concerns(draft, current, 'effect', 'position', 'areas', 'clients', 'startAt', 'endAt')
    )
      return
    if (!after.position) throw badField('position', 'error.required')
    const others = await context.records.where(waterfallItem, {
      effect: 'position',
      position: after.position,
      state: ['scheduled', 'live'],
    })
    if (others.some((other) => other.id !== current?.id && meets(after, other)))
      throw badField('position', 'community-manage.waterfall.placeTaken')
  },
})

function meets(a: Item, b: Item): boolean {
  const time = (item: Item) => ({ startsAt: item.startAt, endsAt: item.endAt })
  return shareArea(a.areas, b.areas) && shareChoice(a.clients, b.clients) && shareTime(time(a), time(b))
}

export const excluding = handlePage(commands.excludePost, {
  run: async (context, args) => {
    const startAt = context.now.toISOString()
    const { id } = await create(context, waterfallItem, { ...args, effect: 'exclude', startAt })
    return { id }
  },
})

export const editingMix = handlePage(commands.editMix, {
  run: async (context, { area, ...given }) => {
    const { records } = context
    const patch = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Partial<Mix>
    const draft = await mixOf(context, area, 'draft')
    if (draft) return void (await records.update(waterfallMix, draft, patch))
    const live = await mixOf(context, area, 'live')
    await records.insert(waterfallMix, { ...(live && keptOf(live)), area, ...patch })
  },
})

/** What people settle of a mix. */
function keptOf({ clients, halfLife, perAuthor, perTopic, minQuality, adEvery, repeatDays }: Mix) {
  return { clients, halfLife, perAuthor, perTopic, minQuality, adEvery, repeatDays }
}

export const testingMix = handlePage(commands.startTest, {
  guard: async (context, { area }) => {
    if (!(await mixOf(context, area, 'draft'))) throw refused('community-manage.waterfall.noDraft')
    if (await mixOf(context, area, 'testing')) throw refused('community-manage.waterfall.tested')
  },
  run: async (context, { area, trafficPercent }) => {
    const draft = await mixOf(context, area, 'draft')
    if (draft) await context.records.update(waterfallMix, draft, { state: 'testing', trafficPercent })
  },
})

export const publishingMix = handlePage(commands.publishMix, {
  guard: async (context, { area }) => {
    if (!(await mixOf(context, area, 'testing'))) throw refused('community-manage.waterfall.testFirst')
  },
  run: async (context, { area }) => {
    const tested = await mixOf(context, area, 'testing')
    if (tested) await goLive(context, area, tested)
  },
})

/** The mix that was live before comes back. */
export const rollingBackMix = handlePage(commands.rollbackMix, {
  guard: async (context, { area }) => {
    if (!(await mixOf(context, area, 'archived'))) throw refused('community-manage.waterfall.noneBefore')
  },
  run: async (context, { area }) => {
    const before = await mixOf(context, area, 'archived')
    if (before) await goLive(context, area, before)
  },
})

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
