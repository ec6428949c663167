import * as whitelist from '../../../../commands/app-manage/client/domain-whitelist'
import * as forced from '../../../../commands/app-manage/client/forced-update'
import * as status from '../../../../commands/app-manage/client/status'
import client from '../../../entities/app-manage/client'
import clientStatusRule from '../../../entities/app-manage/client-status-rule'
import clientVersion from '../../../entities/app-manage/client-version'
import domainWhitelistEntry from '../../../entities/app-manage/domain-whitelist-entry'
import forceUpdateRule from '../../../entities/app-manage/force-update-rule'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, type Verdict } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { shareArea, shareChoice } from '../overlap'
import { checkPeriod } from '../period'
import { needsSecond } from './clients'
import { concerns } from '../concerns'

type ForceUpdate = Row<typeof forceUpdateRule>

/** What stops a client says so to its users, and maintenance says until when. */
export const statusRules = defineRules(clientStatusRule, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    if (!concerns(draft, current, 'mode', 'notice', 'endsAt')) return
    const { mode, notice, endsAt } = { ...current, ...draft }
    if ((mode === 'maintenance' || mode === 'stopped') && !notice) throw badField('notice', 'error.required')
    if (mode === 'maintenance' && !endsAt) throw badField('endsAt', 'error.required')
  },
})

export const schedulingStatus = handle(status.schedule, {
  check: async ({ records, account }, row) => {
    if (row.createdBy !== account.id || (row.mode !== 'maintenance' && row.mode !== 'stopped')) return true
    const [of] = await records.where(client, { id: row.client })
    return (of?.dailyActive ?? 0) <= needsSecond || 'error.ownToDecide'
  },
  run: async ({ records }, row) => {
    await records.update(clientStatusRule, row, { state: 'scheduled' })
  },
})

export const forceUpdateRules = defineRules(forceUpdateRule, {
  beforeSave: async ({ records }, draft, current) => {
    const { client: of, fromVersion, toVersion, targetVersion } = { ...current, ...draft }
    if ((fromVersion ?? 0) > (toVersion ?? Infinity)) throw badField('toVersion', 'error.rangeReversed')
    if (draft.targetVersion === undefined && draft.toVersion === undefined) return
    const [target] = await records.where(clientVersion, { id: targetVersion ?? 0 })
    if (target && target.client !== of)
      throw badField('targetVersion', 'app-manage.client-Channel-channelClientType.otherClient')
    if (target && target.versionCode <= (toVersion ?? 0))
      throw badField('targetVersion', 'app-manage.client-forced-update.notAbove')
  },
})

/** In force at once, so that what it leads to must be there and no other rule may say otherwise. */
export const approvingForced = handle(forced.approve, {
  check: async (context, row): Promise<Verdict> => {
    if (row.createdBy === context.account.id && (await affected(context, row)) > needsSecond) return 'error.ownToDecide'
    const [target] = await context.records.where(clientVersion, { id: row.targetVersion })
    if (target?.state !== 'live') return 'app-manage.client-forced-update.notLive'
    const others = await context.records.where(forceUpdateRule, { client: row.client, state: 'active' })
    const clash = others.find(
      (other) =>
        shareArea(other.areas, row.areas) &&
        shareChoice(other.channels, row.channels) &&
        (other.fromVersion ?? 0) <= row.toVersion &&
        (row.fromVersion ?? 0) <= other.toVersion,
    )
    if (!clash) return true
    const name = await context.records.nameOf(forceUpdateRule, clash, context.language)
    return { caption: 'app-manage.client-forced-update.overlaps', params: { name } }
  },
  run: async (context, row) => {
    const affectedUsers = await affected(context, row)
    await context.records.update(forceUpdateRule, row, { state: 'active', enabled: true, affectedUsers })
  },
})

export const estimating = handle(forced.estimate, {
  run: async (context, row) => {
    await context.records.update(forceUpdateRule, row, { affectedUsers: await affected(context, row) })
  },
})

/** The users of the versions that a rule replaces, as of the last count. */
async function affected({ records }: Context, { client: of, fromVersion, toVersion }: ForceUpdate): Promise<number> {
  const versions = await records.where(clientVersion, { client: of })
  return versions
    .filter(({ versionCode }) => versionCode >= (fromVersion ?? 0) && versionCode <= toVersion)
    .reduce((sum, { activeUsers }) => sum + (activeUsers ?? 0), 0)
}

const trusted = ['jsBridge', 'payment']

/** What may call into the app or take money is named in full, and waits for a second account; the rest is open at once. */
export const whitelistRules = defineRules(domainWhitelistEntry, {
  beforeSave: async (_context, draft, current) => {
    const { host, purpose, bridgeMethods } = { ...current, ...draft }
    if (!concerns(draft, current, 'host', 'purpose', 'bridgeMethods')) return {}
    const isTrusted = trusted.includes(purpose ?? '')
    if (isTrusted && host?.startsWith('*')) throw badField('host', 'app-manage.client-domain-whitelist.noWildcard')
    if (bridgeMethods && purpose !== 'jsBridge')
      throw badField('bridgeMethods', 'app-manage.client-domain-whitelist.noBridge')
    if (!current) return isTrusted ? {} : { state: 'active' as const }
    const isWider = draft.host !== undefined || draft.purpose !== undefined || draft.bridgeMethods !== undefined
    return isTrusted && isWider ? { state: 'awaitingApproval' as const } : {}
  },
})

export const approvingDomain = handle(whitelist.approve, {
  run: async ({ records }, row) => {
    await records.update(domainWhitelistEntry, row, { state: 'active' })
  },
})
