import { AREA_GROUPS } from '../../../src/fields/areas/field'
import type { AreaEntry, Dictionaries } from '../../../src/fields/dictionaries'
import { keepDictionaries } from '../../../src/fields/dictionary-store'
import type { FormatContext } from '../../../src/fields/format-context'
import type { ReferenceSearch } from '../../../src/fields/reference-search'
import type { Upload } from '../../../src/fields/uploads'
import { caption } from '../../../src/client/base/i18n/i18n'
import type { Language } from '../../../src/client/base/settings/settings'
import { picture } from './picture'

/** What fields show and search, without a server. */

const named = (en: string, zh_CN: string) => ({ en, zh_CN })

const reasons = [
  ['duplicate', named('Paid twice', '重复支付'), '#1b9456'],
  ['other', named('Other', '其他'), '#7b8593'],
  ["d'or", named("Palme d'or", '金棕榈'), '#bd7800'],
] as const

const places = [named('Indonesia', '印度尼西亚'), named('Brazil', '巴西'), named('Mexico', '墨西哥')]

/** Puts a dictionary and some areas in force. */
export function keepWorld(): void {
  const areas = (group: (typeof AREA_GROUPS)[number]): AreaEntry[] =>
    places.map((name, at) => ({
      id: ['ID', 'BR', 'MX'][at] ?? '',
      oldId: at + 1,
      group,
      name,
      market: ['seAsia', 'latinAmerica', 'latinAmerica'][at] ?? '',
      enabled: true,
      order: at,
      remark: null,
      version: 1,
      countries: [],
    }))
  keepDictionaries({
    version: 'gallery',
    constants: {
      refundReason: reasons.map(([value, name, color], at) => ({
        id: at + 1,
        value,
        name,
        parent: null,
        color,
        default: false,
        enabled: true,
      })),
    },
    enums: [],
    areaConfigs: Object.fromEntries(
      AREA_GROUPS.map((group) => [group, areas(group)]),
    ) as unknown as Dictionaries['areaConfigs'],
    areas: areas('state'),
  })
}

/** Who reads the fields: captions that nobody has written are the last part of their id. */
export function contextOf(language: Language): FormatContext {
  return {
    language,
    zone: 'Asia/Shanghai',
    caption: (id, params) => {
      const text = caption(id, params)
      return text === id && id.startsWith('gallery.') ? id.slice(id.lastIndexOf('.') + 1) : text
    },
    row: { currency: 'USD' },
    fileAddress: picture,
  }
}

const people = ['Lin Xiaoman', 'Chen Jiayi', 'Ahmed Salah', 'Zhou Zixuan', 'Siti Rahma'].map((label, at) => ({
  id: at + 1,
  label,
}))

/** What an area is called in a language. */
export function placeOf(id: number, language: string): string {
  const place = places[id - 1]
  return (language === 'zh' ? place?.zh_CN : place?.en) ?? `#${id}`
}

/** What the record of an id is called. */
export function labelOf(id: number): string {
  return people.find((person) => person.id === id)?.label ?? `#${id}`
}

/** Finds a few people, and a record of any id. */
export const searchPeople: ReferenceSearch = (_entity, { search = '', ids }) =>
  Promise.resolve(
    ids
      ? ids.map((id) => ({ id, label: labelOf(id) }))
      : people.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
  )

/** Keeps nothing, and takes two seconds to do so. */
export const pretendUpload: Upload = async (file, { onProgress }) => {
  for (let share = 0; share < 1; share += 0.1) {
    onProgress(share)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return `uploads/${file.name}`
}
