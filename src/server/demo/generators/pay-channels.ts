import type payChannel from '../../../entities/goods-and-order/pay-channel'
import type { Random } from '../../base/random'
import type { Market } from '../people'
import type { Generator, RowOf } from '../world'
import { storeOf } from './markets'
import { countryId } from './places'

type Channel = RowOf<typeof payChannel>
type Provider = Exclude<Channel['provider'], undefined>

/** Channels as they are contracted: provider, where it is offered, in what it settles, percent and fixed part of the fee. */
const channels: readonly (readonly [
  name: string,
  provider: Provider,
  countries: string,
  currency: string,
  percent: number,
  fixed: number,
])[] = [
  ['Google Play Billing', 'googlePlay', 'ID MY SG MX CO CL BR AE SA ES US', 'USD', 15, 0],
  ['App Store In-App Purchase', 'appStore', 'ID MY SG MX CO CL BR AE SA ES US', 'USD', 15, 0],
  ['HUAWEI In-App Purchases', 'huaweiIap', 'ID MY AE SA EG', 'USD', 15, 0],
  ['GoPay (PayerMax)', 'payerMax', 'ID', 'IDR', 2, 0],
  ['DANA (PayerMax)', 'payerMax', 'ID', 'IDR', 1.8, 0],
  ['OVO Wallet', 'ovo', 'ID', 'IDR', 2, 0],
  ['GCash Wallet', 'gcash', 'PH', 'PHP', 2.3, 0],
  ['Codapay', 'codaPay', 'ID MY PH SG', 'USD', 8, 0],
  ['OXXO Pay (dLocal)', 'dLocal', 'MX', 'MXN', 3.4, 1_200],
  ['Mercado Pago', 'mercadoPago', 'MX CO CL BR AR', 'USD', 3.99, 0],
  ['STC Pay (Checkout)', 'checkout', 'SA', 'SAR', 1.75, 100],
  ['mada (Checkout)', 'checkout', 'SA', 'SAR', 1, 100],
  ['KNET (Checkout)', 'checkout', 'KW', 'KWD', 1.2, 50],
  ['Fawry (PayerMax)', 'payerMax', 'EG', 'EGP', 2.5, 300],
  ['Cards (Stripe)', 'stripe', 'ES US SG MY', 'USD', 2.9, 30],
  ['PayPal', 'payPal', 'ES US MX', 'USD', 3.49, 49],
  ['Carrier Billing', 'carrier', 'ID EG AE', 'USD', 30, 0],
  ['USDT Wallet', 'usdt', 'AE', 'USD', 0.5, 0],
]

/** The channels by name, and the countries in which each is offered. */
export const channelNames = channels.map(([name, , countries]) => [name, countries.split(' ')] as const)

/** The channels of the stores that let nobody pay otherwise. */
const ofStore: { readonly [Store in ReturnType<typeof storeOf>]?: number } = { googlePlay: 0, appStore: 1, huawei: 2 }

/** The store through whose markets a channel is paid. */
export function storeOfChannel(nth: number): ReturnType<typeof storeOf> {
  const [store] = (['googlePlay', 'appStore', 'huawei'] as const).filter((name) => ofStore[name] === nth)
  return store ?? 'web'
}

/** Cards and PayPal: where no wallet of the country is contracted. */
const anywhere: readonly number[] = [14, 15]

/** The index of the channel that somebody pays through: their store's own, elsewhere one that their country has. */
export function payChannelOf(clientId: number, { iso2 }: Pick<Market, 'iso2'>, random: Random): number {
  const own = ofStore[storeOf(clientId)]
  if (own !== undefined) return own
  const near = channels.flatMap(([, provider, countries], nth) =>
    nth < firstWaiting && !storeProviders.has(provider) && countries.split(' ').includes(iso2) ? [nth] : [],
  )
  return random.pick(near.length > 0 ? near : anywhere)
}

/** The number of an order as a channel writes it. */
export function channelOrderNo(channel: number, random: Random): string {
  const digits = (count: number) => random.characters(count, '0123456789')
  const provider = channels[channel]?.[1]
  if (provider === 'googlePlay') return `GPA.${digits(4)}-${digits(4)}-${digits(4)}-${digits(5)}`
  if (provider === 'appStore') return `2000000${digits(9)}`
  return `${provider === 'huaweiIap' ? 'HW' : 'P'}${digits(16)}`
}

/** The last of them are still being tried or closed, as some always are. */
const firstWaiting = 15
const storeProviders: ReadonlySet<Provider> = new Set(['googlePlay', 'appStore', 'huaweiIap'])
const wallets: ReadonlySet<Provider> = new Set(['carrier', 'usdt', 'dLocal', 'codaPay'])

/** What a provider gives to whoever contracts it: none of these opens anything. */
function keysOf(index: number) {
  const key = ((index + 1) * 2_654_435_761).toString(16).slice(-8)
  return [
    { name: 'merchant_id', text: `M${100_000 + index * 37}` },
    { name: 'api_key', text: `demo_${key}` },
  ]
}

export const payChannelGenerator: Generator = {
  distinct: true,
  row(world, index, random): Channel {
    const [name, provider, countries, currency, percent, fixed] = channels[index % channels.length]!
    const round = Math.floor(index / channels.length)
    const state = index % channels.length < firstWaiting ? 'live' : random.pick(['testing', 'paused', 'live'] as const)
    return {
      name: round ? `${name} ${round + 1}` : name,
      provider,
      environment: state === 'testing' ? 'sandbox' : 'live',
      countries: countries.split(' ').flatMap((iso2) => countryId(world, iso2) ?? []),
      currencies: [{ code: currency }],
      recurring: !wallets.has(provider),
      refundApi: provider !== 'carrier' && provider !== 'usdt',
      feePercent: percent,
      feeFixed: fixed,
      feeCurrency: currency,
      settleDays: provider === 'appStore' || provider === 'googlePlay' ? 30 : random.between(1, 7),
      dailyLimit: null,
      state,
      credentials: keysOf(index),
      formerCredentials: null,
      formerUntil: null,
    }
  },
}
