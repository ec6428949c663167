import type smsRoute from '../../../entities/app-manage/sms-route'
import { countries } from '../words/countries'
import type { DemoRow, Generator, RowOf } from '../world'
import { countryId } from './places'
import { smsProvider as written } from '../written/service'

/** The first of them send by name; calls and messengers have no sender of that kind. */
const senders = 5

/** Most of those who are sent a code enter it; a route switches where fewer than four in ten do. */
export const smsProviderGenerator: Generator = {
  ...written,
  row: (world, index, random): DemoRow => ({
    ...written.row(world, index, random),
    senderId: index < senders ? 'IronPlayer' : null,
    deliveryRate24h: random.between(931, 992) / 10,
    conversion24h: random.between(610, 860) / 10,
    medianSeconds: random.between(3, 11),
    health: index === 5 ? 'degraded' : 'healthy',
    balance: random.between(20, 90) * 10_000,
    balanceAlert: 100_000,
    currency: 'USD',
  }),
}

/** Where most who are sent a code live, and what they are sent it for. */
const routed = ['ID', 'MX', 'SA', 'AE', 'EG', 'MY', 'US', 'SG', 'ES', 'GB', 'CN', 'TR'].flatMap(
  (iso2) => countries.find((country) => country.iso2 === iso2) ?? [],
)
const uses = ['login', 'bind', 'withdraw', 'notice', 'marketing'] as const

export const smsRouteGenerator: Generator = {
  count: (world) => Math.min(world.asked('smsRoute'), routed.length * uses.length),
  row: (world, index, random): RowOf<typeof smsRoute> => ({
    country: countryId(world, routed[Math.floor(index / uses.length)]!.iso2) ?? 0,
    dialCode: routed[Math.floor(index / uses.length)]!.dial.slice(0, 6),
    use: uses[index % uses.length]!,
    conversionLimit: 40,
    conversion24h: random.between(560, 880) / 10,
    unitPrice: random.between(2, 9),
    currency: 'USD',
  }),
}
