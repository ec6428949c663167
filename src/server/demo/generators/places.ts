import type areaConfig from '../../../entities/develop-manage/area-config'
import type country from '../../../entities/develop-manage/country'
import type language from '../../../entities/develop-manage/language'
import { AREA_GROUPS, type AreaGroup } from '../../../fields/areas/field'
import type { Captions } from '../../../schema/field'
import type { Random } from '../../base/random'
import { countries, decimalsOf, regionOf, regions } from '../words/countries'
import { languageOf, languages } from '../words/languages'
import { markets } from '../people'
import type { Generator, RowOf, World } from '../world'
import { usersIn } from './audience'

/** How Intl names them in this many languages; captions of the app's codes. */
const displays = Object.entries({ zh_CN: 'zh-Hans', en: 'en', es_MX: 'es-MX', in_ID: 'id', ar_AE: 'ar' }).map(
  ([code, locale]) => [code, new Intl.DisplayNames(locale, { type: 'region' })] as const,
)
const ownNames: Readonly<Record<string, { readonly zh_CN: string; readonly en: string }>> = {
  TW: { zh_CN: '中国台湾', en: 'Taiwan, China' },
  HK: { zh_CN: '中国香港', en: 'Hong Kong, China' },
  MO: { zh_CN: '中国澳门', en: 'Macao, China' },
}

const indexByIso = new Map(countries.map(({ iso2 }, index) => [iso2, index]))
const indexByLanguage = new Map(languages.map(({ code }, index) => [code, index]))
const launched = new Set(markets.values.map(({ iso2 }) => iso2))

/** The id of a country by its code. */
export function countryId(world: World, iso2: string): number | null {
  return world.id('country', indexByIso.get(iso2) ?? 0)
}

/** The id of a language by its code. */
export function languageId(world: World, code: string): number | null {
  return world.id('language', indexByLanguage.get(code) ?? 1)
}

/** The id of the area of a group (`state` is that of reports) that holds a country. */
export function areaId(world: World, iso2: string, group: AreaGroup = 'state'): number | null {
  return world.id('areaConfig', AREA_GROUPS.indexOf(group) * regions.length + regionOf(iso2))
}

/** The ids of the areas of a group, in the order of the regions. */
export function areasIn(world: World, group: AreaGroup): number[] {
  const start = AREA_GROUPS.indexOf(group) * regions.length
  return regions.flatMap((_region, index) => world.id('areaConfig', start + index) ?? [])
}

/** Where a record is put out: everywhere in half of the cases, else in some areas of a group. */
export function someAreas(world: World, random: Random, group: AreaGroup): number[] {
  if (random.chance(0.5)) return [-1]
  const chosen = random.sample([0, 1, 2, 3, 4, 5, 6, 7], random.between(1, 5))
  const areas = areasIn(world, group)
  return chosen.flatMap((region) => areas[region] ?? [])
}

export const countryGenerator: Generator = {
  count: () => countries.length,
  distinct: true,
  row(world, index, random): RowOf<typeof country> {
    const { iso2, iso3, dial, currency, timezone } = countries[index % countries.length]!
    const main = languageOf(iso2)
    const name = Object.fromEntries(displays.map(([code, names]) => [code, names.of(iso2) ?? iso2])) as Captions
    const market = regions[regionOf(iso2)]!.market
    return {
      isoCode: iso2,
      iso3,
      name: { ...name, ...ownNames[iso2] },
      market,
      dialCode: dial.slice(0, 6),
      currency,
      minorUnits: decimalsOf(currency),
      timezone,
      defaultLanguage: languageId(world, main) ?? 0,
      languages: [...new Set([main, 'en'])].flatMap((code) => languageId(world, code) ?? []),
      vatPercent: random.pick([0, 5, 7, 10, 11, 12, 15, 16, 19, 20]),
      minAge: 13,
      payoutAge: random.pick([18, 18, 18, 21]),
      phonePattern: `^\\${dial}\\d{6,12}$`,
      users: usersIn(world, [iso2]),
      order: index + 1,
      state: launched.has(iso2) ? 'open' : random.chance(0.12) ? 'soft' : 'closed',
    }
  },
}

export const languageGenerator: Generator = {
  count: () => languages.length,
  distinct: true,
  row(world, index, random): RowOf<typeof language> {
    const { code, name, nativeName, translateCode } = languages[index]!
    const required = index < 2
    return {
      code,
      name,
      nativeName,
      rtl: code === 'ar_AE',
      fallback: code === 'zh_TW' ? languageId(world, 'zh_CN') : code === 'en' ? null : languageId(world, 'en'),
      translateCode,
      app: index < 13,
      subtitles: true,
      audio: index < 8,
      captionsRequired: required,
      coverage: required ? 100 : Math.round(random.between(400, 980)) / 10,
      order: index + 1,
      enabled: index < 17,
    }
  },
}

export const areaConfigGenerator: Generator = {
  count: () => AREA_GROUPS.length * regions.length,
  distinct: true,
  row(world, index, random): RowOf<typeof areaConfig> {
    const region = regions[index % regions.length]!
    const members = region.members.split(' ')
    return {
      group: AREA_GROUPS[Math.floor(index / regions.length)]!,
      name: { zh_CN: region.zh_CN, en: region.en },
      countries: members.flatMap((iso2) => countryId(world, iso2) ?? []),
      isoCodes: members.toSorted().join(','),
      oldId: 100 + index,
      market: region.market,
      uses: random.longTail(40, 0.9),
      order: (index % regions.length) + 1,
      enabled: true,
      remark: null,
    }
  },
}
