import waterfallItem from '../../../entities/community-manage/waterfall-item'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'
import { shareArea, shareChoice, shareTime } from '../../operations/overlap'
import { dayMs } from '../../../schema/time'

type Item = Row<typeof waterfallItem>

const longest = 30 * dayMs

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
