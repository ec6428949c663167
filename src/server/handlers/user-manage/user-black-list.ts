import { sql } from 'kysely'
import * as commands from '../../../../commands/user-manage/user-black-list'
import { ban } from '../../../../commands/user-manage/user-list'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import user from '../../../entities/user-manage/user'
import { reachedBy, whichOf } from '../../access/reached-record'
import { caption } from '../../base/captions'
import { guardEnd, guardTerms, mayDisable, needsPermanentRight, permanentRight } from '../../domain/users/ban-rights'
import {
  type Ban,
  bansInForce,
  blockDevice,
  bothReasons,
  endBan,
  isHeldByOther,
  isOver,
  nextStrike,
  type Scope,
  settleUser,
  type User,
} from '../../domain/users/bans'
import { dayMs } from '../../../schema/time'
import { becomes, type Effect } from '../../operations/effect'
import { handlers } from '../../operations/handler'
import { holds } from '../../access/account'
import { badField, notPermitted, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** A column of a spreadsheet, pasted. */
const maxIds = 5_000

const maxExamples = 5

const field = 'displayIds'

/** Where it stands in captions what a decision on an appeal does. */
const effects = 'user-manage.user-black-list.effect'

/** What a pasted column of display ids amounts to. */
interface Sorted {
  readonly asked: number
  readonly unknown: readonly string[]
  readonly deleted: readonly User[]
  readonly protected: readonly User[]
  /** Their ban in force is extended. */
  readonly banned: readonly User[]
  /** Who would be banned, those banned already among them. */
  readonly bannable: readonly User[]
}

export default handlers(commands, {
  grantAppeal: {
    check: decidedByAnother,
    effect: grantEffects,
    run: async (context, entry, { grantedFor, liftReason }) => {
      await endBan(context, entry, { state: 'lifted', reason: liftReason, grantedFor })
      await settleUser(context, entry.user)
    },
  },

  upholdAppeal: {
    check: decidedByAnother,
    effect: ({ now }, entry) => Promise.resolve([staysFor(now, entry)]),
    run: async (context, entry, { upheldFor }) => {
      await context.records.update(blacklistEntry, entry, { appeal: 'upheld', upheldFor, assignee: null })
    },
  },

  /** Bans many users at once: each by the command for one, in the background, so that one that fails stops none. */
  banMany: {
    guard: async (context, { scope, expiresAt }) => {
      if (!holds(context.account, banInfo(context).permission)) throw notPermitted(banInfo(context).permission)
      guardTerms(context, scope, expiresAt)
    },
    preview: async (context, { displayIds, scope }) => {
      const sorted = await sortOut(context, idsOf(displayIds), scope)
      return { total: sorted.asked, eligible: sorted.bannable.length, reasons: [], lines: linesOf(context, sorted) }
    },
    run: async (context, { displayIds, ...terms }) => {
      const { bannable } = await sortOut(context, idsOf(displayIds), terms.scope)
      if (bannable.length === 0) throw refused('error.nothingChosen')
      const ids = bannable.map(({ id }) => id)
      return { jobId: await context.services.jobs.startBatch(context, banInfo(context), { ids }, terms) }
    },
  },

  lift: {
    run: async (context, entry, { liftReason }) => {
      await endBan(context, entry, { state: 'lifted', reason: liftReason })
      await settleUser(context, entry.user)
    },
  },

  /** Puts an ended ban in force again. */
  ban: {
    guard: async ({ now }, { expiresAt }) => guardEnd(now, expiresAt),
    check: async (context, entry, { expiresAt }) => {
      const inForce = await bansInForce(context, entry.user)
      if (inForce.some(({ scope }) => scope === entry.scope)) return 'user-manage.user-black-list.bannedAlready'
      const holder = await context.records.get(user, entry.user)
      if (holder.state === 'deleted') return 'user-manage.user-list.deleted'
      if (entry.scope === 'login') {
        const may = await mayDisable(context, holder)
        if (may !== true) return may
      }
      return mayEndThen(context, entry, expiresAt)
    },
    run: async (context, entry, { reason, expiresAt }) => {
      const strike = await nextStrike(context, entry.user, entry.scope)
      await context.records.update(blacklistEntry, entry, {
        state: 'active',
        reason: bothReasons(reason, entry.reason),
        expiresAt,
        strike: Math.max(strike, (entry.strike ?? 0) + 1),
        appeal: 'none',
        appealText: null,
        appealedAt: null,
        dueAt: null,
        grantedFor: null,
        upheldFor: null,
        liftedBy: null,
        liftedAt: null,
        liftReason: null,
      })
      if (entry.device) await blockDevice(context, entry.device, reason)
      await settleUser(context, entry.user)
    },
  },

  /** Moves the end of a ban, either way. */
  extend: {
    guard: async ({ now }, { expiresAt }) => guardEnd(now, expiresAt),
    check: (context, entry, { expiresAt }) => mayEndThen(context, entry, expiresAt),
    run: async (context, entry, { reason, expiresAt }) => {
      await context.records.update(blacklistEntry, entry, { expiresAt, reason: bothReasons(reason, entry.reason) })
      await settleUser(context, entry.user)
    },
  },

  blockDevice: {
    run: async (context, entry, { device }) => {
      await blockDevice(context, device, entry.reason)
      await context.records.update(blacklistEntry, entry, { device })
    },
  },
})

/** Nobody decides on the appeal against their own ban. */
async function decidedByAnother({ account }: Context, { createdBy }: Ban): Promise<true | string> {
  return createdBy !== account.id || 'user-manage.user-black-list.ownBan'
}

/** What granting an appeal gives back, and what stays as it is. */
async function grantEffects(context: Context, entry: Ban): Promise<readonly Effect[]> {
  const { now, records } = context
  const inForce = await records.where(blacklistEntry, { user: entry.user, state: 'active' })
  const others = inForce.filter((each) => each.id !== entry.id && !isOver(each, now)).length
  const days = daysLeft(now, entry)
  const frees = entry.device !== null && !(await isHeldByOther(context, entry, entry.device))
  const say = (name: string, more: Omit<Effect, 'caption'> = {}): Effect => ({ caption: `${effects}.${name}`, ...more })
  return [
    becomes(blacklistEntry, 'lifted'),
    say('givesBack', { params: { scope: `${blacklistEntry.name}.scope.${entry.scope}` } }),
    days === null ? say('wasForGood') : say('daysEarly', { amount: days }),
    say('noStrike'),
    ...(frees ? [say('freesDevice')] : []),
    ...(others > 0 ? [say('othersStay', { amount: others })] : []),
  ]
}

function staysFor(now: Date, entry: Ban): Effect {
  const days = daysLeft(now, entry)
  return days === null
    ? { caption: `${effects}.staysForGood`, isState: true }
    : { caption: `${effects}.staysDays`, amount: days, isState: true }
}

/** How many days a ban has still to last, those that have begun with them; null for good. */
function daysLeft(now: Date, { expiresAt }: Ban): number | null {
  return expiresAt === null ? null : Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs))
}

/** The command that bans one user, whose right this asks for too. */
function banInfo({ services }: Context) {
  const info = [...services.registry.commands.values()].find(({ command }) => command === ban)
  if (!info) throw new Error('commands user-manage.user-list.ban: it is not declared.')
  return info
}

/** @throws A0400 for a text without ids, or with more than 5,000 */
function idsOf(text: string): string[] {
  const ids = [...new Set(text.match(/\d{6,12}/g) ?? [])]
  if (ids.length === 0) throw badField(field, 'error.required')
  if (ids.length > maxIds) throw badField(field, 'error.tooMany', { max: maxIds })
  return ids
}

async function sortOut(context: Context, ids: readonly string[], scope: Scope): Promise<Sorted> {
  const found = await reachedAmong(context, ids)
  const known = new Set(found.map(({ displayId }) => displayId))
  const deleted = found.filter(({ state }) => state === 'deleted')
  const guarded: User[] = []
  const bannable: User[] = []
  for (const each of found) {
    if (each.state === 'deleted') continue
    const may = scope === 'login' ? await mayDisable(context, each) : true
    if (may === true) bannable.push(each)
    else guarded.push(each)
  }
  const inForce = await bannedFrom(context, bannable, scope)
  return {
    asked: ids.length,
    unknown: ids.filter((id) => !known.has(id)),
    deleted,
    protected: guarded,
    banned: bannable.filter(({ id }) => inForce.has(id)),
    bannable,
  }
}

/** Those of the users with some numbers whom the account comes to by its right to ban: others are nobody to it. */
async function reachedAmong(context: Context, displayIds: readonly string[]): Promise<User[]> {
  const found = await context.records.where(user, { displayId: displayIds }, maxIds)
  const ids = await whichOf(
    context,
    user,
    found.map(({ id }) => id),
    reachedBy(context, banInfo(context)),
  )
  return found.filter(({ id }) => ids.has(id))
}

async function bannedFrom({ db, now }: Context, users: readonly User[], scope: Scope): Promise<Set<number>> {
  const { rows } = await sql<{ user: number }>`select "user" from blacklist_entry
    where "user" = any(${users.map(({ id }) => id)}) and scope = ${scope} and state = 'active'
      and (expires_at is null or expires_at > ${now.toISOString()})`.execute(db)
  return new Set(rows.map((row) => Number(row.user)))
}

function linesOf({ language }: Context, sorted: Sorted): string[] {
  const line = (name: string, all: readonly (string | User)[]) => {
    const examples = all.slice(0, maxExamples).map((each) => (typeof each === 'string' ? each : each.displayId))
    const params = { count: all.length, examples: examples.join(', ') }
    return all.length === 0 ? [] : [caption(language, `user-manage.user-black-list.banMany.${name}`, params)]
  }
  const found = caption(language, 'user-manage.user-black-list.banMany.found', {
    count: sorted.asked - sorted.unknown.length,
  })
  return [
    found,
    ...line('unknown', sorted.unknown),
    ...line('protected', sorted.protected),
    ...line('deleted', sorted.deleted),
    ...line('banned', sorted.banned),
  ]
}

async function mayEndThen({ account }: Context, { scope }: Ban, expiresAt: string | null): Promise<true | string> {
  if (!needsPermanentRight(scope, expiresAt) || holds(account, permanentRight)) return true
  return 'user-manage.user-black-list.permanentOnly'
}
