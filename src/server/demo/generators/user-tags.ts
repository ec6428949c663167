import type userTag from '../../../entities/user-manage/user-tag'
import { day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { remarks } from '../words/staff-texts'
import { tagNames } from '../words/user-marks'
import type { Generator, RowOf } from '../world'
import { someAreas } from './places'

const tagStates = weightsOf({ active: 66, draft: 10, computing: 3, stopped: 12, failed: 3, expired: 6 })

const scenes = [
  'push',
  'message',
  'email',
  'home',
  'popup',
  'ad',
  'banner',
  'rank',
  'activity',
  'task',
  'interest',
] as const

const indicator = (code: string, operator: 'eq' | 'gte' | 'lte', value: number) =>
  ({ kind: 'userIndicator', code, operator, value }) as const
const label = (code: string) => ({ kind: 'userLabel', code, operator: 'is' }) as const

const conditions = [
  { match: 'all', leaves: [indicator('activeDays30d', 'gte', 7), indicator('paidOrders90d', 'eq', 0)] },
  { match: 'any', leaves: [indicator('vipDaysLeft', 'lte', 7), label('firstPayer')] },
  { match: 'all', leaves: [indicator('silentDays', 'gte', 30)] },
  { match: 'all', leaves: [label('shortDramaFan'), indicator('coins', 'gte', 1000)] },
] as const

export const userTagGenerator: Generator = {
  distinct: true,
  count: () => tagNames.length,
  row(world, index, random): RowOf<typeof userTag> {
    const [name = '', code = ''] = tagNames[index % tagNames.length]!.split('|')
    const state = random.weighted(tagStates)
    const size = random.longTail(60_000, 1.4)
    const ran = state === 'active' || state === 'stopped' || state === 'expired'
    return {
      name,
      code,
      description: random.chance(0.5) ? random.pick(remarks) : null,
      conditions: random.pick(conditions),
      rules: [],
      labels: [],
      areas: someAreas(world, random, 'state'),
      clients: [],
      scenes: random.sample(scenes, random.between(1, 4)),
      refresh: random.pick(['daily', 'daily', 'hourly', 'realtime', 'once'] as const),
      estimate: Math.round(size * (0.98 + random.next() * 0.04)),
      estimatedAt: instant(world.calendar.now - random.between(1, 40) * hour),
      size: ran ? size : null,
      usedBy: random.skewed(8, 2),
      owner: world.id('account', random.skewed(60)) ?? 0,
      expiresAt:
        state === 'expired'
          ? instant(world.calendar.now - random.between(1, 60) * day)
          : random.chance(0.3)
            ? instant(world.calendar.now + random.between(10, 300) * day)
            : null,
      enabled: state === 'active' || state === 'computing',
      state,
    }
  },
}
