import type { Field, FieldOptions } from '../../schema/field'

/** Stands for every area, those added later included. It stands alone. */
export const ALL_AREAS = -1

/**
 * What areas are drawn for; inside a group a country stands in one area at most. `state` is where people and what they watch
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

export type AreasField = Field<'areas', readonly number[]> & InGroup

/** Ids of areas of a group, or all areas: [-1]. */
export function areas<const O extends FieldOptions<readonly number[]> & InGroup>(
  options: O,
): O & Field<'areas', readonly number[]> {
  return { ...options, type: 'areas' } as unknown as O & Field<'areas', readonly number[]>
}
