import type { Field, FieldOptions } from '../../schema/field'

/** The entity whose records areas are. */
export const AREA = 'areaConfig'

/** Stands for every area, those added later included. It is alone. */
export const ALL_AREAS = -1

/**
 * What areas are drawn for; inside a group a country is in one area at most. `state` is where people and what they watch
 * are, and what reports tell apart; `general` is for what none of the others fits.
 */
export const AREA_GROUPS = [
  'ad',
  'activity',
  'configur',
  'pay',
  'rank',
  'liveSetting',
  'state',
  'rankingAlbum',
  'forceUpdate',
  'general',
] as const
export type AreaGroup = (typeof AREA_GROUPS)[number]

interface InGroup {
  /** Whose areas are offered, and no others. */
  readonly group: AreaGroup
}

/** The group of the areas that a field offers; undefined for fields of anything else, and where the record at hand tells. */
export function areaGroupOf(field: Field): AreaGroup | undefined {
  const { group } = field as Partial<InGroup>
  return AREA_GROUPS.find((known) => known === group)
}

export type AreasField = Field<'areas', readonly number[]> & InGroup

/** Ids of areas of a group, or all areas: [-1]. */
export function areas<const O extends FieldOptions<readonly number[]> & InGroup>(
  options: O,
): O & Field<'areas', readonly number[]> {
  return { ...options, type: 'areas' } as unknown as O & Field<'areas', readonly number[]>
}
