import { sql } from 'kysely'
import {
  decide,
  endSuspension,
  merge,
  settleAppeal,
  suspendNow,
  take,
} from '../../../../commands/escort-manage/report-list'
import { fixedItem, fixedItems } from '../../../entities/dictionaries'
import escort from '../../../entities/escort-manage/escort'
import escortComplaint from '../../../entities/escort-manage/escort-complaint'
import escortOrder from '../../../entities/escort-manage/escort-order'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, handleTogether } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from '../commodity/document-number'
import { takingNext } from '../commodity/take-next'
import { refundOrder } from './order-money'
import { banEscort, changeCredit, suspendEscort } from './standing'

type Complaint = Row<typeof escortComplaint>
type Severity = NonNullable<Complaint['severity']>

const critical = fixedItems('companionReportCategory', 'sexual', 'minor', 'meetingRequest')
const high = fixedItems('companionReportCategory', 'harassment', 'fraud', 'offPlatform')
const other = fixedItem('companionReportCategory', 'other')
/** A case is decided within so many hours. */
const dueHours: Readonly<Record<Severity, number>> = { critical: 1, high: 6, medium: 24, low: 24 }
/** An interim suspension lasts until the case is decided, at the latest so many days. */
const interimDays = 14

/** How grave a report is follows from what it is about. */
export function severityOf(category: string): Severity {
  if (critical.includes(category)) return 'critical'
  return high.includes(category) ? 'high' : category === other ? 'low' : 'medium'
}

/** A suspected minor is out of the service at once, before anybody has decided. */
export const complaintRules = defineRules(escortComplaint, {
  beforeSave: async ({ db, now }, draft, current) => {
    if (current) return
    const severity = severityOf(draft.category ?? other)
    const { rows } = await sql<{ count: number }>`select count(*) as count from escort_complaint
      where reported = ${draft.reported ?? null}`.execute(db)
    return {
      severity,
      reportNo: documentNumber('P', now),
      priorReports: Number(rows[0]?.count ?? 0),
      dueAt: new Date(now.getTime() + dueHours[severity] * 3_600_000).toISOString(),
    }
  },
  afterSave: async (context, saved, before) => {
    if (before || saved.category !== fixedItem('companionReportCategory', 'minor')) return
    const accused = await reportedEscort(context, saved)
    if (accused?.state === 'active') await suspendEscort(context, accused, interimDays)
  },
})

export const takingReport = takingNext(take, {
  entity: escortComplaint,
  states: ['open'],
  taken: 'inReview',
  page: '/escort-manage/report-list',
})

/** The oldest report stands for all of them, as the one that waits longest. */
export const mergingReports = handleTogether(merge, {
  undo: 'image',
  run: async ({ records }, rows) => {
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
})

export const suspendingUntilDecided = handle(suspendNow, {
  undo: 'never',
  check: async (context, row) =>
    (await reportedEscort(context, row))?.state === 'active' || 'escort-manage.report-list.suspendNow.notActive',
  run: async (context, row) => {
    const accused = await reportedEscort(context, row)
    if (accused) await suspendEscort(context, accused, interimDays)
  },
})

export const endingSuspension = handle(endSuspension, {
  undo: 'never',
  check: async (context, row) =>
    (await reportedEscort(context, row))?.state === 'suspended' ||
    'escort-manage.report-list.endSuspension.notSuspended',
  run: async (context, row) => {
    const accused = await reportedEscort(context, row)
    if (accused) await context.records.update(escort, accused, { state: 'active', banUntil: null })
  },
})

/** What is decided is carried out with it: nobody is told of a remedy that did not happen. */
export const deciding = handle(decide, {
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
})

/** Another account than the first decides; a decision that falls gives back credit and standing, not coins. */
export const settlingAppeal = handle(settleAppeal, {
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

/** The companion a report is against; none where it is against a customer. */
async function reportedEscort({ records }: Context, { reported }: Complaint): Promise<Row<typeof escort> | undefined> {
  const [found] = await records.where(escort, { user: reported }, 1)
  return found
}
