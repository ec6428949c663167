import areaConfig from '../../../entities/develop-manage/area-config'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Context } from '../../pipeline/operation'

/** The single areas of a choice; all areas are those of ranks. */
export async function areaIds(
  { records }: Pick<Context, 'records'>,
  areas: readonly number[],
): Promise<readonly number[]> {
  if (!areas.includes(ALL_AREAS)) return areas
  return (await records.where(areaConfig, { group: 'rank', enabled: true })).map(({ id }) => id)
}
