import * as page from '../../../../commands/ugc/audit-op/[id]'
import { fixedItem } from '../../../entities/dictionaries'
import ugcPost from '../../../entities/ugc/ugc-post'
import copyrightBlacklistEntry from '../../../entities/user-manage/copyright-blacklist-entry'
import user from '../../../entities/user-manage/user'
import { handle } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'
import { banAuthorOf, mayBan } from '../user/ban-author'
import { guardTerms } from '../user/ban-rights'
import { bansInForce, endBan, settleUser } from '../user/bans'
import { daysFrom } from '../days-from'
import type { Post } from './post'
import { tellAuthor } from './tell-author'

/** Without days, for good. */
const endOf = ({ now }: Context, days: number | null) => (days === null ? null : daysFrom(now, days).toISOString())

export const banning = handle(page.banAuthor, {
  guard: async (context, { scope, days }) => guardTerms(context, scope, endOf(context, days)),
  check: (context, post, { scope }) => mayBan(context, post.user, scope),
  run: async (context, post, { days, ...terms }) => {
    await banAuthorOf(context, post.user, { ...terms, expiresAt: endOf(context, days), evidence: picturesOf(post) })
  },
})

export const lifting = handle(page.liftBan, {
  check: async (context, post, { scope }) => {
    const inForce = post.user === null ? [] : await bansInForce(context, post.user)
    return inForce.some((each) => each.scope === scope) || 'user-manage.user-list.liftBan.noBan'
  },
  run: async (context, post, { scope, reason }) => {
    if (post.user === null) return
    for (const ban of await bansInForce(context, post.user))
      if (ban.scope === scope) await endBan(context, ban, { state: 'lifted', reason })
    await settleUser(context, post.user)
  },
})

export const disabling = handle(page.disableAccount, {
  guard: async (context) => guardTerms(context, 'login', null),
  check: (context, post) => mayBan(context, post.user, 'login'),
  run: async (context, post, { reason }) => {
    await banAuthorOf(context, post.user, {
      scope: 'login',
      reasonCode: fixedItem('userBanReason', 'other'),
      reason,
      expiresAt: null,
    })
  },
})

/** A user has one entry: further tags are added to it. */
export const banningFromCopyright = handle(page.banCopyright, {
  check: (context, post) => mayBan(context, post.user, null),
  run: async (context, post, { tags, reason }) => {
    if (post.user === null) return
    const [held] = await context.records.where(copyrightBlacklistEntry, { user: post.user, state: 'active' }, 1)
    if (held) {
      const all = [...new Set([...held.tags, ...tags])]
      await saveWithRules(context, copyrightBlacklistEntry, held, { tags: all, reason })
    } else await create(context, copyrightBlacklistEntry, { user: post.user, tags, reason, source: 'staff' })
  },
})

export const resettingPortrait = handle(page.resetPortrait, {
  undo: 'image',
  check: async ({ records }, post) => {
    if (post.user === null) return 'ugc.decision.noAuthor'
    const author = await records.get(user, post.user)
    return author.portrait !== null || 'user-manage.user-list.resetPortrait.noPortrait'
  },
  run: (context, post, { reasons }) => reset(context, post, { portrait: null }, 'portraitReset', reasons),
})

export const resettingName = handle(page.resetName, {
  undo: 'image',
  check: (context, post) => mayBan(context, post.user, null),
  run: async (context, post, { what, reasons }) => {
    if (post.user === null) return
    const author = await context.records.get(user, post.user)
    const nickname = what === 'bio' ? {} : { nickname: `User ${author.displayId ?? author.id}` }
    const bio = what === 'nickname' ? {} : { bio: null }
    await reset(context, post, { ...nickname, ...bio }, 'nameReset', reasons)
  },
})

async function reset(
  context: Context,
  post: Post,
  patch: { readonly portrait?: null; readonly nickname?: string; readonly bio?: null },
  what: 'portraitReset' | 'nameReset',
  reasons: readonly number[],
): Promise<void> {
  if (post.user === null) return
  const { records } = context
  await records.update(user, await records.get(user, post.user), patch)
  await records.update(ugcPost, post, { reasons: [...reasons] })
  await tellAuthor(context, { user: post.user, what, reasons })
}

/** What there is to show of a post, as a ban keeps it. */
function picturesOf({ cover, images }: Post): string[] {
  return [...(cover ? [cover] : []), ...(images ?? [])].slice(0, 9)
}
