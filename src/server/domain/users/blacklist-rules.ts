import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import user from '../../../entities/user-manage/user'
import { badField, refused, wrongState } from '../../base/errors'
import { defineRules } from '../../operations/handler'
import { guardTerms, mayDisable } from './ban-rights'
import { banUser, blockDevice, settleUser, type Ban, type Terms } from './bans'

/** What a ban is about and how long it lasts: fixed once it has ended. */
const terms = ['expiresAt', 'device'] as const

/** The same rules for a ban that comes by form or import as for one by command. */
export const blacklistRules = defineRules(blacklistEntry, {
  insert: async (context, draft) => {
    const given = draft as Terms & { user: number; expiresAt?: string | null }
    const holder = await context.records.find(user, given.user)
    if (!holder) throw badField('user', 'error.noSuchRecord')
    if (holder.state === 'deleted') throw refused('user-manage.user-list.deleted')
    const { user: userId, ...rest } = given
    const scoped: Terms = { ...rest, expiresAt: given.expiresAt ?? null }
    guardTerms(context, scoped.scope, scoped.expiresAt)
    const may = scoped.scope === 'login' ? await mayDisable(context, holder) : true
    if (may !== true) throw refused(may)
    return banUser(context, userId, scoped)
  },
  beforeSave: async (context, draft, current) => {
    if (!current) return
    for (const fixed of ['user', 'scope'] as const)
      if (draft[fixed] !== undefined && draft[fixed] !== current[fixed]) throw badField(fixed, 'error.readOnly')
    if (current.state !== 'active' && terms.some((name) => draft[name] !== undefined))
      throw wrongState('blacklistEntry', current.state)
    if (draft.expiresAt !== undefined && draft.expiresAt !== current.expiresAt)
      guardTerms(context, current.scope, draft.expiresAt)
  },
  afterSave: async (context, saved: Ban, before) => {
    if (saved.device && saved.device !== before?.device) await blockDevice(context, saved.device, saved.reason)
    await settleUser(context, saved.user)
  },
})
