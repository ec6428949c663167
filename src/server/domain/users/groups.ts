import userGroup from '../../../entities/user-group/user-group'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** @throws A0400 for a group that its rules build, or that is archived */
export async function guardStatic({ records }: Context, id: number): Promise<void> {
  const group = await records.find(userGroup, id)
  if (!group) throw badField('group', 'error.noSuchRecord')
  if (group.kind !== 'static') throw badField('group', 'user-manage.groupByRules')
  if (group.state === 'archived') throw badField('group', 'user-manage.groupArchived')
}
