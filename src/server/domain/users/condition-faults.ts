import ruleUser from '../../../entities/user-manage/rule-user'
import userLabel from '../../../entities/user-manage/user-label'
import type userTag from '../../../entities/user-manage/user-tag'
import { maxLeaves, type ConditionNode } from '../../../shared/conditions'
import type { Row } from '../../../schema/entity'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { indicators } from '../messages/tag-sql'

type TagLeaf = NonNullable<Row<typeof userTag>['conditions']['leaves']>[number]

/** Every single condition of a tree. */
export function leavesOf<L>({ leaves, groups }: ConditionNode<L>): L[] {
  return [...(leaves ?? []), ...(groups ?? []).flatMap(leavesOf)]
}

/** @throws A0400 where a tree asks for nothing, or for too much */
export function guardCount(field: string, leaves: readonly unknown[]): void {
  if (leaves.length === 0) throw badField(field, 'user-manage.conditions.none')
  if (leaves.length > maxLeaves)
    throw badField(field, 'user-manage.conditions.tooMany', { max: maxLeaves, count: leaves.length })
}

/** @throws A0400 where a selection asks for what nothing is known by */
export async function guardTagLeaves({ records }: Context, leaves: readonly TagLeaf[]): Promise<void> {
  guardCount('conditions', leaves)
  const codes = (kind: TagLeaf['kind']) => leaves.flatMap((leaf) => (leaf.kind === kind ? [leaf.code] : []))
  const labels = new Set((await records.where(userLabel, { code: codes('userLabel') })).map(({ code }) => code))
  const rules = new Set((await records.where(ruleUser, { code: codes('ruleUser') })).map(({ code }) => code))
  for (const { kind, code, value } of leaves) {
    if (kind === 'userLabel' && !labels.has(code))
      throw badField('conditions', 'user-manage.conditions.noLabel', { code })
    if (kind === 'ruleUser' && !rules.has(code)) throw badField('conditions', 'user-manage.conditions.noRule', { code })
    if (kind !== 'userIndicator') continue
    if (!(code in indicators)) {
      const known = Object.keys(indicators).join(', ')
      throw badField('conditions', 'user-manage.conditions.noIndicator', { code, codes: known })
    }
    if (value == null) throw badField('conditions', 'user-manage.conditions.valueNeeded', { code })
  }
}
