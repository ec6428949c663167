import type currencyEntry from '../../../entities/goods-and-order/currency-entry'
import type wallet from '../../../entities/goods-and-order/wallet'
import { instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf } from '../world'
import { entryPlans, walletPlans } from './currency-plan'
import { hostPlans } from './host-plan'
import { countryId } from './places'
import { clientOf, viewerAt } from './viewers'

/** What a move's source is numbered by. */
const sources: Readonly<Record<string, string>> = {
  gift: 'GRE',
  luckGiftWin: 'GRE',
  grant: 'GBA',
  escort: 'EOR',
  episode: 'SUN',
  agentTransfer: 'ATR',
}
const holds = [
  'Card of a top-up reported as stolen',
  'Gifts go round between five accounts',
  'Chargeback is being looked at',
]

/** What is there is what came in less what went out. */
export const walletGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => walletPlans(world).length,
  row(world, index, random): RowOf<typeof wallet> {
    const { user, currency, entries } = walletPlans(world)[index]!
    const { registeredAt } = viewerAt(world, user)
    const sum = (sign: 1 | -1) => entries.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0)
    const balance = sum(1) - sum(-1)
    const isFrozen = currency === 0 && random.chance(0.008)
    const isIndebted = currency === 0 && balance < 50 && random.chance(0.02)
    const last = entries.at(-1)?.at
    return {
      user: world.id('user', user) ?? 0,
      virtualCurrency: world.id('virtualCurrency', currency) ?? 0,
      balance,
      frozen: isFrozen ? balance : 0,
      bonus: currency === 1 ? balance : 0,
      debt: isIndebted ? random.pick([60, 330, 700]) : 0,
      totalIn: sum(1),
      totalOut: sum(-1),
      lastEntryAt: last === undefined ? null : instant(last),
      state: isFrozen ? 'frozen' : 'normal',
      holdReason: isFrozen ? random.pick(holds) : null,
      createdAt: instant(Math.min(registeredAt, entries[0]?.at ?? registeredAt)),
      updatedAt: instant(Math.max(registeredAt, last ?? registeredAt)),
      updatedBy: null,
    }
  },
}

export const currencyEntryGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => entryPlans(world).length,
  row(world, index, random): RowOf<typeof currencyEntry> {
    const { wallet, at, scene, amount, balanceAfter, order, sourceNo } = entryPlans(world)[index]!
    const { user, currency } = walletPlans(world)[wallet]!
    const { market } = viewerAt(world, user)
    const hosts = hostPlans(world)
    const isGift = scene === 'gift' && hosts.length > 0
    const other =
      isGift && amount < 0
        ? hosts[random.skewed(hosts.length, 1.6)]!.user
        : (user * 31 + index) % Math.max(1, world.count('user'))
    const source = sources[scene]
    const date = instant(at).slice(2, 10).replaceAll('-', '')
    return {
      ...{ scene, amount, balanceAfter, order },
      entryNo: `CE${date}${String(index + 1).padStart(8, '0')}`,
      user: world.id('user', user) ?? 0,
      virtualCurrency: world.id('virtualCurrency', currency) ?? 0,
      direction: amount < 0 ? 'out' : 'in',
      bonusPart: currency === 1 ? amount : 0,
      counterpart: isGift && other !== user ? world.id('user', other) : null,
      sourceNo: sourceNo ?? (source ? `${source}${date}${random.characters(6, '0123456789')}` : null),
      target: null,
      country: countryId(world, market.iso2),
      client: world.id('client', clientOf(world, user, market) - 1),
      operator: scene === 'grant' ? staffOf(world, entityOf(world, 'grantBatch'), random) : null,
      remark:
        scene === 'grant'
          ? random.pick(['Goodwill for a late refund', 'Prize of the survey', 'For the outage of Friday'])
          : null,
      reversedBy: null,
      createdAt: instant(at),
      createdBy: null,
      updatedAt: instant(at),
      updatedBy: null,
    }
  },
}
