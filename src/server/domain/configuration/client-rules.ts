import clientStatusRule from '../../../entities/app-manage/client-status-rule'
import clientVersion from '../../../entities/app-manage/client-version'
import domainWhitelistEntry from '../../../entities/app-manage/domain-whitelist-entry'
import forceUpdateRule from '../../../entities/app-manage/force-update-rule'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { checkPeriod } from '../../operations/period'
import { concerns } from '../../operations/concerns'

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
