import anchorTask from '../../../../entities/live-config/anchor-task'
import anchorTaskRecord from '../../../../entities/live-config/anchor-task-record'
import type { Row } from '../../../../schema/entity'
import { defineRules } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { checkPeriod } from '../../../operations/period'
import { adjustNextPeriod } from '../next-period'

type Task = Row<typeof anchorTask>
type TaskRecord = Row<typeof anchorTaskRecord>

/** Biscuits and money come with the next settlement; of what else there is the record tells. */
export async function grant(
  context: Context,
  task: Task,
  record: TaskRecord,
  decisionNote: string | null,
): Promise<void> {
  const { records } = context
  const biscuits = task.rewardKind === 'biscuits' ? task.rewardAmount : 0
  if (task.budget && biscuits > 0 && (task.spent ?? 0) + biscuits > task.budget)
    throw refused('live-config.anchor-task.budgetSpent', { budget: task.budget })
  if (biscuits > 0 || task.rewardKind === 'bonus')
    await adjustNextPeriod(context, {
      anchor: record.anchor,
      guild: record.guild,
      kind: 'activityReward',
      biscuits,
      amount: task.rewardKind === 'bonus' ? (task.bonus ?? 0) : 0,
      currency: task.rewardKind === 'bonus' ? task.currency : null,
      reason: task.name.en,
    })
  if (biscuits > 0) {
    const current = await records.get(anchorTask, task.id)
    await records.update(anchorTask, current, { spent: (current.spent ?? 0) + biscuits })
  }
  await records.update(anchorTaskRecord, record, { state: 'granted', ...(decisionNote && { decisionNote }) })
}

/** What is fixed once a task is live. */
const terms = ['conditions', 'rewardKind', 'rewardAmount', 'bonus'] as const

export const anchorTaskRules = defineRules(anchorTask, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    const isFixed = current !== null && !['draft', 'awaitingApproval', 'scheduled'].includes(current.state)
    if (isFixed && terms.some((name) => draft[name] !== undefined)) throw refused('live-config.anchor-task.fixed')
    const next = { ...current, ...draft } as Task
    if (next.rewardKind === 'bonus' && !(next.bonus && next.currency)) throw badField('bonus', 'error.required')
    if (next.rewardKind === 'dress' && !next.rewardDress) throw badField('rewardDress', 'error.required')
    return Promise.resolve()
  },
})
