import { dateOf } from '../calendar'
import { ipAddress } from '../people'
import { countries } from '../words/countries'
import type { FieldFacts } from '../field-facts'
import type { Making } from './references'
import { dayMs } from '../../../schema/time'

const agents = [
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
]
const errors = [
  'TIMEOUT',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'INVALID_ACCOUNT',
  'LIMIT_EXCEEDED',
  'PROVIDER_DOWN',
  'DUPLICATE_REQUEST',
  'NAME_MISMATCH',
]
const messages = [
  'timeout after 30 s',
  'connection reset by peer',
  'HTTP 502 from upstream',
  'insufficient funds',
  'account name does not match',
  'file is not a valid xlsx',
  'rate limit exceeded',
  'checksum differs',
]
const brands = ['Samsung', 'Xiaomi', 'OPPO', 'vivo', 'Apple', 'Infinix', 'realme', 'HUAWEI']
const models = ['SM-A546E', '23021RAAEG', 'CPH2471', 'V2250', 'iPhone15,4', 'X6711', 'RMX3710', 'NOH-AN00']
const windows = ['08:00', '09:00', '10:00', '12:00', '18:00', '20:00', '21:00', '22:00', '23:00', '07:30']

type Make = (making: Making, name: string, field: FieldFacts) => string

/** Texts that machines read, by what their field is called. */
const makers: readonly (readonly [RegExp, Make])[] = [
  [/(^ip|Ip)$/, ({ random }) => ipAddress(random)],
  [
    /^(phone|mobile)|Phone$/,
    (making) => {
      const dial = countryOf(making)?.dial ?? making.random.pick(['+62', '+52', '+966', '+20', '+63'])
      return `+${dial.replace(/\D/g, '')}${making.random.characters(9, '123456789')}`
    },
  ],
  [/^dialCode$/, (making) => (countryOf(making) ?? making.random.pick(countries)).dial.slice(0, 5)],
  [
    /timezone/i,
    ({ random }) => random.pick(['Asia/Jakarta', 'America/Mexico_City', 'Asia/Riyadh', 'Asia/Shanghai', 'Asia/Dubai']),
  ],
  [
    /^(month|period|periodKey)$/,
    ({ world, random }) => dateOf(world.calendar.now - random.int(340) * dayMs).slice(0, 7),
  ],
  [/(From|To|Time|^time)$/, ({ random }) => random.pick(windows)],
  [/^isoCode$|countryCode/, ({ random }) => random.pick(countries).iso2],
  [/imdb/i, ({ random }, name) => (/person/i.test(name) ? 'nm' : 'tt') + random.characters(7, '0123456789')],
  [/userAgent/i, ({ random }) => random.pick(agents)],
  [
    /(version|minOs|osVersion|Version)$/i,
    ({ random }) => `${random.between(2, 4)}.${random.int(10)}.${random.int(10)}`,
  ],
  [/packageName/i, ({ entity, index }) => `com.example.${entity.name.toLowerCase()}${index + 1}`],
  [
    /host|domain/i,
    ({ random, index }) =>
      `${random.pick(['cdn', 'img', 'api', 'live', 'm', 'static', 'pay'])}${index + 1}.example.${random.pick(['com', 'net', 'org'])}`,
  ],
  [/sha256|^hash|seedHash|checksum/i, ({ random }) => random.characters(64)],
  [/md5/i, ({ random }) => random.characters(32)],
  [/(secret|token|signKey|streamKey|apiKey|appKey|idempotency|salt|^seed)$/i, ({ random }) => random.characters(32)],
  [
    /deviceId|requestId/i,
    ({ random }) =>
      `${random.characters(8)}-${random.characters(4)}-4${random.characters(3)}-a${random.characters(3)}-${random.characters(12)}`,
  ],
  [/^(idNumber|taxId|licenceNo)$/, ({ random }) => random.characters(16, '0123456789')],
  [/(failCode|errorCode|resultCode)$/i, ({ random }) => random.pick(errors)],
  [/(error|Error)$/, ({ random }) => random.pick(messages)],
  [/^brand$/, ({ random }) => random.pick(brands)],
  [/^model$/, ({ random, index }) => `${random.pick(models)}${index % 7 === 0 ? '' : `-${index}`}`],
  [/^(account|wallet|bankRef)$/, ({ random }) => random.characters(12, '0123456789')],
  [
    /^(bank|bankName)$/,
    ({ random }) => random.pick(['BCA', 'Mandiri', 'BBVA México', 'Al Rajhi Bank', 'CIB', 'DBS', 'ICBC']),
  ],
  [/bankCode|swift/i, ({ random }) => random.pick(['CENAIDJA', 'BMRIIDJA', 'BCMRMXMM', 'RJHISARI', 'CIBEEGCX'])],
  [
    /^(carrier|carriers|supplier)$/,
    ({ random }) => random.pick(['Telkomsel', 'Telcel', 'STC', 'Indosat', 'Movistar', 'Vodafone Egypt']),
  ],
  [
    /^(region)$/,
    ({ random }) => random.pick(['ap-southeast-5', 'us-west-1', 'me-central-1', 'cn-hongkong', 'eu-central-1']),
  ],
  [/color|gradient/i, ({ random }) => random.pick(['#e5484d', '#ffc53d', '#46a758', '#0090ff', '#8e4ec6'])],
  [/^sort$/, () => '-createdAt'],
  [/page$|^path$/i, ({ random }) => random.pick(['/home', '/vip', '/live', '/shorts', '/mine'])],
  [/resolution/, ({ random }) => random.pick(['1080x1920', '720x1280', '1920x1080'])],
]

/** The country that a record is of, where it says so. */
function countryOf({ world, row }: Making): (typeof countries)[number] | undefined {
  const id = row['country']
  return typeof id === 'number' ? countries[id - (world.id('country', 0) ?? 1)] : undefined
}

/** Numbers of papers and transactions: prefix, date, running number. */
const numbers =
  /(No|Number|Code|Ref|Id|Key|Sku|sku|^code|^key|^number|^serial|^hash|^slug|^prefix|^chip|^sourceId|^transactionId|Tx|tracking|Plan|handle|storeToken|identifier|username|^value|bucket|variant|parameter)$/

/** A code by the name of its field and the form that it must have; undefined where the field holds words. */
export function codeOf(making: Making, name: string, field: FieldFacts): string | undefined {
  if (field.pattern) return shaped(making, name, field.pattern, field)
  const make = makers.find(([pattern]) => pattern.test(name))?.[1]
  if (make) return clip(make(making, name, field), field)
  if (numbers.test(name) || field.unique) return clip(numberOf(making, name), field)
  return undefined
}

function numberOf({ entity, world, index, random, row }: Making, name: string): string {
  if (/^(code|sharedCode)$/.test(name) && /(Order|Code|Batch)$/.test(entity.name))
    return random.characters(12, 'ABCDEFGHJKMNPQRSTUVWXYZ23456789')
  if (/^(code|key|slug|variant|bucket|parameter|prefix)$/i.test(name)) return `${snakeOf(entity.name)}_${index + 1}`
  const initials =
    entity.name
      .replace(/([a-z])[a-z]*/g, '$1')
      .toUpperCase()
      .slice(0, 3) || 'NO'
  const made = typeof row['createdAt'] === 'string' ? row['createdAt'] : new Date(world.calendar.now).toISOString()
  const date = made.slice(2, 10).replace(/-/g, '')
  if (/^(room|anchor|gift|pretty|agent|employee|merchant)/.test(name)) return String(100_000 + index * 37)
  return `${initials}${date}${String(index + 1).padStart(6, '0')}${/(Ref|Tx|Token|transactionId|hash)/.test(name) ? random.characters(6) : ''}`
}

/** A value of one of the forms that declarations demand. */
function shaped(making: Making, name: string, pattern: string, field: FieldFacts): string {
  const fits = (text: string) => new RegExp(pattern).test(text) && [...text].length <= (field.max ?? 255)
  return (
    candidates(making, name).find(fits) ??
    candidates(making, name)
      .map((text) => clip(text, field))
      .find(fits) ??
    ''
  )
}

function candidates(making: Making, name: string): string[] {
  const { random, index, entity, world } = making
  const date = dateOf(world.calendar.now - random.int(340) * dayMs)
  const word = snakeOf(entity.name)
  const camel = entity.name
  const letters = (from: string, count: number) => random.characters(count, from)
  const upper = 'ABCDEFGHJKMNPQRSTUVWXYZ'
  const base26 = [...String(index + 1)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
  return [
    ...(makers.find(([known]) => known.test(name))
      ? [makers.find(([known]) => known.test(name))![1](making, name, { type: 'string' })]
      : []),
    `${word}_${index + 1}`,
    `${word.replace(/_/g, '-')}-${index + 1}`,
    `${word}${index + 1}`,
    `${camel}${index + 1}`,
    `${camel}${base26}`,
    word + base26,
    base26,
    `${letters(upper, 3)}${String(index + 1).padStart(4, '0')}`,
    `${letters(upper, 2)}${10 + (index % 90)}`,
    'USD',
    letters(upper + '23456789', 8),
    letters(upper, 4),
    `[${word}_${index + 1}]`,
    random.pick(windows),
    date.slice(0, 7),
    `3.${index % 10}.${random.int(10)}`,
    `${random.characters(1, '123456789')}${random.characters(7, '0123456789')}`,
    `${100_000 + index}`,
    `tt${1_000_000 + index}`,
    `nm${1_000_000 + index}`,
    `+62812${random.characters(8, '0123456789')}`,
    `+${random.between(1, 99)}`,
    `cdn${index + 1}.example.com`,
    `@${camel}${index + 1}`,
    `https://t.me/${camel}${index + 1}`,
    `SystemManage:${camel}.view`,
    random.pick(countries).iso2,
    'en',
    `${letters('abcdefgh', 1)}${index % 10}`,
  ]
}

function snakeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function clip(text: string, { max = 255 }: FieldFacts): string {
  if (text.length <= max) return text
  // The end of a number tells records apart.
  return text.slice(text.length - max)
}
