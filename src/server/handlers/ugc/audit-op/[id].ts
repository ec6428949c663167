import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import * as commands from '../../../../../commands/ugc/audit-op/[id]'
import { fixedItem } from '../../../../dictionaries/dictionaries'
import reviewDecision from '../../../../entities/review-manage/review-decision'
import reviewer from '../../../../entities/review-manage/reviewer'
import ugcPost from '../../../../entities/ugc/ugc-post'
import ugcReport from '../../../../entities/ugc/ugc-report'
import ugcStrike from '../../../../entities/ugc/ugc-strike'
import copyrightBlacklistEntry from '../../../../entities/user-manage/copyright-blacklist-entry'
import user from '../../../../entities/user-manage/user'
import { extensionOf } from '../../../../fields/storage-key'
import { signingSecret } from '../../../db/signing-secret'
import { daysFrom } from '../../../operations/days-from'
import { closeReports } from '../../../domain/ugc/close-reports'
import { decide, type Verdict } from '../../../domain/ugc/decide'
import { approve } from '../../../domain/ugc/decisions'
import { mayDecide } from '../../../domain/ugc/may-decide'
import { free, type Post, restrictedRight, secondThoughts } from '../../../domain/ugc/post'
import { takeNext } from '../../../domain/ugc/queue'
import { revoke } from '../../../domain/ugc/strikes'
import { tellAuthor } from '../../../domain/ugc/tell-author'
import { banAuthorOf, mayBan } from '../../../domain/users/ban-author'
import { guardTerms } from '../../../domain/users/ban-rights'
import { bansInForce, endBan, settleUser } from '../../../domain/users/bans'
import { leaveNotices } from '../../../events/notify'
import { handlers } from '../../../operations/handler'
import { create } from '../../../operations/save'
import { saveWithRules } from '../../../operations/standard-handlers'
import { askOutside } from '../../../base/outside'
import { holds } from '../../../access/account'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { undoEntry } from '../../../run/undo'
import type { Services } from '../../../base/services'
import { fileLink } from '../../../storage/file-links'
import { hashed } from '../../../storage/hashed'
import type { Storage } from '../../../storage/storage'
import { zip, type ZipFile } from '../../../storage/zip'
import { translateTexts } from '../../../translation/translate-texts'

/** What a machine calls risky is looked at by itself. */
const isHarmless = (_context: Context, { riskLevel }: Post): Promise<true | string> =>
  Promise.resolve((riskLevel !== 'high' && riskLevel !== 'critical') || 'ugc.audit-list.approve.openFirst')

/** Without days, for good. */
const endOf = ({ now }: Context, days: number | null) => (days === null ? null : daysFrom(now, days).toISOString())

/** How long the link to a package lives, in milliseconds; the package itself stays. */
const linkLasts = 15 * 60_000

interface Held {
  readonly file: string
  readonly sha256: string
  readonly bytes: number
}

/** Passing over more than this many a day is told to the lead; whoever is distressed is never counted. */
const maxSkips = 20

/** What decides on a post, and can be thought better of. */
const decisions = [
  'approve',
  'reject',
  'limit',
  'takeDown',
  'escalate',
  'upholdAppeal',
  'rejectAppeal',
  'restore',
  'unlimit',
  'block',
].flatMap((name) => [`ugc.audit-list.${name}`, `ugc.audit-op.${name}`])

const maxAlike = 1_000

export default handlers(commands, {
  banAuthor: {
    guard: async (context, { scope, days }) => guardTerms(context, scope, endOf(context, days)),
    check: (context, post, { scope }) => mayBan(context, post.user, scope),
    run: async (context, post, { days, ...terms }) => {
      await banAuthorOf(context, post.user, { ...terms, expiresAt: endOf(context, days), evidence: picturesOf(post) })
    },
  },

  liftBan: {
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
  },

  disableAccount: {
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
  },

  /** A user has one entry: further tags are added to it. */
  banCopyright: {
    check: (context, post) => mayBan(context, post.user, null),
    run: async (context, post, { tags, reason }) => {
      if (post.user === null) return
      const [held] = await context.records.where(copyrightBlacklistEntry, { user: post.user, state: 'active' }, 1)
      if (held) {
        const all = [...new Set([...held.tags, ...tags])]
        await saveWithRules(context, copyrightBlacklistEntry, held, { tags: all, reason })
      } else await create(context, copyrightBlacklistEntry, { user: post.user, tags, reason, source: 'staff' })
    },
  },

  resetPortrait: {
    undo: 'image',
    check: async ({ records }, post) => {
      if (post.user === null) return 'ugc.decision.noAuthor'
      const author = await records.get(user, post.user)
      return author.portrait !== null || 'user-manage.user-list.resetPortrait.noPortrait'
    },
    run: (context, post, { reasons }) => reset(context, post, { portrait: null }, 'portraitReset', reasons),
  },

  resetName: {
    undo: 'image',
    check: (context, post) => mayBan(context, post.user, null),
    run: async (context, post, { what, reasons }) => {
      if (post.user === null) return
      const author = await context.records.get(user, post.user)
      const nickname = what === 'bio' ? {} : { nickname: `User ${author.displayId ?? author.id}` }
      const bio = what === 'nickname' ? {} : { bio: null }
      await reset(context, post, { ...nickname, ...bio }, 'nameReset', reasons)
    },
  },

  approve: { undo: 'image', check: mayDecide, checkInBulk: isHarmless, run: approve },

  /**
   * Puts a post, its media with their hashes, its reports and what was decided into one archive, and signs what it says: a
   * change of a single byte shows. The films are read while no transaction is open, once, beside the record as it was before.
   */
  sealEvidence: {
    undo: 'never',
    check: ({ account }) => Promise.resolve(holds(account, restrictedRight) || 'ugc.decision.restricted'),
    run: async (context, post, { caseNumber }) => {
      const { services, now, account } = context
      const record = await recordOf(context, post, caseNumber)
      const name = `evidence-${post.code ?? post.id}-${now.toISOString().slice(0, 10)}.zip`
      const key = `evidence/${post.id}/${now.getTime()}.zip`
      await askOutside(services, key, () => seal(services, key, post, record))
      const secret = await signingSecret(context)
      return { url: fileLink(secret, key, name, now.getTime(), { lasts: linkLasts, account: account.username }), name }
    },
  },

  /** What is sealed takes its copies along that no person has seen yet. */
  addHash: {
    undo: 'image',
    run: async ({ records }, post, { reasons }) => {
      await records.update(ugcPost, post, { hashBlocked: true, reasons: [...reasons] })
      for (const copy of await records.where(ugcPost, { duplicateOf: post.id, state: 'checking' }))
        await records.update(ugcPost, copy, { state: 'blocked', reasons: [...reasons] })
    },
  },

  next: { run: (context) => takeNext(context, commands.next) },

  skip: {
    undo: 'never',
    run: async (context, post, { why }) => {
      const { records, account } = context
      const skippedBy = [...new Set([...(post.skippedBy ?? []), account.id])]
      await records.update(ugcPost, post, { ...free, skippedBy })
      if (why !== 'distress') await tellLead(context)
    },
  },

  /** The latest decision of whoever asks, within 5 minutes; where somebody has gone on from it, undoing refuses. */
  undoLast: {
    run: async (context) => {
      const { db, account, now, services } = context
      const since = new Date(now.getTime() - secondThoughts).toISOString()
      const { rows } = await sql<{ id: number; record_id: string }>`select a.id, a.record_id from audit_entry a
      where a.account = ${account.id} and a.command = any(${decisions}) and a.result = 'ok' and a.at >= ${since}
        and not exists (select 1 from audit_entry u where u.undoes = a.id)
      order by a.id desc limit 1`.execute(db)
      const [last] = rows
      if (!last) throw refused('ugc.audit-op.undoLast.none')
      await undoEntry(context, services.registry, Number(last.id))
      context.records.isAudited = true
      return { id: Number(last.record_id) }
    },
  },

  allSimilar: {
    undo: 'image',
    check: async (context, post) => {
      if ((await alikeTo(context, post)).length === 0) return 'ugc.audit-op.allSimilar.none'
      const isReasoned = post.state === 'published' || (post.reasons ?? []).length > 0
      return isReasoned || 'ugc.audit-op.allSimilar.noReasons'
    },
    run: async (context, post) => {
      let decided = 0
      for (const each of await alikeTo(context, post)) {
        if ((await mayDecide(context, each)) !== true) continue
        await decide(context, each, verdictOf(post))
        decided++
      }
      return { findings: [{ caption: 'ugc.audit-op.allSimilar.decided', value: decided, tone: 'good' as const }] }
    },
  },

  dismissReports: {
    undo: 'image',
    run: async (context, post) => {
      await closeReports(context, post, 'kept', new Date(context.now.getTime() + secondThoughts))
      await context.records.update(ugcPost, post, { reportCount: 0 })
    },
  },

  /** All that is written in a post, in the language of whoever reads it. */
  translate: {
    undo: 'image',
    check: (_context, post) => Promise.resolve(textsOf(post).length > 0 || 'ugc.audit-op.translate.noText'),
    run: async (context, post) => {
      const { text, said } = await translateTexts(context, textsOf(post), post.language)
      await context.records.update(ugcPost, post, { translation: text })
      return said
    },
  },

  strike: {
    undo: 'never',
    check: hasAuthor,
    run: async (context, row, { days, remark, ...terms }) => {
      await create(
        context,
        ugcStrike,
        { ...terms, user: row.user, ...(days !== null && { days }), ...(remark !== null && { remark }) },
        { post: row.id },
      )
    },
  },

  /** Sent and kept, and costs no points. */
  warnAuthor: {
    undo: 'never',
    check: hasAuthor,
    run: async (context, row, { reason }) => {
      await create(context, ugcStrike, { user: row.user, reason, points: 0, measure: 'warning' }, { post: row.id })
    },
  },

  revokeStrike: {
    undo: 'never',
    check: async ({ records }, row, { strike }) => {
      const found = await records.find(ugcStrike, strike)
      if (!found) return true
      if (found.user !== row.user) return 'ugc.audit-op.revokeStrike.ofOther'
      return found.state === 'active' || 'ugc.audit-op.revokeStrike.over'
    },
    run: async (context, _row, { strike, remark }) => {
      await revoke(context, await context.records.get(ugcStrike, strike), remark)
    },
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

async function seal(services: Services, key: string, post: Post, record: object): Promise<void> {
  const secret = await signingSecret({ db: services.db, services })
  await services.storage.write(key, zip(filesOf(services.storage, post, record, secret)))
}

async function* filesOf(storage: Storage, post: Post, record: object, secret: Buffer): AsyncGenerator<ZipFile> {
  const held: Held[] = []
  for (const [index, key] of mediaOf(post).entries()) {
    const stored = await storage.read(key)
    if (!stored) continue
    const file = `media-${index + 1}.${extensionOf(key)}`
    // A film is larger than any memory: it is hashed while it goes by.
    yield {
      name: file,
      content: Readable.from(hashed(stored.content, ({ sha256, bytes }) => held.push({ file, sha256, bytes }))),
    }
  }
  const said = JSON.stringify({ ...record, files: held }, null, 2)
  yield { name: 'record.json', content: Readable.from([Buffer.from(said)]) }
  const signature = createHmac('sha256', secret).update(said).digest('hex')
  yield { name: 'record.json.hmac-sha256', content: Readable.from([Buffer.from(signature)]) }
}

async function recordOf({ records, account, now }: Context, post: Post, caseNumber: string) {
  return {
    caseNumber,
    sealedAt: now.toISOString(),
    sealedBy: account.username,
    post,
    reports: await records.where(ugcReport, { post: post.id }),
    decisions: await records.where(reviewDecision, { post: post.id }),
  }
}

function mediaOf({ cover, images, video }: Post): string[] {
  return [cover, ...(images ?? []), video].flatMap((key) => (key ? [key] : []))
}

async function tellLead(context: Context): Promise<void> {
  const { db, records, account, now } = context
  const [own] = await records.where(reviewer, { account: account.id }, 1)
  if (!own) return
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry
    where account = ${account.id} and command = 'ugc.audit-op.skip' and result = 'ok'
      and at >= ${now.toISOString().slice(0, 10)} and args ->> 'why' is distinct from 'distress'`.execute(db)
  // The one in hand is not written down yet; the lead is informed once a day.
  if (Number(rows[0]?.count ?? 0) !== maxSkips) return
  await leaveNotices(context, [own.lead], {
    kind: 'dueSoon',
    caption: 'ugc.notice.manySkips',
    params: { name: account.realName, count: maxSkips },
    link: '/ugc/audit-list',
    urgent: false,
  })
}

/** Copies of a post, and what it is a copy of, as far as they still wait; what is risky is not approved unseen. */
async function alikeTo({ records }: Context, post: Post): Promise<Post[]> {
  const states = ['pending', 'escalated'] as const
  const original = post.duplicateOf ?? post.id
  const copies = await records.where(ugcPost, { duplicateOf: original, state: [...states] }, maxAlike)
  const first = await records.where(ugcPost, { id: original, state: [...states] }, 1)
  const isRisky = ({ riskLevel }: Post) => riskLevel === 'high' || riskLevel === 'critical'
  return [...first, ...copies].filter((each) => each.id !== post.id && (post.state !== 'published' || !isRisky(each)))
}

function verdictOf({ state, reach, reasons, ageMark, hiddenAreas }: Post): Verdict {
  if (state === 'published') return { to: 'published', ageMark, hiddenAreas }
  if (state === 'limited') return { to: 'limited', reach, reasons: reasons ?? [] }
  return { to: state === 'rejected' ? 'rejected' : 'takenDown', reasons: reasons ?? [] }
}

function textsOf({ title, text, ocrText, asrText }: Post): string[] {
  return [title, text, ocrText, asrText].flatMap((each) => (each?.trim() ? [each] : []))
}

function hasAuthor(_context: Context, { user }: Post): Promise<true | string> {
  return Promise.resolve(user !== null || 'ugc.decision.noAuthor')
}
