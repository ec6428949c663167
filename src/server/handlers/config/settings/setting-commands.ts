import * as commands from '../../../../../commands/configur-manage/configur'
import siteSetting from '../../../../entities/configur-manage/site-setting'
import type { Finding, Findings } from '../../../../schema/findings'
import { canonical } from '../../../db/records'
import { handle } from '../../../operations/handler'
import { badField } from '../../../pipeline/errors'
import { mayPublish, publishSetting } from './publish-setting'
import { lastRevision, restoreOverrides, revisionOf, type Revision, type SnapshotRule } from './setting-snapshot'
import { valueText } from './value-text'

export const publishing = handle(commands.publish, {
  // A publication is taken back by rolling back, which is one of its own.
  undo: 'never',
  check: async (context, { highRisk }) => (highRisk ? 'configur-manage.configur.needsApproval' : mayPublish(context)),
  run: async (context, row, { note }) => ({ number: await publishSetting(context, row, { note }) }),
})

export const submitting = handle(commands.submit, {
  check: async ({ account }, _row, { approver }) => approver !== account.id || 'configur-manage.configur.approverIsYou',
  run: async ({ records }, row, { approver, note }) => {
    await records.update(siteSetting, row, { state: 'pending', approver, note })
  },
})

export const approving = handle(commands.approve, {
  undo: 'never',
  check: async (context, { updatedBy }) =>
    updatedBy === context.account.id ? 'configur-manage.configur.notYourOwn' : mayPublish(context),
  run: async (context, row) => ({
    number: await publishSetting(context, row, { note: row.note ?? '', approver: context.account.id }),
  }),
})

export const discarding = handle(commands.discard, {
  check: async (_context, { publishedAt }) => publishedAt !== null || 'configur-manage.configur.neverPublished',
  run: async ({ records, db }, row) => {
    const last = await lastRevision(db, row.id)
    if (last?.snapshot) await restoreOverrides(records, row.id, last.snapshot.overrides ?? [])
    const draftValue = row.value ?? row.draftValue
    await records.update(siteSetting, row, { state: 'published', draftValue })
  },
})

/** A publication of what an earlier one had fixed, overrides included. */
export const rollingBack = handle(commands.rollback, {
  undo: 'never',
  check: async (context, { state }) =>
    state === 'published' || state === 'draft' ? mayPublish(context) : 'configur-manage.configur.waits',
  run: async (context, row, { number, reason }) => {
    const { records } = context
    const { value, overrides } = (await snapshotOf(context, row.id, number, 'number')) ?? {}
    if (!value) throw badField('number', 'configur-manage.configur.noRevision', { number })
    await restoreOverrides(records, row.id, overrides ?? [])
    const draft = await records.update(siteSetting, row, { draftValue: value })
    return { number: await publishSetting(context, draft, { note: reason, rollbackOf: number }) }
  },
})

export const comparing = handle(commands.compare, {
  undo: 'never',
  run: async (context, { id }, { from, to }): Promise<Findings> => {
    const last = await lastRevision(context.db, id)
    const [later, earlier] = [to ?? last?.number ?? 0, from ?? (to ?? last?.number ?? 0) - 1]
    const [a, b] = [await snapshotOf(context, id, earlier, 'from'), await snapshotOf(context, id, later, 'to')]
    const values = { earlier: valueText(a?.value, context.language), later: valueText(b?.value, context.language) }
    const changes = differences(a?.overrides ?? [], b?.overrides ?? [])
    const isSame = values.earlier === values.later
    return {
      findings: [
        {
          caption: `configur-manage.configur.compare.${isSame ? 'sameValue' : 'value'}`,
          params: { from: earlier, to: later },
          value: isSame ? values.later : `${values.earlier} → ${values.later}`,
          ...(!isSame && { tone: 'warn' as const }),
        },
        ...changes,
      ],
    }
  },
})

async function snapshotOf(
  { records }: Parameters<typeof mayPublish>[0],
  setting: number,
  number: number,
  argument: string,
): Promise<Revision['snapshot']> {
  const found = await revisionOf(records, setting, number)
  if (!found) throw badField(argument, 'configur-manage.configur.noRevision', { number })
  return found.snapshot
}

/** Overrides that came, went or changed between two publications, by their names. */
function differences(before: readonly SnapshotRule[], after: readonly SnapshotRule[]): Finding[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))]
  return names.flatMap((name): Finding[] => {
    const [one, other] = [before.find((each) => each.name === name), after.find((each) => each.name === name)]
    const what = !one ? 'added' : !other ? 'removed' : canonical(one) === canonical(other) ? null : 'changed'
    const tone = what === 'added' ? 'good' : what === 'removed' ? 'bad' : 'warn'
    return what ? [{ caption: `configur-manage.configur.compare.${what}`, params: { name }, tone }] : []
  })
}
