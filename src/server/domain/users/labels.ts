import userEntity from '../../../entities/user-manage/user'
import userLabel from '../../../entities/user-manage/user-label'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import type { Row } from '../../../schema/entity'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

type User = Row<typeof userEntity>

/** A label that staff may give and take. @throws A0400 where the system alone does, or where it is switched off */
export async function labelForStaff({ records }: Context, id: number): Promise<Row<typeof userLabel>> {
  const label = await records.find(userLabel, id)
  if (!label) throw badField('label', 'error.noSuchRecord')
  if (label.kind === 'system' || label.kind === 'rule') throw badField('label', 'user-manage.labelOfSystem')
  if (!label.enabled) throw badField('label', 'user-manage.labelOff')
  return label
}

export async function rivalsOf({ records }: Context, user: User, label: number, group: string) {
  const labels = await records.where(userLabel, { group })
  const ids = labels.map(({ id }) => id).filter((id) => id !== label)
  return ids.length === 0 ? [] : records.where(userLabelMember, { label: ids, user: user.id })
}

export async function setLabels({ records }: Context, user: User, labels: readonly number[]): Promise<void> {
  await records.update(userEntity, user, { labels })
}

export const without = (user: User, ids: readonly number[]) => (user.labels ?? []).filter((id) => !ids.includes(id))

export function endOf(validDays: number | null, now: Date): string | null {
  return validDays === null ? null : new Date(now.getTime() + validDays * dayMs).toISOString()
}
