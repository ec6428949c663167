import type payMethod from '../../../entities/goods-and-order/pay-method'
import type payRoute from '../../../entities/goods-and-order/pay-route'
import type { Generator, RowOf, World } from '../world'
import { channelNames } from './pay-channels'
import { marketsOf } from './markets'
import { countryId } from './places'
import { priced } from './prices'

type Method = RowOf<typeof payMethod>

/** What payers choose from: code, kind, where it is offered, the channels that take it there, and its name. */
const methods: readonly (readonly [
  code: string,
  kind: Exclude<Method['kind'], undefined>,
  countries: string,
  channels: string,
  zh: string,
  en: string,
])[] = [
  [
    'google_play',
    'store',
    'ID MY SG MX CO CL BR AE SA ES US',
    'Google Play Billing',
    'Google Play 支付',
    'Google Play',
  ],
  ['app_store', 'store', 'ID MY SG MX CO CL BR AE SA ES US', 'App Store In-App Purchase', '苹果内购', 'App Store'],
  ['huawei_iap', 'store', 'ID MY AE SA EG', 'HUAWEI In-App Purchases', '华为应用内支付', 'Huawei AppGallery'],
  ['visa', 'card', 'ES US SG MY MX CO CL', 'Cards (Stripe), Mercado Pago', '信用卡', 'Credit card'],
  ['mada', 'card', 'SA', 'mada (Checkout)', 'Mada 借记卡', 'Mada debit card'],
  ['gopay', 'eWallet', 'ID', 'GoPay (PayerMax), Codapay', 'GoPay 钱包', 'GoPay'],
  ['ovo', 'eWallet', 'ID', 'OVO Wallet, Codapay', 'OVO 钱包', 'OVO'],
  ['dana', 'eWallet', 'ID', 'DANA (PayerMax)', 'DANA 钱包', 'DANA'],
  ['gcash', 'eWallet', 'PH', 'GCash Wallet, Codapay', 'GCash 钱包', 'GCash'],
  ['mercado_pago', 'eWallet', 'MX CO CL BR AR', 'Mercado Pago', 'Mercado Pago 钱包', 'Mercado Pago'],
  ['stc_pay', 'eWallet', 'SA', 'STC Pay (Checkout)', 'STC Pay 钱包', 'STC Pay'],
  ['paypal', 'eWallet', 'ES US MX', 'PayPal', 'PayPal 钱包', 'PayPal'],
  ['oxxo', 'cash', 'MX', 'OXXO Pay (dLocal)', 'OXXO 便利店', 'OXXO cash'],
  ['fawry', 'cash', 'EG', 'Fawry (PayerMax)', 'Fawry 网点', 'Fawry'],
  ['knet', 'bankTransfer', 'KW', 'KNET (Checkout)', 'KNET 网银', 'KNET'],
  ['bank_id', 'bankTransfer', 'ID', 'Codapay', '印尼银行转账', 'Bank transfer, Indonesia'],
  ['bank_my', 'bankTransfer', 'MY SG', 'Codapay', '网银转账', 'Online banking'],
  ['carrier_id', 'carrier', 'ID', 'Carrier Billing, Codapay', 'Telkomsel 话费', 'Telkomsel bill'],
  ['carrier_eg', 'carrier', 'EG', 'Carrier Billing', 'Vodafone 话费', 'Vodafone bill'],
  ['carrier_ae', 'carrier', 'AE', 'Carrier Billing', 'Etisalat 话费', 'Etisalat bill'],
  ['voucher', 'voucher', 'ID MY PH SG', 'Codapay', '充值卡', 'Top-up card'],
  ['usdt', 'crypto', 'AE', 'USDT Wallet', 'USDT 钱包', 'USDT'],
]

/** A store takes its own method alone; all others are for what is sold outside of stores. */
const storesOf: Readonly<Record<string, Parameters<typeof marketsOf>[1]>> = {
  google_play: ['googlePlay'],
  app_store: ['appStore'],
  huawei_iap: ['huawei'],
}

/** The least and the most that a payer may pay at once, in US cents: cash and bills of a phone take small sums only. */
const limits = { store: [99, 19_999], carrier: [49, 2_500], cash: [200, 20_000], other: [99, 50_000] } as const

function limitsOf(kind: string): readonly [number, number] {
  return kind in limits ? limits[kind as keyof typeof limits] : limits.other
}

export const payMethodGenerator: Generator = {
  count: () => methods.length,
  distinct: true,
  row(world, index, random): Method {
    const [code, kind, places, , zh, en] = methods[index % methods.length]!
    const countries = places.split(' ')
    // One country pays in its own money; of several, amounts are told in dollars.
    const buyer = { iso2: countries.length === 1 ? countries[0]! : 'US' }
    const [least, most] = limitsOf(kind)
    return {
      code,
      kind,
      name: { zh_CN: zh, en },
      countries: countries.flatMap((iso2) => countryId(world, iso2) ?? []),
      markets: marketsOf(world, storesOf[code] ?? ['web', 'apk'], countries),
      currency: priced(buyer, 0).currency,
      minAmount: priced(buyer, least).amount,
      maxAmount: priced(buyer, most).amount,
      scenes: kind === 'voucher' ? ['coins'] : ['vip', 'coins', 'title'],
      bonusPercent: kind === 'store' ? 0 : random.pick([0, 5, 10]),
      surcharge: kind === 'carrier' ? 20 : 0,
      success24h: kind === 'cash' ? random.between(62, 74) : random.between(86, 97),
      share30d: shares[index % shares.length]!,
      position: index + 1,
      enabled: code !== 'usdt',
    }
  },
}

/** Of a hundred payments how many are made by each method, in their order: they come to a hundred. */
const shares = [34, 22, 3, 12, 2.5, 6, 2, 4, 3, 3.5, 1.5, 1, 1.2, 0.8, 0.4, 0.8, 0.5, 0.9, 0.3, 0.2, 0.4, 0]

interface Route {
  readonly method: number
  readonly channel: number
  readonly iso2: string
  readonly rank: number
  readonly of: number
}

/** Every way that a payment may take: a method, in a country, through each channel that takes it there. */
function routesOf(world: World): readonly Route[] {
  return world.once('pay routes', () =>
    methods.flatMap(([, , places, channels], method) =>
      places.split(' ').flatMap((iso2) => {
        const ways = channels.split(', ').flatMap((name) => {
          const channel = channelNames.findIndex(([known, countries]) => known === name && countries.includes(iso2))
          return channel < 0 ? [] : [channel]
        })
        return ways.map((channel, at) => ({ method, channel, iso2, rank: at + 1, of: ways.length }))
      }),
    ),
  )
}

export const payRouteGenerator: Generator = {
  count: (world) => routesOf(world).length,
  distinct: true,
  row(world, index, random): RowOf<typeof payRoute> {
    const { method, channel, iso2, rank, of } = routesOf(world)[index]!
    const [, kind] = methods[method]!
    const [least, most] = limitsOf(kind)
    const isUsed = rank === 1 || random.chance(0.7)
    return {
      payMethod: world.id('payMethod', method) ?? 0,
      payChannel: world.id('payChannel', channel) ?? 0,
      country: countryId(world, iso2) ?? 0,
      currency: priced({ iso2 }, 0).currency,
      minAmount: priced({ iso2 }, least).amount,
      maxAmount: priced({ iso2 }, most).amount,
      weight: of === 1 ? 100 : rank === 1 ? 80 : 20,
      failoverRank: rank,
      pauseBelow: kind === 'cash' ? 20 : 30,
      success1h: kind === 'cash' ? random.between(60, 75) : random.between(84, 98),
      enabled: isUsed,
    }
  },
}
