import * as commands from '../../../../commands/escort-manage/report-list'
import escort from '../../../entities/escort-manage/escort'
import escortComplaint from '../../../entities/escort-manage/escort-complaint'
import escortOrder from '../../../entities/escort-manage/escort-order'
import type { Row } from '../../../schema/entity'
import { takingNext } from '../../run/take-next'
import { type Complaint, interimDays, reportedEscort } from '../../domain/escorts/complaints'
import { refundOrder } from '../../domain/escorts/order-money'
import { banEscort, changeCredit, suspendEscort } from '../../domain/escorts/standing'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  take: takingNext(commands.take, {
    entity: escortComplaint,
    states: ['open'],
    taken: 'inReview',
    page: '/escort-manage/report-list',
  }),

  /** The oldest report stands for all of them, as the one that waits longest. */
  merge: {
    undo: 'image',
    runTogether: async ({ records }, rows) => {
      const [main, ...others] = [...rows].sort((a, b) => a.id - b.id)
      if (!main || others.length === 0) throw refused('escort-manage.report-list.merge.alone')
      if (others.some((other) => other.reported !== main.reported || other.category !== main.category))
        throw refused('escort-manage.report-list.merge.differ')
      for (const other of others) {
        for (const before of await records.where(escortComplaint, { mergedInto: other.id, state: 'merged' }))
          await records.update(escortComplaint, before, { mergedInto: main.id })
        await records.update(escortComplaint, other, { state: 'merged', mergedInto: main.id })
      }
      return { into: main.reportNo }
    },
  },

  suspendNow: {
    undo: 'never',
    check: async (context, row) =>
      (await reportedEscort(context, row))?.state === 'active' || 'escort-manage.report-list.suspendNow.notActive',
    run: async (context, row) => {
      const accused = await reportedEscort(context, row)
      if (accused) await suspendEscort(context, accused, interimDays)
    },
  },

  endSuspension: {
    undo: 'never',
    check: async (context, row) =>
      (await reportedEscort(context, row))?.state === 'suspended' ||
      'escort-manage.report-list.endSuspension.notSuspended',
    run: async (context, row) => {
      const accused = await reportedEscort(context, row)
      if (accused) await context.records.update(escort, accused, { state: 'active', banUntil: null })
    },
  },

  /** What is decided is carried out with it: nobody is notified of a remedy that did not happen. */
  decide: {
    undo: 'never',
    run: async (context, row, args) => {
      const { remedy, refundCoins, creditCut, days, decisionNote } = args
      const does = (name: (typeof remedy)[number]) => remedy.includes(name)
      if (does('refundPart') && !refundCoins) throw badField('refundCoins', 'error.required')
      if (does('creditCut') && !creditCut) throw badField('creditCut', 'error.required')
      if (does('suspend') && !days) throw badField('days', 'error.required')
      if (does('banUser') || does('police')) throw badField('remedy', 'escort-manage.report-list.decide.elsewhere')
      const order = row.order === null ? undefined : await context.records.find(escortOrder, row.order)
      const left = (order?.coins ?? 0) - (order?.refundCoins ?? 0)
      const coins = does('refundAll') ? left : does('refundPart') ? (refundCoins ?? 0) : 0
      if (order && coins > 0) await refundOrder(context, order, coins, decisionNote)
      const isUpheld = args.verdict === 'upheld' || args.verdict === 'partly'
      if (isUpheld) await sanction(context, row, { ...args, creditCut: does('creditCut') ? creditCut : null })
      const by = { decidedBy: context.account.id, decidedAt: context.now.toISOString() }
      await context.records.update(escortComplaint, row, { ...args, ...by, refundCoins: coins, state: 'decided' })
      // The remedies are carried out once; who reported the same hears the same.
      const same = { verdict: args.verdict, decisionNote, ...by, state: 'decided' as const }
      for (const other of await context.records.where(escortComplaint, { mergedInto: row.id, state: 'merged' }))
        await context.records.update(escortComplaint, other, same)
    },
  },

  /** Another account than the first decides; a decision that falls gives back credit and standing, not coins. */
  settleAppeal: {
    undo: 'never',
    check: ({ account }, row) =>
      Promise.resolve(row.decidedBy !== account.id || 'escort-manage.report-list.settleAppeal.sameJudge'),
    run: async (context, row, { uphold, decisionNote }) => {
      const accused = await reportedEscort(context, row)
      if (!uphold && accused) await restore(context, accused, row.creditCut ?? 0)
      await context.records.update(escortComplaint, row, {
        decisionNote,
        state: 'closed',
        appealBy: context.account.id,
        ...(!uphold && { verdict: 'rejected' }),
      })
    },
  },
})

async function sanction(
  context: Context,
  row: Complaint,
  { remedy, creditCut, days, decisionNote }: Pick<Complaint, 'remedy' | 'creditCut' | 'days' | 'decisionNote'>,
): Promise<void> {
  const reason = decisionNote ?? ''
  const accused = async () => reportedEscort(context, row)
  const first = await accused()
  if (first && creditCut) await changeCredit(context, first, -creditCut, reason)
  const second = await accused()
  if (!second || second.state === 'banned') return
  if (remedy?.includes('ban')) await banEscort(context, second, days, reason)
  else if (remedy?.includes('suspend')) await suspendEscort(context, second, days ?? 1)
}

async function restore({ records }: Context, row: Row<typeof escort>, points: number): Promise<void> {
  const isOut = row.state === 'suspended' || row.state === 'banned'
  await records.update(escort, row, {
    creditScore: Math.min(100, (row.creditScore ?? 100) + points),
    ...(isOut && { state: 'active' as const, banUntil: null }),
  })
}
