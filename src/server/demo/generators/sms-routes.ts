import type smsRoute from '../../../entities/app-manage/sms-route'
import type { DemoRow, Generator, RowOf } from '../world'
import { smsProvider as written } from '../written/service'

/** Most of those who are sent a code enter it; a route switches where fewer than four in ten do. */
export const smsProviderGenerator: Generator = {
  ...written,
  row: (world, index, random): DemoRow => ({
    ...written.row(world, index, random),
    deliveryRate24h: random.between(931, 992) / 10,
    conversion24h: random.between(610, 860) / 10,
    medianSeconds: random.between(3, 11),
    health: index === 5 ? 'degraded' : 'healthy',
    balance: random.between(20, 90) * 10_000,
    balanceAlert: 100_000,
    currency: 'USD',
  }),
}

export const smsRouteGenerator: Generator = {
  row: (_world, _index, random): RowOf<typeof smsRoute> => ({
    conversionLimit: 40,
    conversion24h: random.between(560, 880) / 10,
    unitPrice: random.between(2, 9),
    currency: 'USD',
  }),
}
