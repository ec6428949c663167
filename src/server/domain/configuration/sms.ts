import smsProvider from '../../../entities/app-manage/sms-provider'
import smsRoute from '../../../entities/app-manage/sms-route'
import { defineRules, type Verdict } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'

/** Without these people cannot get in, or cannot get their money. */
const vital = ['login', 'withdraw'] as const

export const smsRouteRules = defineRules(smsRoute, {
  beforeSave: async ({ records }, draft, current) => {
    const { primary, backups } = { ...current, ...draft }
    if (concerns(draft, current, 'primary', 'backups') && backups?.includes(primary ?? 0))
      throw badField('backups', 'app-manage.note-switchover.backupIsPrimary')
    if (draft.primary === undefined || draft.primary === null) return
    const [provider] = await records.where(smsProvider, { id: draft.primary })
    if (provider && !provider.enabled) throw badField('primary', 'app-manage.note-switchover.providerOff')
  },
  may: async (_context, verb, row): Promise<Verdict> =>
    (verb !== 'disable' && verb !== 'delete') || !isVital(row.use) || 'app-manage.note-switchover.vital',
})

/** A provider that is the only one of a route people need stays on. */
export const smsProviderRules = defineRules(smsProvider, {
  may: async ({ records }, verb, row): Promise<Verdict> => {
    if (verb !== 'disable' && verb !== 'delete') return true
    const routes = await records.where(smsRoute, { primary: row.id, enabled: true, use: vital })
    return !routes.some(({ backups }) => !backups?.length) || 'app-manage.note-switchover.onlyProvider'
  },
})

function isVital(use: string): boolean {
  return (vital as readonly string[]).includes(use)
}
