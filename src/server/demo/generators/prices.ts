import { type Market } from '../people'
import { countries, decimalsOf } from '../words/countries'

/** Rough rates: how many units of a currency one US dollar bought. */
const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  IDR: 15_800,
  MXN: 18.2,
  PHP: 57,
  TWD: 32,
  MYR: 4.4,
  SAR: 3.75,
  EGP: 48,
  COP: 4_100,
  CNY: 7.2,
  HKD: 7.8,
  AED: 3.67,
  ARS: 980,
  PEN: 3.7,
  SGD: 1.34,
  EUR: 0.92,
  GBP: 0.78,
  CLP: 940,
  IQD: 1_310,
  MAD: 9.9,
  CAD: 1.37,
  AUD: 1.5,
  KWD: 0.307,
  JOD: 0.709,
}

const currencies = new Map(countries.map(({ iso2, currency }) => [iso2, currency]))

/** How many units of a currency a dollar buys, and the decimals it is charged with. */
export function currencyRate(currency: string): { readonly rate: number; readonly decimals: 0 | 2 | 3 } {
  return { rate: perDollar[currency] ?? 1, decimals: decimalsOf(currency) }
}

/** A price in a buyer's currency: minor units, and the rate to dollars. */
export function priced(buyer: Pick<Market, 'iso2'>, cents: number) {
  const currency = currencies.get(buyer.iso2) ?? 'USD'
  const rate = perDollar[currency] ?? 1
  const decimals = decimalsOf(currency)
  const amount = Math.round((cents / 100) * rate * 10 ** decimals)
  return { currency, amount, rate: Math.round(1_000_000 / rate) / 1_000_000 }
}

/** A price in a market's currency, in its minor units, ending in nines. */
export function localPrice(cents: number, factor: number, currency: string): number {
  const { rate, decimals } = currencyRate(currency)
  const exact = (cents / 100) * factor * rate
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  const nice = step > 1 ? Math.round(exact / step) * step - step / 10 : Math.max(0.99, Math.round(exact) - 0.01)
  return Math.round(nice * 10 ** decimals)
}
