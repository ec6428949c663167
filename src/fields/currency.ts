/** Currencies without minor units, by ISO 4217; the rupiah by usage: it is charged in whole rupiah. */
const NONE = new Set('BIF CLP DJF GNF IDR ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))

/** Currencies of a thousand minor units, by ISO 4217. */
const THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** How many digits after the point a currency has: 2 for USD, 0 for VND, 3 for KWD. */
export function currencyDecimals(code: string): number {
  return NONE.has(code) ? 0 : THREE.has(code) ? 3 : 2
}

/** The currencies that have this many digits after the point; all others have 2. */
export function currenciesWith(decimals: 0 | 3): readonly string[] {
  return [...(decimals === 0 ? NONE : THREE)]
}

/** Minor units to an exact decimal text in majors: `majorText(-1234, 'USD')` is '-12.34'. */
export function majorText(minor: number, code: string): string {
  const decimals = currencyDecimals(code)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = minor < 0 ? '-' : ''
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`
}

/** Majors as typed (`1,234.5`) to minor units; undefined where it is no amount or is finer than the currency. */
export function minorUnits(typed: string, code: string): number | undefined {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(typed.trim().replaceAll(/[,\s]/g, ''))
  const decimals = currencyDecimals(code)
  if (!match || (match[3] ?? '').length > decimals) return undefined
  const amount = Number(match[2]! + (match[3] ?? '').padEnd(decimals, '0'))
  return Number.isSafeInteger(amount) ? (match[1] && amount !== 0 ? -amount : amount) : undefined
}
