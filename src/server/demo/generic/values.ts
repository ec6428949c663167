import { dictionaries } from '../../../dictionaries/dictionaries'
import { dateOf, instant } from '../calendar'
import { emailAddress } from '../people'
import { countries } from '../words/countries'
import { someAreas } from '../generators/places'
import type { FieldFacts } from '../field-facts'
import { anArea, areaChoices, namesAnArea } from './areas'
import { codeOf } from './codes'
import { bounded, figure, type Scale } from './figures'
import { linkFrom } from './links'
import type { Life } from './life'
import { fileKey, pictureKey } from './media'
import { groupValue, rowsValue } from './members'
import { moneyAmount } from './money'
import { captionsOf, nameOf } from './names'
import { percentOf } from './percents'
import { momentOf } from './periods'
import type { Making } from './references'
import { pick } from './references'
import { auditReasons } from '../words/staff-texts'
import { placeCaption, placeReason } from './place-texts'
import { longCaptions, sentenceOf } from './texts'

/** A record being made, with what its figures have in common. */
export interface Filling extends Making {
  readonly life: Life
  readonly scale: Scale
  readonly currency: string
}

type Make = (field: FieldFacts, filling: Filling, name: string) => unknown

const written = ['zh_CN', 'en', 'in_ID', 'es_MX', 'ar_AE']

/** A fitting value for each type of field. */
const makers: Readonly<Record<string, Make>> = {
  string: stringOf,
  text: (field, { random }, name) => clip(sentenceOf(name, random), field.max),
  richText: (field, { random }, name) =>
    clip(`<p>${(longCaptions(name) ?? longCaptions('rules')!)[random.int(3)]!.en}</p>`, field.max ?? 100_000),
  int: (field, { entity, index, random, scale }, name) => {
    if (field.unique) return (field.min ?? 1) + index
    // People order one of a thing, at times a few.
    if (/^(count|quantity)$/.test(name) && /(Order|Record|Deposit)$/.test(entity.name))
      return bounded(random.pick([1, 1, 1, 2, 3]), field)
    return figure(name, field, random, scale)
  },
  decimal: decimalOf,
  percent: (field, { random, scale }, name) => percentOf(name, field, random, scale),
  money: (field, { random, scale, currency }, name) => moneyAmount(name, field, random, scale, currency),
  duration: (field, { random, scale }, name) =>
    bounded(
      Math.round(
        random.longTail(/seconds|gap|delay|skip|preview|intro|outro|at/i.test(name) ? 15 : 1_500, 0.6) *
          (scale.isAhead && field.readOnly ? 0 : 1),
      ),
      field,
    ),
  order: (_field, { index }) => index + 1,
  bool: boolOf,
  date: (field, filling, name) => moment(filling, name, field, dateOf),
  instant: (field, filling, name) => moment(filling, name, field, instant),
  enum: enumOf,
  choice: ({ dictionary = '' }, { random }) => random.pick(Object.keys(dictionaries[dictionary]?.items ?? {})),
  enums: (field, { random }) => random.sample(field.of ?? [], random.between(1, Math.min(3, field.of?.length ?? 1))),
  ref: (field, { world, entity, random, index }) =>
    namesAnArea(field) ? anArea(world, random, index, field) : pick(world, entity, String(field.to), random, index),
  refs: (field, filling, name) => refsOf(name === 'userGroups' ? { ...field, required: true } : field, filling),
  areas: ({ unique, group = 'general' }, { world, random, index }) => {
    const choices = areaChoices(world, group)
    if (unique) return choices[index % choices.length]
    return random.chance(0.45) ? [-1] : someAreas(world, random, group)
  },
  languages: (_field, { random }) =>
    random.chance(0.3) ? written : [...new Set(['zh_CN', ...random.sample(written, random.between(1, 3))])],
  captions: (field, filling, name) => {
    const placed = placeCaption(filling, name, field.max)
    if (placed) return placed
    const long = longCaptions(name)
    if (!long) return captionsOf(filling, name, field)
    return Object.fromEntries(
      Object.entries(filling.random.pick(long)).map(([language, text]) => [language, clip(text, field.max ?? 500)]),
    )
  },
  image: (_field, filling, name) => pictureKey(filling, name, 0),
  images: ({ min = 1, max = 4 }, filling, name) =>
    Array.from({ length: filling.random.between(Math.max(1, min), Math.max(1, min, Math.min(max, 4))) }, (_, nth) =>
      pictureKey(filling, name, nth),
    ),
  video: (field, filling, name) => (field.required ? fileKey(filling, name, 'mp4', field.accept) : null),
  // Not everything that may have a sound has one.
  audio: (field, filling, name) =>
    field.required || filling.index % 3 !== 2 ? fileKey(filling, name, 'mp3', field.accept) : null,
  file: (field, filling, name) => documentOf(field, filling, name),
  files: (field, filling, name) =>
    [documentOf(field, filling, name)].flatMap((key) =>
      key ? [{ key, name: `${name}-${filling.index + 1}.svg` }] : [],
    ),
  email: (_field, { random, index, entity }) =>
    emailAddress(random, random.pick(['ops', 'sari', 'carlos', 'layla', 'lin', entity.name]), index),
  url: (field, filling, name) =>
    field.pattern
      ? codeOf(filling, name, field)
      : `https://www.example.com/${filling.entity.name}/${filling.index + 1}`,
  color: (_field, { random }) => random.pick(['#e5484d', '#ffc53d', '#46a758', '#0090ff', '#8e4ec6', '#12a594']),
  deepLink: (field, filling) => linkFrom(filling, field),
  group: (field, filling, name) => groupValue(filling, name, field, valueOf),
  rows: (field, filling, name) => rowsValue(filling, name, field, valueOf),
  json: (field) => (field.required ? {} : null),
}

/** A value for a field by its type and name; null where the field's type is none that can be made up. */
export function valueOf(field: FieldFacts, filling: Filling, name: string): unknown {
  const placed = field.type === 'string' || field.type === 'text' ? placeReason(filling, name) : undefined
  if (placed) return clip(placed, field.max)
  if (placed === null && !field.required) return null
  return makers[field.type]?.(field, filling, name) ?? field.default ?? null
}

function stringOf(field: FieldFacts, filling: Filling, name: string): string {
  const { random, currency } = filling
  if (/currency$/i.test(name)) return currency
  // What else is three letters long is a currency too: the two that a rate lies between.
  if (field.max === 3) return typeof field.default === 'string' ? field.default : random.pick(countries).currency
  const isName = /^(name|title|word|headline|realName|nickname)$/.test(name) && !field.pattern
  const code = isName ? undefined : codeOf(filling, name, field)
  if (code !== undefined) return code
  if (field.role === 'reason') return clip(random.pick(auditReasons), field.max)
  const isSentence =
    /remark|note|description|intro|bio|comment|appeal|conclusion|answer|notice|schedule|brackets|quote/i.test(name)
  const text = isSentence ? sentenceOf(name, random) : (nameOf(filling, name, field) ?? sentenceOf(name, random))
  return clip(text, field.max)
}

function decimalOf(field: FieldFacts, { random, scale }: Filling, name: string): number {
  const { default: usual, decimals = 2 } = field
  if (typeof usual === 'number' && random.chance(0.65)) return usual
  if (/boost|multiple|factor|odds|weight|rate$/i.test(name))
    return bounded(random.pick([0.8, 1, 1, 1.2, 1.5, 2]), field)
  const power = 10 ** Math.min(decimals, 2)
  const median = /score|rating/i.test(name) ? 7.8 : /minutes|seconds/i.test(name) ? 42 : 12
  const drawn = /score|rating/i.test(name) ? median + random.normal(0, 0.7) : random.longTail(median * 100, 0.5) / 100
  return bounded(Math.round((scale.isAhead && field.readOnly ? 0 : drawn) * power) / power, {
    ...field,
    min: field.min ?? 0,
  })
}

function boolOf(field: FieldFacts, { random, life }: Filling, name: string): boolean {
  if (name === 'enabled') return random.chance(0.86)
  if (/^(breached|liveNow|warned)$/.test(name)) return life.kind === 'passing' && random.chance(0.3)
  if (/^(shared|built|isTest|internal|isControl|orphan|danger|restricted|rooted|emulator)/.test(name))
    return random.chance(0.05)
  if (/^(final|complete|countable|verified|official|listed)$/i.test(name)) return random.chance(0.9)
  return random.chance(field.default === true ? 0.88 : 0.16)
}

/** The first codes are the usual ones, as those who declare them think of them first. */
function enumOf(field: FieldFacts, { random }: Filling): string | undefined {
  const codes = field.of ?? []
  if (typeof field.default === 'string' && random.chance(0.5)) return field.default
  return codes[random.skewed(codes.length, 1.5)]
}

function refsOf(field: FieldFacts, { world, entity, random, index }: Filling): number[] {
  const most = Math.min(field.max ?? 3, 3)
  const least = Math.max(field.required ? 1 : 0, field.min ?? 0)
  const ids = Array.from(
    { length: random.between(Math.max(least, random.chance(0.3) ? 0 : 1), Math.max(1, most)) },
    () => pick(world, entity, String(field.to), random, index),
  )
  return [...new Set(ids.flatMap((id) => id ?? []))]
}

function moment(filling: Filling, name: string, field: FieldFacts, write: (at: number) => string): string | null {
  const at = momentOf(filling, filling.life, name, field)
  return at === null ? null : write(at)
}

/** A scan that is drawn when somebody looks; a file of another kind only where there must be one. */
function documentOf(field: FieldFacts, filling: Filling, name: string): string | null {
  if (!field.accept || field.accept.includes('svg')) return pictureKey(filling, name, 0)
  return field.required ? fileKey(filling, name, 'pdf', field.accept) : null
}

function clip(text: string, max = 255): string {
  const letters = [...text]
  return letters.length <= max ? text : letters.slice(0, max).join('').trim()
}
