import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import { formatInstant } from '../../../fields/format'
import type { Effect } from '../../operations/effect'
import type { Context } from '../../pipeline/operation'
import { isOver, plannedBan, type Terms } from './bans'

/** What a ban of a user would come to, in words and figures; nothing where there is nobody to ban. */
export async function banEffects(
  context: Context,
  userId: number | null,
  terms: { readonly scope: Terms['scope'] | null; readonly expiresAt: string | null },
): Promise<readonly Effect[]> {
  const { scope, expiresAt: asked } = terms
  if (userId === null || scope === null) return []
  const active = await context.records.where(blacklistEntry, { user: userId, state: 'active' })
  const inForce = active.filter((each) => !isOver(each, context.now))
  const { current, strike, expiresAt } = await plannedBan(context, userId, { scope, expiresAt: asked }, inForce)
  const from = `${blacklistEntry.name}.scope.${scope}`
  return [
    expiresAt === null
      ? { caption: 'effect.ban.forGood', params: { scope: from } }
      : {
          caption: 'effect.ban.until',
          params: { scope: from, until: formatInstant(expiresAt, context.account.zone) },
        },
    current ? { caption: 'effect.ban.extends' } : { caption: 'effect.ban.strike', params: { strike } },
    ...(scope === 'login' ? [{ caption: 'effect.ban.signsOut' }] : []),
  ]
}
