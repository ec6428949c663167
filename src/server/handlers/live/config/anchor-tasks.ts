import * as commands from '../../../../../commands/live-config/anchor-task'
import * as recordCommands from '../../../../../commands/live-config/anchor-task/records'
import anchorEntity from '../../../../entities/live-manage/anchor'
import anchorTask from '../../../../entities/live-config/anchor-task'
import anchorTaskRecord from '../../../../entities/live-config/anchor-task-record'
import type { Row } from '../../../../schema/entity'
import { defineRules, handle } from '../../../operations/handler'
import { badField, refused } from '../../../pipeline/errors'
import type { Context } from '../../../pipeline/operation'
import { checkPeriod } from '../../period'
import { adjustNextPeriod } from '../next-period'
import { tellUsers } from '../tell-user'

type Task = Row<typeof anchorTask>
type TaskRecord = Row<typeof anchorTaskRecord>

const mostRecords = 50_000

export const settlingTask = handle(commands.settle, {
  undo: 'never',
  check: async ({ records }, { id, settleBy }) =>
    settleBy === 'auto' ||
    (await records.where(anchorTaskRecord, { task: id, state: 'completed' }, 1)).length === 0 ||
    'live-config.anchor-task.undecided',
  run: async (context, task) => {
    const { records } = context
    for (const reached of await records.where(anchorTaskRecord, { task: task.id, state: 'completed' }, mostRecords))
      await grant(context, task, reached, null)
    await records.update(anchorTask, await records.get(anchorTask, task.id), { state: 'settled' })
  },
})

export const grantingReward = handle(recordCommands.grant, {
  undo: 'never',
  run: async (context, record, { decisionNote }) => {
    await grant(context, await context.records.get(anchorTask, record.task), record, decisionNote)
  },
})

/** Biscuits and money come with the next settlement; of what else there is the record tells. */
async function grant(context: Context, task: Task, record: TaskRecord, decisionNote: string | null): Promise<void> {
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

export const reminding = handle(commands.remind, {
  undo: 'never',
  run: async (context, task, { text, fromPercent }) => {
    const { records } = context
    const running = await records.where(anchorTaskRecord, { task: task.id, state: 'running' }, mostRecords)
    const close = running.filter(({ percent }) => (percent ?? 0) >= fromPercent)
    const anchors = await records.where(anchorEntity, { id: close.map(({ anchor }) => anchor) }, mostRecords)
    const users = anchors.map(({ user }) => user)
    for (let from = 0; from < users.length; from += 500)
      await tellUsers(context, users.slice(from, from + 500), {
        title: task.name,
        content: text,
        reason: task.name.en,
      })
    return { findings: [{ caption: 'live-config.anchor-task.reminded', value: users.length }] }
  },
})

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
