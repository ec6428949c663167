import { sql } from 'kysely'
import * as commands from '../../../../commands/ugc/audit-setting'
import ugcAuditSetting from '../../../entities/ugc/ugc-audit-setting'
import ugcAuditVersion from '../../../entities/ugc/ugc-audit-version'
import { isEqual } from '../../db/records'
import { guardEmergency, keepVersion } from '../../domain/ugc/audit-setting-rules'
import { replayDraft } from '../../domain/ugc/replay'
import { type AuditSetting, storedSettings } from '../../domain/ugc/settings'
import { leaveNotices } from '../../events/notify'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  replay: {
    run: async (context, { area }) => {
      const settings = await storedSettings(context)
      const findings = await replayDraft(context, settings, area)
      await context.records.update(ugcAuditSetting, settings, { replayedAt: context.now.toISOString() })
      return { findings }
    },
  },

  publish: {
    guard: async (context) => {
      const settings = await storedSettings(context)
      const { thresholds, ladder, liveThresholds, liveLadder, draftBy, replayedAt } = settings
      if (isEqual(thresholds, liveThresholds) && isEqual(ladder, liveLadder))
        throw refused('ugc.audit-setting.publish.unchanged')
      if (draftBy === context.account.id) throw refused('ugc.audit-setting.publish.ownDraft')
      if (replayedAt === null) throw refused('ugc.audit-setting.publish.replayFirst')
    },
    run: async (context, { remark }) => {
      const settings = await storedSettings(context)
      await goLive(context, settings, settings, remark)
    },
  },

  rollBack: {
    run: async (context, { toVersion, remark }) => {
      const version = await context.records.get(ugcAuditVersion, toVersion)
      const thresholds = version.thresholds ?? []
      const ladder = version.ladder ?? []
      await goLive(context, await storedSettings(context), { thresholds, ladder }, remark)
    },
  },

  startEmergency: {
    run: async (context, { emergencyAreas, emergencyUntil, remark }) => {
      const { db, records, now } = context
      guardEmergency(emergencyAreas, emergencyUntil, now)
      await records.update(ugcAuditSetting, await storedSettings(context), {
        emergencyAreas,
        emergencyUntil,
        emergencyReason: remark,
      })
      const { rows } = await sql<{ lead: number }>`
      select distinct lead from reviewer where state = 'active' and 'post' = any(subjects)`.execute(db)
      await leaveNotices(
        context,
        rows.map(({ lead }) => Number(lead)),
        {
          kind: 'security',
          caption: 'ugc.notice.emergency',
          params: { name: context.account.realName, reason: remark },
          link: '/ugc/audit-setting',
          urgent: true,
        },
      )
    },
  },

  endEmergency: {
    guard: async (context) => {
      const { emergencyAreas } = await storedSettings(context)
      if (!emergencyAreas?.length) throw refused('ugc.audit-setting.noEmergency')
    },
    run: async (context) => {
      await context.records.update(ugcAuditSetting, await storedSettings(context), {
        emergencyAreas: null,
        emergencyUntil: null,
        emergencyReason: null,
      })
    },
  },
})

/** A draft, or a version that was in force before, is in force from now on. */
async function goLive(
  context: Context,
  settings: AuditSetting,
  { thresholds, ladder }: Pick<AuditSetting, 'thresholds' | 'ladder'>,
  remark: string,
): Promise<void> {
  const { records, db } = context
  const { rows } = await sql<{ number: number }>`select max(number) as number from ugc_audit_version`.execute(db)
  const number = Math.max(Number(rows[0]?.number ?? 0), settings.liveVersion ?? 0) + 1
  const live = { thresholds, ladder, liveThresholds: thresholds, liveLadder: ladder, liveVersion: number }
  await keepVersion(context, { ...settings, ...live }, number, remark)
  await records.update(ugcAuditSetting, settings, { ...live, draftBy: null, draftAt: null, replayedAt: null })
}
