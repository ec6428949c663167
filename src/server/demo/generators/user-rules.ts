import type ruleUser from '../../../entities/user-manage/rule-user'
import type ruleUserCategory from '../../../entities/user-manage/rule-user-category'
import type userNote from '../../../entities/user-manage/user-note'
import { hour, instant } from '../calendar'
import { phrases } from '../words/phrases'
import type { Generator, RowOf } from '../world'
import { rulePlan, rules } from './rule-plan'

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

export const ruleUserGenerator: Generator = {
  distinct: true,
  count: () => rules.length,
  row(world, index, random): RowOf<typeof ruleUser> {
    const [zh, en, category, indicator, window, operator, value] = rules[index % rules.length]!
    const { code, state, hitCount, hitShare } = rulePlan(world, index)
    return {
      ...{ code, hitCount, hitShare },
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
