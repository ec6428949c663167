import vipActivity from '../../../entities/vip-manage/vip-activity'
import vipDiscountCase from '../../../entities/vip-manage/vip-discount-case'
import vipProduct from '../../../entities/vip-manage/vip-product'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

export type Case = Row<typeof vipDiscountCase>

/** A discount keeps at least this many percent of a plan's price. */
const leastLeft = 30
export const page = 'vip-manage.vip-discount-case'

/** What each kind of case needs; its price never changes once it has been approved. */
export const discountRules = defineRules(vipDiscountCase, {
  beforeSave: async ({ records }, draft, current) => {
    const offer = { ...current, ...draft } as Case
    const isApproved = current && current.state !== 'draft' && current.state !== 'awaitingApproval'
    for (const name of ['kind', 'percentOff', 'price', 'periods', 'extraDays'] as const)
      if (isApproved && name in draft && draft[name] !== current[name]) throw badField(name, `${page}.fixed`)
    if (offer.endsAt <= offer.startsAt) throw badField('endsAt', 'error.offBeforePublish')
    if (offer.kind === 'percentOff' && !offer.percentOff) throw badField('percentOff', 'error.required')
    if (offer.kind === 'extraDays' && !offer.extraDays) throw badField('extraDays', 'error.required')
    if (['introPrice', 'fixedPrice', 'winBack'].includes(offer.kind) && offer.price === null)
      throw badField('price', 'error.required')
    if ((offer.percentOff ?? 0) > 100 - leastLeft)
      throw badField('percentOff', `${page}.tooLow`, { percent: leastLeft })
    const plan = await records.get(vipProduct, offer.vipProduct)
    const isLow =
      offer.price !== null && offer.currency === plan.currency && offer.price * 100 < plan.basePrice * leastLeft
    if (isLow && offer.kind !== 'introPrice') throw badField('price', `${page}.tooLow`, { percent: leastLeft })
  },
})

/** A lottery's chances add to the whole, and nothing of it changes while it runs. */
export const activityRules = defineRules(vipActivity, {
  beforeSave: async (_context, draft, current) => {
    const { kind, rewards, startsAt, endsAt, audience, userGroups, budget } = { ...current, ...draft } as Row<
      typeof vipActivity
    >
    if (endsAt <= startsAt) throw badField('endsAt', 'error.offBeforePublish')
    if (audience === 'group' && !userGroups?.length) throw badField('userGroups', 'error.required')
    const chances = (rewards ?? []).reduce((sum, { probability }) => sum + (probability ?? 0), 0)
    if (kind === 'lottery' && Math.abs(chances - 100) > 0.001)
      throw badField('rewards', 'vip-manage.vip-activity-config.chances', { percent: chances })
    const isRunning = current?.state === 'live' || current?.state === 'paused'
    if (isRunning && 'rewards' in draft) throw badField('rewards', 'vip-manage.vip-activity-config.locked')
    if (current && 'budget' in draft && (budget ?? 0) < (current.spent ?? 0))
      throw refused('vip-manage.vip-activity-config.belowSpent')
    return Promise.resolve()
  },
})
