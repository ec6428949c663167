import { sql } from 'kysely'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import device from '../../../entities/user-manage/device'
import userEntity from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

export type User = Row<typeof userEntity>
export type Ban = Row<typeof blacklistEntry>
export type Scope = Ban['scope']

/** What bans need to know of a call: the sweeper has no account. */
export type BanContext = Pick<Context, 'records' | 'now' | 'db'>

/** What a ban says. `expiresAt` null means for good. */
export interface Terms {
  readonly scope: Scope
  readonly reasonCode: Ban['reasonCode']
  readonly reason: string
  readonly expiresAt: string | null
  readonly evidence?: readonly string[] | null
  readonly device?: number | null
  readonly notifyUser?: boolean
  readonly source?: NonNullable<Ban['source']>
}

/** How long an entry counts towards the next one's strike. */
const strikeDays = 180
const longestReason = 200
const maxPictures = 9

/** Whether a ban has reached its end, whatever its state says until the sweeper comes by. */
export function isOver(ban: Pick<Ban, 'expiresAt'>, now: Date): boolean {
  return ban.expiresAt !== null && Date.parse(ban.expiresAt) <= now.getTime()
}

/** The bans of a user in force now; those that have reached their end are put down as expired on the way. */
export async function bansInForce(context: BanContext, userId: number): Promise<Ban[]> {
  const active = await context.records.where(blacklistEntry, { user: userId, state: 'active' })
  for (const ban of active.filter((each) => isOver(each, context.now))) await endBan(context, ban, { state: 'expired' })
  return active.filter((each) => !isOver(each, context.now))
}

/**
 * Bans a user from one scope, and brings the user's own record in line. A ban in force on that scope is extended and
 * keeps both reasons; else the entry is a new one, with its strike.
 * @param locked the user, where it was read by who keeps it locked: then nobody can have banned it meanwhile
 */
export async function banUser(context: BanContext, userId: number, terms: Terms, locked?: User): Promise<Ban> {
  const inForce = await bansInForce(context, userId)
  const { current, strike, expiresAt } = await plannedBan(context, userId, terms, inForce)
  const ban = current
    ? await extendBan(context, current, terms, expiresAt)
    : await context.records.insert(blacklistEntry, {
        source: 'staff',
        appeal: 'none',
        notifyUser: true,
        ...terms,
        evidence: terms.evidence ?? [],
        user: userId,
        strike,
      })
  if (terms.device) await blockDevice(context, terms.device, terms.reason)
  if (!locked || isOver(ban, context.now)) await settleUser(context, userId)
  else
    await settleBy(
      context,
      locked,
      [...inForce.filter(({ id }) => id !== ban.id), ban].sort((a, b) => a.id - b.id),
    )
  return ban
}

/** What a ban comes to: the one in force that it extends, its end, and which strike it is. */
export async function plannedBan(
  context: BanContext,
  userId: number,
  { scope, expiresAt }: Pick<Terms, 'scope' | 'expiresAt'>,
  inForce: readonly Ban[],
): Promise<{ readonly current: Ban | undefined; readonly strike: number; readonly expiresAt: string | null }> {
  const current = inForce.find((each) => each.scope === scope)
  if (!current) return { current, strike: await nextStrike(context, userId, scope), expiresAt }
  return { current, strike: current.strike ?? 1, expiresAt: laterEnd(current.expiresAt, expiresAt) }
}

async function extendBan(context: BanContext, current: Ban, terms: Terms, expiresAt: string | null): Promise<Ban> {
  return context.records.update(blacklistEntry, current, {
    reasonCode: terms.reasonCode,
    reason: bothReasons(terms.reason, current.reason),
    expiresAt,
    evidence: [...new Set([...(current.evidence ?? []), ...(terms.evidence ?? [])])].slice(0, maxPictures),
    ...(terms.device && { device: terms.device }),
    ...(terms.notifyUser !== undefined && { notifyUser: terms.notifyUser }),
  })
}

/** The newer reason, then the one it was banned for before, as far as the field is long; the audit keeps both whole. */
export function bothReasons(newer: string, former: string): string {
  return former.startsWith(newer) ? former : `${newer} / ${former}`.slice(0, longestReason)
}

function laterEnd(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null
  return Date.parse(a) > Date.parse(b) ? a : b
}

/** Which entry of this user and scope within 180 days the next one is; those an appeal has cleared do not count. */
export async function nextStrike({ records, now }: BanContext, userId: number, scope: Scope): Promise<number> {
  const since = new Date(now.getTime() - strikeDays * dayMs).toISOString()
  // By the user alone: with nothing known of the table yet, an index of scopes or moments is taken for as good as that of users.
  const former = await records.alike(`strikes ${scope}`, { userId, since }, async (asked) => {
    const { rows } = await sql<{ count: number }>`select former.count
      from unnest(${asked.map((each) => each.userId)}::bigint[], ${asked.map((each) => each.since)}::timestamptz[])
        with ordinality as asked(holder, since, place)
      cross join lateral (select count(*) filter (where scope = ${scope} and created_at >= asked.since
        and appeal is distinct from 'granted') as count from blacklist_entry where "user" = asked.holder) as former
      order by asked.place`.execute(records.db)
    return rows.map(({ count }) => Number(count))
  })
  return former + 1
}

/** Ends a ban; its record stays. The caller settles the user. */
export async function endBan(
  context: BanContext,
  ban: Ban,
  end:
    | { readonly state: 'expired' }
    | {
        readonly state: 'lifted'
        readonly reason: string | null
        /** Why an appeal against it was granted, where one was. */
        readonly grantedFor?: Ban['grantedFor']
      },
): Promise<void> {
  await context.records.update(
    blacklistEntry,
    ban,
    end.state === 'expired'
      ? { state: 'expired' }
      : {
          state: 'lifted',
          liftedBy: context.records.actor,
          liftedAt: context.now.toISOString(),
          liftReason: end.reason,
          ...(end.grantedFor && { appeal: 'granted', grantedFor: end.grantedFor, assignee: null }),
        },
  )
  if (ban.device && !(await isHeldByOther(context, ban, ban.device))) await unblockDevice(context, ban.device)
}

/**
 * Brings a user's record in line with the bans in force: how many, and whether and until when the account is disabled.
 * A user who is disabled is signed out everywhere; one who was about to be deleted goes on being so afterwards.
 */
export async function settleUser(context: BanContext, userId: number): Promise<User> {
  const inForce = await bansInForce(context, userId)
  return settleBy(context, await context.records.get(userEntity, userId), inForce)
}

/**
 * As `settleUser`, for who has the user locked.
 * @param inForce its bans in force, which nobody can have changed meanwhile
 */
export async function settleBy(context: BanContext, user: User, inForce: readonly Ban[]): Promise<User> {
  if (user.state === 'deleted') return user
  const login = inForce.find(({ scope }) => scope === 'login')
  return context.records.update(userEntity, user, {
    activeBans: inForce.length,
    state: login ? 'disabled' : user.deleteAt ? 'deleting' : 'normal',
    disabledUntil: login?.expiresAt ?? null,
    ...(login && user.state !== 'disabled' && { signedOutAt: context.now.toISOString() }),
  })
}

/** Stops sign-in and registration on a device. */
export async function blockDevice({ records }: BanContext, id: number, reason: string): Promise<void> {
  const row = await records.get(device, id)
  await records.update(device, row, { state: 'blocked', blockReason: reason })
}

async function unblockDevice({ records }: BanContext, id: number): Promise<void> {
  await records.update(device, await records.get(device, id), { state: 'normal', blockReason: null })
}

/** Whether another ban in force names the device of this one too: it is free again when the last of them ends. */
export async function isHeldByOther({ records }: BanContext, { id }: Ban, deviceId: number): Promise<boolean> {
  const holders = await records.where(blacklistEntry, { device: deviceId, state: 'active' }, 2)
  return holders.some((each) => each.id !== id)
}
