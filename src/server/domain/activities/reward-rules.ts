import activityReward from '../../../entities/activity-manage/activity-reward'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { changedNames } from '../../operations/changed-names'

const fixed = ['kind', 'amount', 'unitCost'] as const

/** A reward that has been granted keeps its worth; one that running activities use stays. */
export const rewardRules = defineRules(activityReward, {
  beforeSave: async ({ db }, draft, current) => {
    const kind = draft.kind ?? current?.kind
    const stockTotal = draft.stockTotal === undefined ? current?.stockTotal : draft.stockTotal
    if (kind === 'physical' && (stockTotal === null || stockTotal === undefined))
      throw badField('stockTotal', 'error.required')
    const fulfilment = kind === 'cash' || kind === 'physical' ? { fulfilment: 'manual' as const } : {}
    if (!current) return { ...fulfilment, stockLeft: stockTotal ?? null }
    const [changed] = changedNames(draft, current, fixed)
    if (changed) {
      const granted = await db
        .selectFrom('activity_grant')
        .select('id')
        .where('reward', '=', current.id)
        .limit(1)
        .executeTakeFirst()
      if (granted) throw badField(changed, 'activity.rewardFixed')
    }
    const more = (draft.stockTotal ?? 0) - (current.stockTotal ?? 0)
    if (draft.stockTotal === undefined || more === 0) return fulfilment
    if (draft.stockTotal === null) return { ...fulfilment, stockLeft: null }
    const left = (current.stockLeft ?? current.stockTotal ?? 0) + more
    if (left < 0) throw badField('stockTotal', 'activity.stockTaken', { taken: -left })
    return { ...fulfilment, stockLeft: left }
  },
  may: async (_context, verb, { usedBy }) =>
    (verb !== 'delete' && verb !== 'disable') ||
    !usedBy || { caption: 'activity.rewardInUse', params: { count: String(usedBy) } },
  beforeRemove: async (_context, { usedBy }) => {
    if (usedBy) throw refused('activity.rewardInUse', { count: usedBy })
  },
})
