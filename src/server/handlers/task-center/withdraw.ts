import { ALL_AREAS } from '../../../fields/areas/field'
import { sql } from 'kysely'
import * as commands from '../../../../commands/task-center/withdraw'
import { fixedItems } from '../../../dictionaries/dictionaries'
import integralSetting from '../../../entities/task-center/integral-setting'
import integralWithdrawal from '../../../entities/task-center/integral-withdrawal'
import type { Row } from '../../../schema/entity'
import { requestListFile } from '../../domain/reports/list-file'
import { idsOf, titled } from '../../domain/tasks/files'
import { isFrozen } from '../../domain/tasks/freezes'
import { bookPoints, endOfPoints } from '../../domain/tasks/points'
import { guardTerms } from '../../domain/users/ban-rights'
import { banEffects } from '../../domain/users/ban-effects'
import { banUser } from '../../domain/users/bans'
import { payoutEffect } from '../../domain/payments/payout-effect'
import { becomes, type Effect } from '../../operations/effect'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Withdrawal = Row<typeof integralWithdrawal>

/** What may be confiscated for. */
const fraud = fixedItems('pointsWithdrawalRejectReason', 'fakeInvites', 'multipleAccounts', 'scriptUse', 'blacklisted')

/** Points that come back last at least this many days. */
const leastDays = 30

export default handlers(commands, {
  exportPayout: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'integral-withdrawal',
        title: titled(context, 'withdraw.exportPayout'),
        filters: idsOf(rows),
        columns: ['withdrawNo', 'method', 'payee', 'net', 'currency', 'payoutAmount', 'payoutCurrency', 'country'],
      }),
  },

  approve: {
    check: async (context, { user }) => !(await isFrozen(context, user)) || 'task-center.withdraw.frozen',
    effect: async (context, row) => {
      const state = await approvedTo(context, row)
      return [becomes(integralWithdrawal, state), netOf(row, state === 'approved' ? 'toPay' : 'toSecond')]
    },
    run: async (context, row) => {
      const state = await approvedTo(context, row)
      await context.records.update(integralWithdrawal, row, {
        state,
        firstBy: context.account.id,
      })
      return { isWaiting: state === 'awaitingSecond' }
    },
  },

  approveSecond: {
    effect: (_context, row) => Promise.resolve([netOf(row, 'toPay')]),
    check: async (context, { firstBy, user }) => {
      if (firstBy === context.account.id) return 'task-center.withdraw.approveSecond.first'
      return !(await isFrozen(context, user)) || 'task-center.withdraw.frozen'
    },
    run: async ({ records, account }, row) => {
      await records.update(integralWithdrawal, row, { state: 'approved', secondBy: account.id })
    },
  },

  hold: { effect: (_context, row) => Promise.resolve([netOf(row, 'heldBack')]) },

  release: { effect: (_context, row) => Promise.resolve([netOf(row, 'again')]) },

  retryPayout: { effect: (_context, row) => Promise.resolve([netOf(row, 'toPay')]) },

  reject: {
    effect: (_context, row, { returnPoints }) =>
      Promise.resolve([pointsOf(row, returnPoints === false ? 'confiscated' : 'back')]),
    guard: async (_context, { returnPoints, rejectReason }) => {
      if (returnPoints === false && !fraud.includes(rejectReason))
        throw badField('returnPoints', 'task-center.withdraw.reject.needsFraud')
    },
    run: async (context, row, { rejectReason, decisionNote, returnPoints }) => {
      if (returnPoints !== false) await giveBack(context, row, decisionNote)
      await context.records.update(integralWithdrawal, row, {
        state: 'rejected',
        rejectReason,
        decisionNote,
        returnPoints: returnPoints !== false,
      })
    },
    undo: 'never',
  },

  giveBack: {
    effect: (_context, row) => Promise.resolve([pointsOf(row, 'back')]),
    run: async (context, row, { reason }) => {
      await giveBack(context, row, reason)
      await context.records.update(integralWithdrawal, row, { state: 'returned' })
    },
    undo: 'never',
  },

  banUser: {
    effect: (context, { user }, terms) => banEffects(context, user, terms),
    guard: async (context, { scope, expiresAt }) => guardTerms(context, scope, expiresAt),
    run: async (context, { user }, { scope, reasonCode, reason, expiresAt }) => {
      if (user !== null) await banUser(context, user, { scope, reasonCode, reason, expiresAt })
    },
  },
})

/** The amount from which two people decide: that of the settings of the user's area, else the lowest of all; in their currency. */
async function secondFrom({ records, db }: Context, row: Withdrawal): Promise<number> {
  const settings = await records.where(integralSetting, { currency: row.currency ?? 'USD' })
  const { rows } = await sql<{ id: number }>`select id from area_config where ${row.country} = any(countries)`.execute(
    db,
  )
  const homes = new Set(rows.map(({ id }) => Number(id)))
  const own = settings.filter(({ areas }) => areas.some((id) => id === ALL_AREAS || homes.has(id)))
  const limits = (own.length > 0 ? own : settings).map((setting) => setting.secondFrom)
  return limits.length > 0 ? Math.min(...limits) : 0
}

/** Where a first approval leads: on to a second person from the amount of the settings on. */
async function approvedTo(context: Context, row: Withdrawal): Promise<'awaitingSecond' | 'approved'> {
  return (row.amount ?? 0) >= (await secondFrom(context, row)) ? 'awaitingSecond' : 'approved'
}

/** What is paid, in the currency of its account where that is known by now. */
function netOf({ payoutAmount, payoutCurrency, net, currency }: Withdrawal, what: string): Effect {
  const paid = { amount: payoutAmount, currency: payoutCurrency }
  return payoutEffect(`task-center.withdraw.effect.${what}`, paid, { amount: net, currency })
}

/** The points that a withdrawal holds; of a user who is gone there are none to move. */
function pointsOf({ user, points }: Withdrawal, what: 'back' | 'confiscated'): Effect & { readonly amount: number } {
  return { caption: `task-center.withdraw.effect.${what}`, amount: user === null ? 0 : (points ?? 0) }
}

async function giveBack(context: Context, row: Withdrawal, note: string | null): Promise<void> {
  const { amount } = pointsOf(row, 'back')
  if (row.user === null || amount === 0) return
  await bookPoints(context, {
    user: row.user,
    amount,
    kind: 'withdrawReturn',
    key: `withdrawal:${row.id}:return`,
    sourceNo: row.withdrawNo,
    note,
    expiresAt: endOfPoints(context.now, leastDays),
  })
}
