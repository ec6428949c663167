import * as commands from '../../../../commands/live-manage/live-settlement'
import * as adjusting from '../../../../commands/live-manage/live-settlement/adjustments'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import settlementEntity from '../../../entities/live-manage/settlement'
import settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import settlementPeriod from '../../../entities/live-manage/settlement-period'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { holds } from '../../pipeline/account'
import { approvingByTwo, refuseOnceSubmitted } from '../commodity/two-approvals'
import { computeSettlement } from './compute-settlement'
import { adjustNextPeriod } from './next-period'
import { tellUsers } from './tell-user'
import { inBothLanguages } from './told-texts'

/** From so much on, in minor units, finance approves an adjustment as well; other currencies count as they are. */
const financeFrom = 500_000
const financeRight = 'LiveManage:liveSettlement.adjustments.finance'

export const recalculating = handle(commands.recalculate, {
  undo: 'image',
  run: async (context, row) => {
    await computeSettlement(context, row)
  },
})

/** What was held goes on from where its period is by now. */
export const releasingPayment = handle(commands.release, {
  run: async ({ records }, row) => {
    const { state } = await records.get(settlementPeriod, row.period)
    const isApproved = state === 'approved' || state === 'paying' || state === 'closed'
    await records.update(settlementEntity, row, { state: isApproved ? 'approved' : 'computed', holdReason: null })
  },
})

export const sendingStatement = handle(commands.sendStatement, {
  undo: 'never',
  run: async (context, row) => {
    const { records } = context
    const payee = row.guild
      ? (await records.get(guildEntity, row.guild)).owner
      : row.anchor && (await records.get(anchorEntity, row.anchor)).user
    if (!payee) return
    const period = await records.get(settlementPeriod, row.period)
    const money = (minor: number | null) => `${((minor ?? 0) / 100).toFixed(2)} ${row.currency ?? ''}`.trim()
    const named = () => ({
      no: row.settlementNo ?? String(row.id),
      period: period.name,
      gross: money(row.gross),
      tax: money(row.tax),
      net: money(row.net),
    })
    await tellUsers(context, [payee], {
      title: inBothLanguages('live-manage.statementTitle', named),
      content: inBothLanguages('live-manage.statementText', named),
      reason: row.settlementNo ?? '',
    })
  },
})

export const approvingAdjustment = approvingByTwo(adjusting.approve, {
  needsSecond: ({ amount }) => Math.abs(amount) > financeFrom,
  to: 'approved',
  mayLast: ({ account }, { amount }) =>
    Math.abs(amount) <= financeFrom ||
    holds(account, financeRight) ||
    'live-manage.live-settlement-adjustments.needsFinance',
})

export const reversingAdjustment = handle(adjusting.reverse, {
  undo: 'never',
  check: async ({ records }, { id }) =>
    (await records.where(settlementAdjustment, { reverses: id }, 1)).length === 0 ||
    'live-manage.live-settlement-adjustments.reversedAlready',
  run: async (context, row, { reason }) => {
    const { guild, anchor, currency } = row
    const opposite = {
      guild,
      anchor,
      currency,
      kind: 'correction',
      amount: -row.amount,
      reason,
      reverses: row.id,
    } as const
    await adjustNextPeriod(context, opposite)
  },
})

export const adjustmentRules = defineRules(settlementAdjustment, {
  beforeSave: async ({ records }, draft, current) => {
    refuseOnceSubmitted(settlementAdjustment, draft, current)
    const guild = draft.guild === undefined ? current?.guild : draft.guild
    const anchor = draft.anchor === undefined ? current?.anchor : draft.anchor
    const isAsked = !current || draft.guild !== undefined || draft.anchor !== undefined
    if (isAsked && Boolean(guild) === Boolean(anchor))
      throw badField('guild', 'live-manage.live-settlement-adjustments.onePayee')
    if (!draft.period || draft.period === current?.period) return
    const { state } = await records.get(settlementPeriod, draft.period)
    if (state !== 'open' && state !== 'computed') throw badField('period', 'live-manage.periodApproved')
  },
})
