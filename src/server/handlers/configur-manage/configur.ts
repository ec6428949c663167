import { sql } from 'kysely'
import * as commands from '../../../../commands/configur-manage/configur'
import siteSetting from '../../../entities/configur-manage/site-setting'
import siteSettingRevision from '../../../entities/configur-manage/site-setting-revision'
import type { Finding, Findings } from '../../../schema/findings'
import { canonical } from '../../db/records'
import { rowFrom } from '../../db/storage'
import { missOf, phoneOf } from '../../domain/configuration/settings/phone'
import { mayPublish, publishSetting } from '../../domain/configuration/settings/publish-setting'
import { place } from '../../domain/configuration/settings/resolve-settings'
import {
  lastRevision,
  restoreOverrides,
  type Revision,
  revisionOf,
  type Snapshot,
  type SnapshotRule,
} from '../../domain/configuration/settings/setting-snapshot'
import { valueText } from '../../domain/configuration/settings/value-text'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  /** Every published setting as a phone gets it; those that an override changes stand first. */
  resolve: {
    run: async (context, args): Promise<Findings> => {
      const phone = await phoneOf(context, args)
      const snapshots = await snapshotsNow(context)
      const settings = (await context.records.where(siteSetting, { state: ['published', 'draft', 'pending'] }, 5_000))
        .filter(({ publishedAt, delivery }) => publishedAt !== null && delivery !== 'server')
        .sort((a, b) => a.key.localeCompare(b.key))
      const findings = settings.map(({ id, key, value }): Finding => {
        const snapshot = snapshots.get(id)
        const rule = snapshot?.overrides?.find((each) => missOf(each, phone, key) === undefined)
        const held = rule?.value ?? snapshot?.value ?? value
        return {
          caption: rule ? `${place}.byOverride` : `${place}.default`,
          params: { key, ...(rule && { name: rule.name }) },
          value: valueText(held, context.language),
          to: `/configur-manage/configur/overrides/${id}`,
          ...(rule && { tone: 'warn' as const }),
        }
      })
      return { findings: [...findings.filter(({ tone }) => tone), ...findings.filter(({ tone }) => !tone)] }
    },
  },

  publish: {
    // A publication is taken back by rolling back, which is one of its own.
    undo: 'never',
    check: async (context, { highRisk }) => (highRisk ? 'configur-manage.configur.needsApproval' : mayPublish(context)),
    run: async (context, row, { note }) => ({ number: await publishSetting(context, row, { note }) }),
  },

  submit: {
    check: async ({ account }, _row, { approver }) =>
      approver !== account.id || 'configur-manage.configur.approverIsYou',
    run: async ({ records }, row, { approver, note }) => {
      await records.update(siteSetting, row, { state: 'pending', approver, note })
    },
  },

  approve: {
    undo: 'never',
    check: async (context, { updatedBy }) =>
      updatedBy === context.account.id ? 'configur-manage.configur.notYourOwn' : mayPublish(context),
    run: async (context, row) => ({
      number: await publishSetting(context, row, { note: row.note ?? '', approver: context.account.id }),
    }),
  },

  discard: {
    check: async (_context, { publishedAt }) => publishedAt !== null || 'configur-manage.configur.neverPublished',
    run: async ({ records, db }, row) => {
      const last = await lastRevision(db, row.id)
      if (last?.snapshot) await restoreOverrides(records, row.id, last.snapshot.overrides ?? [])
      const draftValue = row.value ?? row.draftValue
      await records.update(siteSetting, row, { state: 'published', draftValue })
    },
  },

  /** A publication of what an earlier one had fixed, overrides included. */
  rollback: {
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
  },

  compare: {
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
  },
})

/** What the last publication of each setting fixed. */
async function snapshotsNow({ db }: Context): Promise<ReadonlyMap<number, Snapshot>> {
  const { rows } = await sql<Record<string, unknown>>`select distinct on (setting) * from site_setting_revision
    where snapshot is not null order by setting, number desc`.execute(db)
  return new Map(
    rows.flatMap((each): [number, Snapshot][] => {
      const { setting, snapshot } = rowFrom(siteSettingRevision, each)
      return setting !== null && snapshot ? [[setting, snapshot]] : []
    }),
  )
}

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
