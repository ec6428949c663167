import { ban, blockDevice as blockDeviceCommand, extend, lift } from '../../../../commands/user-manage/user-black-list'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import user from '../../../entities/user-manage/user'
import { holds } from '../../pipeline/account'
import type { Context } from '../../pipeline/operation'
import { handle } from '../../operations/handler'
import { guardEnd, mayDisable, needsPermanentRight, permanentRight } from './ban-rights'
import { bansInForce, blockDevice, bothReasons, endBan, nextStrike, settleUser, type Ban } from './bans'

export const liftingEntry = handle(lift, {
  run: async (context, entry, { liftReason }) => {
    await endBan(context, entry, { state: 'lifted', reason: liftReason })
    await settleUser(context, entry.user)
  },
})

/** Puts an ended ban in force again. */
export const banningAgain = handle(ban, {
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
      liftedBy: null,
      liftedAt: null,
      liftReason: null,
    })
    if (entry.device) await blockDevice(context, entry.device, reason)
    await settleUser(context, entry.user)
  },
})

/** Moves the end of a ban, either way. */
export const extending = handle(extend, {
  guard: async ({ now }, { expiresAt }) => guardEnd(now, expiresAt),
  check: (context, entry, { expiresAt }) => mayEndThen(context, entry, expiresAt),
  run: async (context, entry, { reason, expiresAt }) => {
    await context.records.update(blacklistEntry, entry, { expiresAt, reason: bothReasons(reason, entry.reason) })
    await settleUser(context, entry.user)
  },
})

export const blockingDevice = handle(blockDeviceCommand, {
  run: async (context, entry, { device }) => {
    await blockDevice(context, device, entry.reason)
    await context.records.update(blacklistEntry, entry, { device })
  },
})

async function mayEndThen({ account }: Context, { scope }: Ban, expiresAt: string | null): Promise<true | string> {
  if (!needsPermanentRight(scope, expiresAt) || holds(account, permanentRight)) return true
  return 'user-manage.user-black-list.permanentOnly'
}
