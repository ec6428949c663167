import type ruleUser from '../../../entities/user-manage/rule-user'
import type ruleUserCategory from '../../../entities/user-manage/rule-user-category'
import type userNote from '../../../entities/user-manage/user-note'
import { hour, instant } from '../calendar'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'

const categories = phrases(`
  活跃 | Activity
  付费 | Spending
  会员 | VIP
  内容偏好 | Taste
  直播 | Live
  社区 | Community
  风险 | Risk
  生命周期 | Life cycle
  设备 | Device`)

export const ruleUserCategoryGenerator: Generator = {
  distinct: true,
  row(world, index): RowOf<typeof ruleUserCategory> {
    const { zh_CN, en } = categories[index % categories.length]!
    const isSub = index >= categories.length
    const name = isSub ? { zh_CN: `${zh_CN}·细分`, en: `${en}, finer` } : { zh_CN, en }
    return {
      name,
      code: `${en.toLowerCase().replace(' ', '_')}${isSub ? `_${Math.floor(index / categories.length) + 1}` : ''}`,
      parent: isSub ? world.id('ruleUserCategory', index % categories.length) : null,
      order: index + 1,
    }
  },
  totals: [{ field: 'itemCount', child: 'ruleUser', by: 'category' }],
}

/** Its name, category, what is asked for, and how many of a hundred active users it holds for. */
const rules = [
  ['近 7 天活跃 3 天以上', 'Active 3 of 7 days', 0, 'activeDays', '7d', 'gte', 3, 31],
  ['沉默 30 天', 'Silent for 30 days', 0, 'silentDays', 'all', 'gte', 30, 22],
  ['近 30 天付费', 'Paid in 30 days', 1, 'paidOrders', '30d', 'gte', 1, 6.5],
  ['累计付费 100 美元', 'Paid 100 dollars', 1, 'totalPaid', 'all', 'gte', 10_000, 0.9],
  ['会员 7 天内到期', 'VIP ends in 7 days', 2, 'vipDaysLeft', 'all', 'lte', 7, 1.4],
  ['试用结束未购', 'Trial ended, no plan', 2, 'trialEnded', '30d', 'eq', 1, 0.8],
  ['短剧日均 60 分钟', 'Shorts an hour a day', 3, 'shortMinutes', '7d', 'gte', 420, 4.2],
  ['看完 5 部悬疑', 'Finished 5 thrillers', 3, 'finishedSuspense', '90d', 'gte', 5, 2.6],
  ['近 7 天送礼', 'Sent gifts in 7 days', 4, 'giftCoins', '7d', 'gte', 1, 3.1],
  ['发帖达人', 'Posts a lot', 5, 'posts', '30d', 'gte', 10, 1.9],
  ['30 天退款 3 次', 'Three refunds in 30 days', 6, 'refunds', '30d', 'gte', 3, 0.1],
  ['同设备多账号', 'Many accounts on a device', 6, 'accountsOnDevice', 'all', 'gte', 4, 0.6],
  ['新客 3 天内', 'New within 3 days', 7, 'daysSinceRegistered', 'all', 'lte', 3, 1.8],
  ['仅电视端', 'TV only', 8, 'tvShare', '30d', 'gte', 95, 5.4],
] as const

/** Of all users somewhat more than half have been active within thirty days. */
function activeUsers(world: World): number {
  return Math.round(world.count('user') * 0.55)
}

export const ruleUserGenerator: Generator = {
  distinct: true,
  count: () => rules.length,
  row(world, index, random): RowOf<typeof ruleUser> {
    const [zh, en, category, indicator, window, operator, value, share] = rules[index % rules.length]!
    const state = random.pick(['active', 'active', 'active', 'active', 'paused', 'draft', 'failed'] as const)
    const hitShare = state === 'draft' ? 0 : Math.max(0.1, Math.round(share * (0.9 + random.next() * 0.2) * 10) / 10)
    return {
      code: `${indicator}_${window}`,
      name: { zh_CN: zh, en },
      category: world.id('ruleUserCategory', category) ?? 0,
      description: null,
      kind: 'yesNo',
      tree: { match: 'all', leaves: [{ indicator, window, operator, value }] },
      areas: [-1],
      // What is counted over weeks is counted once a night.
      refresh: window === 'all' || window === '7d' ? random.pick(['daily', 'hourly'] as const) : 'daily',
      keepDays: random.pick([0, 0, 7, 30]),
      startAt: null,
      endAt: null,
      hitCount: Math.round((activeUsers(world) * hitShare) / 100),
      hitShare,
      change7d: state === 'draft' ? 0 : Math.round(Math.min(99, Math.abs(random.normal(4, 5))) * 10) / 10,
      lastRunAt: state === 'draft' ? null : instant(world.calendar.now - random.between(1, 40) * hour),
      runSeconds: state === 'draft' ? 0 : random.between(4, 240),
      usedBy: state === 'draft' ? 0 : random.skewed(9, 2),
      owner: world.id('account', random.skewed(60)) ?? 0,
      enabled: state === 'active',
      state,
    }
  },
}

const notes = [
  'Identity checked by phone; the e-mail may be changed.',
  'Asked twice about the same refund; both were paid.',
  'Big spender, answer tickets first.',
  'A parent; the child topped up by mistake, refunded once.',
  'Speaks Spanish, answers at night only.',
  'Seems to share a device with another account; was told.',
  'With us since the first month, be gentle.',
  'Press contact, see marketing before you write.',
  'Reports subtitle faults, would like to test early.',
]

export const userNoteGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof userNote> {
    return { user: world.id('user', index * 61) ?? 0, text: random.pick(notes), images: [], pinned: random.chance(0.1) }
  },
}
