import { dictionaries } from '../../src/dictionaries/dictionaries'
import type { Examples } from '../../src/fields/examples'
import { shapeOf } from '../../src/fields/field-types'
import type { Field, Fields } from '../../src/schema/field'

/** What an example may depend on besides its field. */
export interface ExamplePlace {
  /** The field's name: texts read like it. */
  readonly name: string
  /** Examples of different numbers differ, wherever the field leaves room. */
  readonly number: number
  /** The id of a record of an entity, that holds these values; one that nothing else refers to, where it is to be fresh. */
  readonly reference: (entity: string, isFresh: boolean, values?: Readonly<Record<string, unknown>>) => Promise<number>
  /** Nothing else may hold the value: what it refers to is fresh. */
  readonly isUnique?: boolean
}

/** What a field's declaration may say, whatever its type. */
interface Facts extends Field {
  readonly of?: readonly string[]
  readonly to?: string
  readonly dictionary?: string
  /** The group of the areas that it takes. */
  readonly group?: string
  readonly min?: number | string
  readonly max?: number | string
  /** The kinds of files that it takes, by their endings. */
  readonly accept?: readonly string[]
  /** The members of an object, or of each of a list of them. */
  readonly fields?: Fields
  /** What a member of rows adds up to over all of them. */
  readonly totals?: Readonly<Record<string, number>>
  /** The member that no two rows share. */
  readonly distinct?: string
}

const examples = Object.fromEntries(
  Object.entries(import.meta.glob<{ examples: Examples }>('../../src/fields/*/examples.ts', { eager: true })).map(
    ([file, module]) => [file.split('/').at(-2) ?? '', module.examples],
  ),
)

/**
 * A value that the field takes: made by its type, else one of the examples of its type.
 * @throws with the field, where none of them fits: an override in `example-overrides` says what does
 */
export async function exampleValue(field: Field, place: ExamplePlace): Promise<unknown> {
  const facts = field as Facts
  const made = await (makers[field.type]?.(facts, place) ?? [])
  const candidates = [
    ...(facts.default === undefined ? [] : [facts.default]),
    ...made,
    ...(examples[field.type]?.valid ?? []),
  ]
  const fitting = (place.isUnique ? [...made, ...candidates] : candidates).find(
    (value) => shapeOf(field).safeParse(value).success,
  )
  if (fitting === undefined)
    throw new Error(
      `${place.name}: no example fits ${JSON.stringify(field)}. Say one in tests/support/example-overrides.ts.`,
    )
  return fitting
}

type Make = (field: Facts, place: ExamplePlace) => readonly unknown[] | Promise<readonly unknown[]>

/** By field type, values to try, the best first. */
const makers: Readonly<Record<string, Make>> = {
  string: (field, place) => texts(field, place),
  text: (field, place) => texts(field, place),
  richText: (_field, { name, number }) => [`<p>${name} ${number}</p>`],
  email: (_field, { number }) => [`person${number}@iron-man.example`],
  url: (_field, { number }) => [`https://iron-man.example/${number}`, `https://t.me/${number}`],
  captions: ({ max }, { name, number }) => [
    { zh_CN: clipped(`${name}${number}`, max), en: clipped(`${name} ${number}`, max) },
  ],
  choice: ({ dictionary = '' }) => Object.keys(dictionaries[dictionary]?.items ?? {}),
  int: numbers,
  decimal: numbers,
  money: numbers,
  percent: numbers,
  order: numbers,
  duration: numbers,
  file: ({ accept = ['pdf'] }, { name, number }) => accept.map((kind) => `uploads/${name}-${number}.${kind}`),
  files: ({ accept = ['pdf'] }, { name, number }) =>
    accept.map((kind) => [{ key: `uploads/${name}-${number}.${kind}`, name: `${name}-${number}.${kind}` }]),
  bool: () => [false, true],
  date: ({ min, max }, place) => [/birth/i.test(place.name) ? '1995-05-05' : moment(place).slice(0, 10), min, max],
  instant: (_field, place) => [moment(place)],
  enum: ({ of = [] }, { number, isUnique }) => (isUnique ? [of[number % of.length], ...of] : of),
  enums: ({ of = [] }) => [of.slice(0, 1), of],
  ref: async ({ to = '', group }, { reference, isUnique = false }) => [
    await reference(to, isUnique, group === undefined || group === 'same' ? undefined : { group }),
  ],
  refs: async ({ to = '' }, { reference, isUnique = false }) => [[await reference(to, isUnique)]],
  areas: async ({ group }, { isUnique, reference }) => [
    isUnique ? [await reference('areaConfig', true, { group })] : [-1],
  ],
  languages: () => [['en'], ['zh_CN', 'en']],
  group: async (field, place) => [await members(field, place)],
  rows: async (field, place) => {
    const count = Math.max(1, Number(field.min ?? 1))
    const rest = count - 1
    const shares = Object.fromEntries(Object.entries(field.totals ?? {}).map(([name, total]) => [name, total / count]))
    const first = { ...(await members({ ...field, distinct: '' }, place)), ...shares }
    const others = Array.from({ length: rest }, (_, at) => members(field, { ...place, number: place.number + at + 1 }))
    return [[first, ...(await Promise.all(others)).map((other) => ({ ...other, ...shares }))]]
  },
  deepLink: ({ of = ['MOVIE'] }) =>
    of.flatMap((type) => ['1', 'https://iron-man.example', 'market://app'].map((target) => ({ type, target }))),
}

/** An object whose required members are filled. */
async function members({ fields = {}, distinct }: Facts, place: ExamplePlace): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields))
    if (field.required && field.default === undefined)
      values[name] = await exampleValue(field, { ...place, name, isUnique: name === distinct })
  return values
}

/** Where a pattern asks for more than a word, one of the usual kinds of codes fits. */
function texts({ min, max }: Facts, { name, number }: ExamplePlace): string[] {
  const month = `${2030 + (Math.floor(number / 12) % 60)}-${String((number % 12) + 1).padStart(2, '0')}`
  const digits = String(number).padStart(4, '0')
  const letters = [...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const words = [
    `${name}${number}`,
    `${name}${number}`.toLowerCase(),
    `${name}_${letters}`.toLowerCase(),
    letters,
    letters.toUpperCase(),
    `${letters.toUpperCase()}_${digits}`,
    digits,
  ].map((word) => clipped(word, max).padEnd(Number(min ?? 0), '0'))
  const codes = [
    `+86138${digits.padStart(8, '0')}`,
    `138${digits.padStart(8, '0')}`,
    digits.padStart(6, '0'),
    digits.slice(-2),
    `+${digits.slice(-3)}`,
    `+${digits.padStart(8, '1')}`,
    `1.0.${number}`,
    `tt${digits.padStart(7, '0')}`,
    `nm${digits.padStart(7, '0')}`,
    `[${letters}]`,
    `@person${letters}`,
    `${letters.toUpperCase()}-${digits}`,
    `${letters.slice(-2).toUpperCase()}-${digits}`,
    `${letters.slice(-2).toUpperCase()}${digits}`,
    `${letters.slice(0, 4).toUpperCase()}${digits.slice(-2)}`,
    `${letters}.example.com`,
    `https://t.me/${letters}`,
    `UserManage:${letters}`,
    month.slice(0, 4),
    `${month}-01`,
    `com.example.${letters}`,
    `/${letters}`,
    `10.0.${Math.floor(number / 250) % 250}.${number % 250}`,
    '09:00',
    '09:00-18:00',
    month,
    letters.slice(-3).toUpperCase(),
    letters.slice(-2).toUpperCase(),
    letters.slice(-2),
    'USD',
    '#336699',
    'Asia/Shanghai',
    'zh_CN',
    'https://iron-man.example',
  ]
  return [...words, ...codes]
}

/** The number itself, brought between the ends. */
function numbers({ min, max }: Facts, { number }: ExamplePlace): unknown[] {
  const least = Number(min ?? 1)
  const room = Number(max ?? Number.MAX_SAFE_INTEGER) - least
  return [Number.isInteger(room) ? least + (number % (room + 1)) : least, least, max, 0]
}

const day = 86_400_000
const tomorrow = (Math.floor(Date.now() / day) + 1) * day

/** A moment of its own each, within the next weeks; what ends does so after what begins. */
function moment({ name, number }: ExamplePlace): string {
  const days = /end|until|expire|due|finish|off|to$/i.test(name) ? 45 : 1
  return new Date(tomorrow + (days + (number % 30)) * day + number * 1_000).toISOString()
}

function clipped(text: string, max: number | string | undefined): string {
  return text.slice(-Number(max ?? 255))
}
