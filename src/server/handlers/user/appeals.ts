import { grantAppeal, upholdAppeal } from '../../../../commands/user-manage/user-black-list'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { endBan, settleUser, type Ban } from './bans'

export const grantingAppeal = handle(grantAppeal, {
  check: decidedByAnother,
  run: async (context, entry, { liftReason }) => {
    await endBan(context, entry, { state: 'lifted', reason: liftReason, isAppeal: true })
    await settleUser(context, entry.user)
  },
})

export const upholdingAppeal = handle(upholdAppeal, {
  check: decidedByAnother,
  run: async (context, entry) => {
    await context.records.update(blacklistEntry, entry, { appeal: 'upheld' })
  },
})

/** Nobody decides on the appeal against their own ban. */
async function decidedByAnother({ account }: Context, { createdBy }: Ban): Promise<true | string> {
  return createdBy !== account.id || 'user-manage.user-black-list.ownBan'
}
