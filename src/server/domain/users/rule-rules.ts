import ruleUser from '../../../entities/user-manage/rule-user'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'
import { guardCount, leavesOf } from './condition-faults'

/** A rule label asks for something, and in tiers where that is what it is. */
export const ruleUserRules = defineRules(ruleUser, {
  beforeSave: (_context, draft, current) => {
    if (!concerns(draft, current, 'tree', 'kind')) return Promise.resolve()
    const { tree, kind } = { ...current, ...draft } as NonNullable<typeof current>
    const { tiers, ...own } = tree
    if (kind === 'yesNo' && tiers?.length) throw badField('tree.tiers', 'user-manage.conditions.noTiers')
    if (kind === 'yesNo') guardCount('tree', leavesOf(own))
    else {
      if (!tiers?.length || tiers.some((tier) => leavesOf(tier).length === 0))
        throw badField('tree.tiers', 'user-manage.conditions.tiersNeeded')
      guardCount('tree', tiers.flatMap(leavesOf))
    }
    return Promise.resolve()
  },
})
