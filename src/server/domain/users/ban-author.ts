import user from '../../../entities/user-manage/user'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { guardTerms, mayDisable } from './ban-rights'
import { banUser, type Ban, type Terms } from './bans'

/** Whether the author of something can be banned from a scope by this account. */
export async function mayBan(
  context: Context,
  author: number | null,
  scope: Terms['scope'] | null,
): Promise<true | string> {
  if (author === null) return 'ugc.decision.noAuthor'
  const holder = await context.records.get(user, author)
  if (holder.state === 'deleted') return 'user-manage.user-list.deleted'
  return scope === 'login' ? mayDisable(context, holder) : true
}

/** Bans an author by the rules that hold for every ban. @throws A0301 for terms beyond the account's rights */
export async function banAuthorOf(context: Context, author: number | null, terms: Terms): Promise<Ban> {
  const may = await mayBan(context, author, terms.scope)
  if (may !== true || author === null) throw refused(may === true ? 'ugc.decision.noAuthor' : may)
  guardTerms(context, terms.scope, terms.expiresAt)
  return banUser(context, author, terms)
}
