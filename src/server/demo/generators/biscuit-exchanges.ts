import type biscuitExchange from '../../../entities/live-config/biscuit-exchange'
import type biscuitExchangeRecord from '../../../entities/live-config/biscuit-exchange-record'
import { day, hour, instant, minute } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { biscuitExchange as written } from '../written/growth'
import { hostPlans } from './host-plan'

type Exchange = RowOf<typeof biscuitExchange>
type ExchangeRecord = RowOf<typeof biscuitExchangeRecord>

const getKinds = ['coins', 'integral', 'vipDays', 'gift'] as const

/** The last one is still being decided upon. */
const isReady = (index: number) => index < 7

interface PlannedExchange {
  readonly tier: number
  readonly host: number
  readonly at: number
}

/** Who exchanged what, the oldest first. */
function exchangePlans(world: World): readonly PlannedExchange[] {
  return world.once('biscuit exchanges', () => {
    const hosts = hostPlans(world)
    const { now } = world.calendar
    return Array.from({ length: hosts.length > 0 ? world.asked('biscuitExchangeRecord') : 0 }, (_, index) => {
      const random = world.random('biscuit exchange', index)
      const host = random.skewed(hosts.length, 1.3)
      const { joinedAt, market } = hosts[host]!
      const from = Math.max(joinedAt, now - 120 * day)
      return {
        tier: random.skewed(7, 1.4),
        host,
        at: world.calendar.between(random, from, now - 5 * minute, market.offset),
      }
    }).toSorted((a, b) => a.at - b.at)
  })
}

export const biscuitExchangeGenerator: Generator = {
  ...written,
  row(world, index, random): Exchange {
    const row = written.row(world, index, random)
    const isActive = isReady(index)
    const { now } = world.calendar
    const entity = entityOf(world, 'biscuitExchange')
    const createdBy = staffOf(world, entity, random)
    const madeAt = isActive ? now - (190 + index * 9) * day : now - 20 * hour
    return {
      ...row,
      createdBy,
      gift: row['getKind'] === 'gift' ? world.id('gift', 9) : null,
      bonus: 0,
      perDay: 5,
      areas: [-1],
      clients: [],
      unitRate:
        row['getKind'] === 'coins'
          ? Math.round((Number(row['getAmount']) / Number(row['biscuits'])) * 100) / 100
          : null,
      used7d: exchangePlans(world).filter(({ tier, at }) => tier === index && at > now - 7 * day).length,
      startsAt: isActive ? instant(Math.ceil((madeAt + day) / day) * day) : null,
      endsAt: null,
      enabled: isActive,
      state: isActive ? 'active' : 'awaitingApproval',
      approvedBy: isActive ? staffOf(world, entity, random, new Set([createdBy])) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(madeAt + 6 * hour),
    }
  },
}

/** What was exchanged is what the tier says; what looks wrong waits for somebody. */
export const biscuitExchangeRecordGenerator: Generator = {
  isLater: true,
  count: (world) => exchangePlans(world).length,
  row(world, index, random): ExchangeRecord {
    const { tier, host, at } = exchangePlans(world)[index]!
    const { id, guild } = hostPlans(world)[host]!
    const offer = written.row(world, tier, random)
    const getKind = getKinds.find((kind) => kind === offer['getKind']) ?? 'coins'
    const { now } = world.calendar
    const isDoubtful = random.chance(0.05)
    const isNew = now - at < 2 * day
    const state = !isDoubtful ? 'done' : isNew ? 'pendingRisk' : random.pick(['done', 'refused'] as const)
    return {
      ...{ getKind, guild, state },
      biscuits: Number(offer['biscuits']),
      getAmount: Number(offer['getAmount']),
      anchor: id,
      tier: world.id('biscuitExchange', tier),
      balanceAfter: random.longTail(9_000, 1),
      riskFlags: isDoubtful ? [{ code: random.pick(['rapid', 'sharedDevice', 'selfGifting'] as const) }] : [],
      decisionNote: state === 'refused' ? 'The gifts came from the host’s own second account' : null,
      createdAt: instant(at),
      updatedAt: instant(isDoubtful && state !== 'pendingRisk' ? Math.min(now, at + 9 * hour) : at),
      createdBy: null,
      ...(!isDoubtful && { updatedBy: null }),
    }
  },
}
