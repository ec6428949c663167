import { currencyDecimals, majorText } from './currency'
import { wallClock } from './zone'
import { apart } from '../schema/spaced'
import { dayMs, hourMs, minuteMs } from '../schema/time'

/** Grouped by the language's habit: 1204331 → 1,204,331. */
export function formatNumber(value: number, language: string): string {
  return numberFormat(language, 20).format(value)
}

/** `roundTo(1.2345, 2)` → 1.23 */
export function roundTo(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** `formatPercent(12.5, 'en')` → 12.5%. */
export function formatPercent(value: number, language: string): string {
  return `${numberFormat(language, 4).format(value)}%`
}

/** Minor units as an amount with its code: 123456 USD → USD 1,234.56; without a code, the amount in hundredths. */
export function formatMoney(minor: number, code: string | undefined, language: string): string {
  const decimals = currencyDecimals(code ?? '')
  const amount = numberFormat(language, decimals, decimals).format(majorText(minor, code ?? '') as `${number}`)
  return code ? `${code} ${amount}` : amount
}

const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E']

/** A number at a glance: 1234567 → 1.2M. Units by thousands: k, M, G, T, P, E. */
export function formatShort(value: number): string {
  let rest = Math.abs(value)
  let unit = 0
  while (Number(rest.toFixed(1)) >= 1000 && unit < UNITS.length - 1) [rest, unit] = [rest / 1000, unit + 1]
  const digits = unit === 0 ? String(rest) : String(Number(rest.toFixed(1)))
  return `${value < 0 ? '-' : ''}${digits}${UNITS[unit]}`
}

/** Minor units at a glance, the sign before the unit: -5000000 USD → -$50k. A code that is no ISO 4217 one stands as it is. */
export function formatMoneyShort(minor: number, code: string, language: string): string {
  const short = formatShort(Math.abs(minor) / 10 ** currencyDecimals(code))
  return `${minor < 0 ? '-' : ''}${symbolOf(code, language)}${short}`
}

function symbolOf(code: string, language: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return `${code} `
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}

/** A size by thousands, as storage is sold: 1751732 → 1.8 MB. */
export function formatBytes(bytes: number): string {
  return formatShort(bytes).replace(/([kMGTPE]?)$/, ' $1B')
}

/** Bits a second, by thousands: 143066621 → 143.1 Mbit/s. */
export function formatBitRate(bits: number): string {
  return formatShort(bits).replace(/([kMGTPE]?)$/, ' $1bit/s')
}

/** Seconds as a clock: 125 → 2:05, 3725 → 1:02:05; hours go on past a day. */
export function formatDuration(seconds: number): string {
  const total = Math.abs(seconds)
  const clock = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60]
  const parts = clock[0] === 0 ? clock.slice(1) : clock
  const text = parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
  return seconds < 0 ? `-${text}` : text
}

/** A place on a film, in milliseconds, as `m:ss.mmm`, with hours where there are any: 75250 → 1:15.250, -100 → -0:00.100. */
export function formatFilmTime(milliseconds: number): string {
  const total = Math.round(Math.abs(milliseconds))
  const clock = formatDuration(Math.floor(total / 1000))
  return `${milliseconds < 0 && total > 0 ? '-' : ''}${clock}.${String(total % 1000).padStart(3, '0')}`
}

/** A moment in full: YYYY-MM-DD HH:mm:ss in the zone. */
export function formatInstant(iso: string, zone: string): string {
  const { date, time } = wallClock(Date.parse(iso), zone)
  return `${date} ${time}`
}

/** How long ago or ahead, in milliseconds since the epoch: minutes under an hour, hours under a day, otherwise days. */
export function formatRelative(iso: string, now: number, language: string): string {
  const ahead = Date.parse(iso) - now
  const distance = Math.abs(ahead)
  if (distance < minuteMs) return language === 'zh' ? '刚刚' : 'just now'
  const [size, unit] =
    distance < hourMs
      ? [minuteMs, 'minute' as const]
      : distance < dayMs
        ? [hourMs, 'hour' as const]
        : [dayMs, 'day' as const]
  return apart(relativeFormat(language).format(Math.trunc(ahead / size), unit))
}

/** The text in the reader's language, else the nearest that is there: English, Chinese, any. */
export function pickCaption(captions: Readonly<Record<string, string>>, language: string): string {
  const own = language === 'zh' ? 'zh_CN' : language
  return captions[own] || captions.en || captions.zh_CN || Object.values(captions).find(Boolean) || ''
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: string, maximum: number, minimum = 0): Intl.NumberFormat {
  const key = `${language} ${maximum} ${minimum}`
  let found = numberFormats.get(key)
  if (!found) {
    found = new Intl.NumberFormat(language, { maximumFractionDigits: maximum, minimumFractionDigits: minimum })
    numberFormats.set(key, found)
  }
  return found
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

function relativeFormat(language: string): Intl.RelativeTimeFormat {
  let found = relativeFormats.get(language)
  if (!found) relativeFormats.set(language, (found = new Intl.RelativeTimeFormat(language)))
  return found
}
