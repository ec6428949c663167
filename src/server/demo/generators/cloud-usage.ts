import type cloudUsageDay from '../../../entities/data-manage/cloud-usage-day'
import { dateOf, day, hour, instant, weekdayFactor } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { countryId } from './places'

type Usage = RowOf<typeof cloudUsageDay>

/** What is counted of each product, what one of it costs in US cents, and whether viewers or staff use it. */
const products = {
  cdn: { unit: 'GB', cents: 4, by: 'viewers' },
  live: { unit: 'minute', cents: 0.12, by: 'viewers' },
  vod: { unit: 'GB', cents: 2.4, by: 'viewers' },
  oss: { unit: 'GB', cents: 0.07, by: 'nobody' },
  transcode: { unit: 'minute', cents: 1.4, by: 'staff' },
  sms: { unit: 'message', cents: 3.2, by: 'viewers' },
  moderation: { unit: 'request', cents: 0.08, by: 'viewers' },
  translation: { unit: 'thousandCharacters', cents: 1.5, by: 'staff' },
  ecs: { unit: 'hour', cents: 19, by: 'nobody' },
} as const

/** What is used on a day: the product, where its servers stand, the market, how much, and the country where one counts. */
const cells = [
  ['cdn', 'ap-southeast-5', 'seAsia', 1_450, 'ID'],
  ['cdn', 'ap-southeast-6', 'seAsia', 820, 'PH'],
  ['cdn', 'ap-southeast-3', 'seAsia', 510, 'MY'],
  ['cdn', 'ap-southeast-1', 'seAsia', 240, 'SG'],
  ['cdn', 'me-central-1', 'middleEast', 640, 'SA'],
  ['cdn', 'me-east-1', 'middleEast', 410, 'AE'],
  ['cdn', 'me-east-1', 'middleEast', 560, 'EG'],
  ['cdn', 'na-south-1', 'latinAmerica', 1_180, 'MX'],
  ['cdn', 'us-east-1', 'latinAmerica', 470, 'CO'],
  ['cdn', 'us-east-1', 'other', 690, 'US'],
  ['live', 'ap-southeast-5', 'seAsia', 61_000, 'ID'],
  ['live', 'ap-southeast-6', 'seAsia', 38_000, 'PH'],
  ['live', 'ap-southeast-3', 'seAsia', 17_000, 'MY'],
  ['live', 'me-central-1', 'middleEast', 33_000, 'SA'],
  ['live', 'me-east-1', 'middleEast', 21_000, 'EG'],
  ['live', 'na-south-1', 'latinAmerica', 42_000, 'MX'],
  ['live', 'us-east-1', 'other', 14_000, 'US'],
  ['vod', 'ap-southeast-1', 'seAsia', 1_900],
  ['vod', 'us-east-1', 'latinAmerica', 1_250],
  ['oss', 'ap-southeast-1', 'seAsia', 46_000],
  ['oss', 'us-east-1', 'other', 21_000],
  ['transcode', 'ap-southeast-1', 'seAsia', 2_600],
  ['transcode', 'us-east-1', 'other', 900],
  ['sms', 'ap-southeast-1', 'seAsia', 1_150],
  ['sms', 'me-east-1', 'middleEast', 480],
  ['moderation', 'ap-southeast-1', 'seAsia', 52_000],
  ['moderation', 'us-east-1', 'latinAmerica', 23_000],
  ['translation', 'ap-southeast-1', 'seAsia', 1_400],
  ['ecs', 'ap-southeast-1', 'seAsia', 624],
  ['ecs', 'us-east-1', 'other', 288],
] as const

/**
 * A half year of what the provider counted, each product in its own unit: viewers use more at weekends, staff less,
 * stored files and machines take no rest. The bill follows days later, close to the estimate.
 */
export const cloudUsageDayGenerator: Generator = { row: usageAt }

/** What was counted in the n-th cell and day. */
export function usageAt(world: World, index: number): Usage {
  const random = world.random('cloud usage', index)
  const ago = Math.ceil(world.count('cloudUsageDay') / cells.length) - 1 - Math.floor(index / cells.length)
  const [name, region, market, size, iso2] = cells[index % cells.length]!
  const { unit, cents, by } = products[name]
  const moment = world.calendar.now - ago * day
  const isDelivery = iso2 !== undefined
  const elapsed = ago === 0 && unit !== 'hour' ? Math.max(0.05, (moment % day) / day) : 1
  const quantity =
    by === 'nobody' && unit === 'hour'
      ? size
      : round(size * growth(ago) * rhythm(by, moment) * elapsed * random.normal(1, 0.03))
  const bytes = name === 'live' ? quantity * 11_250_000 : quantity * 1e9
  const hasTraffic = isDelivery || name === 'vod'
  const estimatedCost = Math.round(quantity * cents)
  const madeAt = Math.min(world.calendar.now, moment - (moment % day) + day + 2 * hour)
  return {
    date: dateOf(moment),
    product: name,
    region,
    market,
    country: isDelivery ? countryId(world, iso2) : null,
    domain: isDelivery ? world.id('domain', index % cells.length) : null,
    quantity,
    unit,
    trafficBytes: hasTraffic ? Math.round(bytes) : null,
    peakBandwidth: hasTraffic ? Math.round((bytes * 8 * 2.4) / 86_400) : null,
    requests: isDelivery ? Math.round(bytes / 1_100_000) : unit === 'request' || unit === 'message' ? quantity : null,
    hitRate: name === 'cdn' ? tenth(random.between(905, 974)) : null,
    errorRate: isDelivery ? tenth(random.between(1, 7)) : null,
    startupMs: isDelivery ? random.between(520, 980) : null,
    stallRate: isDelivery ? tenth(random.between(8, 32)) : null,
    currency: 'USD',
    estimatedCost,
    billedCost: ago > 2 ? Math.round(estimatedCost * random.normal(1, 0.008)) : null,
    complete: ago > 0,
    createdAt: instant(madeAt),
    updatedAt: instant(Math.min(world.calendar.now, madeAt + (ago > 2 ? 2 * day : 0))),
  }
}

const growth = (ago: number) => 0.55 + 0.45 * Math.exp(-ago / 150)

function rhythm(by: 'viewers' | 'staff' | 'nobody', moment: number): number {
  if (by === 'viewers') return weekdayFactor(moment)
  const isWeekend = [0, 6].includes(new Date(moment).getUTCDay())
  return by === 'staff' && isWeekend ? 0.4 : 1
}

const round = (value: number) => Math.max(1, Math.round(value))
const tenth = (value: number) => value / 10
