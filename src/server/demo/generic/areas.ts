import { AREA, type AreaGroup } from '../../../fields/areas/field'
import { areaId, areasIn, countryId, languageId } from '../generators/places'
import { markets } from '../people'
import type { Random } from '../../base/random'
import type { FieldFacts } from '../field-facts'
import type { World } from '../world'

const common = ['ID', 'MX', 'US', 'SA', 'TW', 'CN', 'CO', 'GB']

/** What areas fields hold: all areas, or some of the eight areas of a group. */
export function areaChoices(world: World, group: AreaGroup): readonly (readonly number[])[] {
  return world.once(`area choices ${group}`, () => {
    const single = [...new Set(common.flatMap((iso2) => areaId(world, iso2, group) ?? []))]
    const pairs = single.flatMap((first, index) => single.slice(index + 1).map((second) => [first, second]))
    return [[-1], ...single.map((id) => [id]), ...pairs]
  })
}

/** Whether a field names one area. */
export function namesAnArea({ to }: FieldFacts): boolean {
  return to === AREA
}

/** An area of the field's group; each of them once where no two records may have the same. */
export function anArea(world: World, random: Random, index: number, field: FieldFacts): number | null {
  const areas = areasIn(world, field.group ?? 'general')
  return areas[field.unique ? index % areas.length : random.skewed(areas.length)] ?? null
}

/** The countries where viewers live, those with most of them first; ids. */
export function homes(world: World): readonly number[] {
  return world.once('homes', () => markets.values.flatMap(({ iso2 }) => countryId(world, iso2) ?? []))
}

/** The languages that viewers speak; ids. */
export function tongues(world: World): readonly number[] {
  return world.once('tongues', () =>
    ['zh_CN', 'en', 'in_ID', 'es_MX', 'ar_AE'].flatMap((code) => languageId(world, code) ?? []),
  )
}
