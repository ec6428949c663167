import type { AreaGroup } from '../../../fields/areas/field'
import { areaByCodes } from '../../pipeline/area-codes'
import { badField, notFound } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** An area as callers name it: by the codes of its countries, within a group where several have the same, or by its stored id. */
export interface NamedArea {
  readonly id: string | number
  readonly oldId?: number | undefined
  readonly group?: AreaGroup | undefined
}

/**
 * The stored id of an area.
 * @throws A0404 where there is none, A0400 where groups have areas of the same countries and none is named
 */
export async function areaId({ db }: Pick<Context, 'db'>, { id, oldId, group }: NamedArea): Promise<number> {
  if (oldId !== undefined) return oldId
  if (typeof id === 'number' || /^\d+$/.test(id)) return Number(id)
  const [found, another] = await areaByCodes(db, id, group)
  if (found === undefined) throw notFound('areaConfig', id)
  if (another !== undefined) throw badField('group', 'develop-manage.region-list.whichGroup', { codes: id })
  return found
}
