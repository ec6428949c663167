import { weightsOf } from '../../base/random'
import type ruleUser from '../../../entities/user-manage/rule-user'
import type { RowOf, World } from '../world'

/** Its name, category, what is asked for, and of how many of a hundred users it holds. */
export const rules = [
  ['近 7 天活跃 3 天以上', 'Active 3 of 7 days', 0, 'activeDays', '7d', 'gte', 3, 17],
  ['沉默 30 天', 'Silent for 30 days', 0, 'silentDays', 'all', 'gte', 30, 45],
  ['近 30 天付费', 'Paid in 30 days', 1, 'paidOrders', '30d', 'gte', 1, 3.6],
  ['累计付费 100 美元', 'Paid 100 dollars', 1, 'totalPaid', 'all', 'gte', 10_000, 1.4],
  ['会员 7 天内到期', 'VIP ends in 7 days', 2, 'vipDaysLeft', 'all', 'lte', 7, 0.8],
  ['试用结束未购', 'Trial ended, no plan', 2, 'trialEnded', '30d', 'eq', 1, 0.4],
  ['短剧日均 60 分钟', 'Shorts an hour a day', 3, 'shortMinutes', '7d', 'gte', 420, 2.3],
  ['看完 5 部悬疑', 'Finished 5 thrillers', 3, 'finishedSuspense', '90d', 'gte', 5, 1.4],
  ['近 7 天送礼', 'Sent gifts in 7 days', 4, 'giftCoins', '7d', 'gte', 1, 1.7],
  ['发帖达人', 'Posts a lot', 5, 'posts', '30d', 'gte', 10, 1],
  ['30 天退款 3 次', 'Three refunds in 30 days', 6, 'refunds', '30d', 'gte', 3, 0.06],
  ['同设备多账号', 'Many accounts on a device', 6, 'accountsOnDevice', 'all', 'gte', 4, 0.3],
  ['新客 3 天内', 'New within 3 days', 7, 'daysSinceRegistered', 'all', 'lte', 3, 1],
  ['仅电视端', 'TV only', 8, 'tvShare', '30d', 'gte', 95, 3],
] as const

type State = NonNullable<RowOf<typeof ruleUser>['state']>

const states = weightsOf<State>({ active: 72, paused: 12, draft: 8, failed: 8 })

/** Of all users somewhat more than half have been active within thirty days. */
const active = 0.55

export interface RulePlan {
  readonly code: string
  readonly state: State
  readonly hitCount: number
  /** In percent of the users that were active within thirty days. */
  readonly hitShare: number
}

/** Of whom a rule holds. Those that labels are given by are at work. */
export function rulePlan(world: World, index: number, isLabel = labelRules.has(index)): RulePlan {
  const random = world.random('rule plan', index)
  const [, , , indicator, window, , , share] = rules[index]!
  const drawn = random.weighted(states)
  const state = isLabel ? 'active' : drawn
  const users = world.count('user')
  const hitCount = state === 'draft' ? 0 : Math.round(((users * share) / 100) * (0.9 + random.next() * 0.2))
  return {
    ...{ state, hitCount },
    code: `${indicator}_${window}`,
    hitShare: users === 0 ? 0 : Math.min(100, Math.round((hitCount * 1_000) / (users * active)) / 10),
  }
}

/** The rules that labels are given by, by the code of the label. */
export const ruleOfLabel: Readonly<Record<string, number>> = {
  shortDramaFan: 6,
  thrillerFan: 7,
  bigGifter: 8,
  oddRefunds: 10,
  secondAccount: 11,
  tvViewer: 13,
}
const labelRules: ReadonlySet<number> = new Set(Object.values(ruleOfLabel))
