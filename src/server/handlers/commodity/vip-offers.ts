import { sql } from 'kysely'
import { simulate } from '../../../../commands/vip-manage/vip-discount-case/[id]'
import { statistics } from '../../../../commands/vip-manage/vip-activity-config'
import user from '../../../entities/user-manage/user'
import vipActivity from '../../../entities/vip-manage/vip-activity'
import vipDiscountCase from '../../../entities/vip-manage/vip-discount-case'
import vipProduct from '../../../entities/vip-manage/vip-product'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'

type Case = Row<typeof vipDiscountCase>

/** A discount keeps at least so many percent of a plan's price. */
const leastLeft = 30
const page = 'vip-manage.vip-discount-case'

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

/** The live cases of a market in the order they would be shown, with the rule that is against each one. */
export const simulatingDiscounts = handlePage(simulate, {
  run: async ({ db, records, now }, { user: id, market }) => {
    const holder = await records.get(user, id)
    const live = (await records.where(vipDiscountCase, { state: 'live' })).filter(({ markets }) =>
      markets.includes(market),
    )
    const { rows } = await sql<{ count: number }>`select count(*) as count from "order"
      where "user" = ${id} and kind = 'vip' and state in ('paid', 'delivered')`.execute(db)
    const paid = Number(rows[0]?.count ?? 0)
    const registered = holder.registeredAt === null ? 0 : Date.parse(holder.registeredAt)
    const facts = {
      paid,
      isVip: holder.vipState === 'active' || holder.vipState === 'grace',
      ageMs: now.getTime() - registered,
    }
    return {
      findings: live
        .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
        .map<Finding>((offer) => {
          const why = againstCase(offer, facts)
          const caption = why ? `${page}.simulate.${why}` : `${page}.simulate.mayHave`
          return { caption, params: { name: offer.name }, tone: why ? 'bad' : 'good' }
        }),
    }
  },
})

/** A new user is one of less than a week. */
const newForMs = 7 * 86_400_000

/** The rule that keeps somebody from a case; undefined where there is none. */
export function againstCase(
  { audience, quota, used }: Pick<Case, 'audience' | 'quota' | 'used'>,
  facts: { readonly paid: number; readonly isVip: boolean; readonly ageMs: number },
): 'usedUp' | 'paidBefore' | 'notNew' | 'notVip' | 'stillVip' | 'neverPaid' | 'byGroup' | undefined {
  if (quota !== null && (used ?? 0) >= quota) return 'usedUp'
  if (audience === 'neverPaid') return facts.paid > 0 ? 'paidBefore' : undefined
  if (audience === 'newUser') return facts.ageMs > newForMs ? 'notNew' : undefined
  if (audience === 'active') return facts.isVip ? undefined : 'notVip'
  if (audience === 'lapsed' || audience === 'cancelled')
    return facts.isVip && audience === 'lapsed' ? 'stillVip' : facts.paid === 0 ? 'neverPaid' : undefined
  return audience === 'group' ? 'byGroup' : undefined
}

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

export const tellingStatistics = handle(statistics, {
  run: (_context, row) => {
    const [seen, bought] = [row.visitors ?? 0, row.buyers ?? 0]
    const share = (part: number | null, whole: number | null) =>
      whole ? `${Math.round(((part ?? 0) / whole) * 1000) / 10} %` : '—'
    return Promise.resolve({
      findings: [
        { caption: 'vipActivity.visitors', value: seen },
        { caption: 'vipActivity.buyers', value: bought },
        { caption: 'vip-manage.vip-activity-config.statistics.conversion', value: share(bought, seen) },
        { caption: 'vip-manage.vip-activity-config.statistics.spent', value: share(row.spent, row.budget) },
        { caption: 'vip-manage.vip-activity-config.statistics.costShare', value: share(row.spent, row.revenue) },
      ],
    })
  },
})
