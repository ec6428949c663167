import { fieldBuilder, type Field } from '../../schema/field'

/** Stands for every area, those added later included. It stands alone. */
export const ALL_AREAS = -1

export type AreasField = Field<'areas', readonly number[]>

/** Ids of areas, or all areas: [-1]. */
export const areas = fieldBuilder<'areas', readonly number[]>('areas')
