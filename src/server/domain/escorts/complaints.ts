import { sql } from 'kysely'
import { fixedItem, fixedItems } from '../../../dictionaries/dictionaries'
import escort from '../../../entities/escort-manage/escort'
import escortComplaint from '../../../entities/escort-manage/escort-complaint'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from '../commerce/document-number'
import { suspendEscort } from './standing'

export type Complaint = Row<typeof escortComplaint>
type Severity = NonNullable<Complaint['severity']>

const critical = fixedItems('companionReportCategory', 'sexual', 'minor', 'meetingRequest')
const high = fixedItems('companionReportCategory', 'harassment', 'fraud', 'offPlatform')
const other = fixedItem('companionReportCategory', 'other')
/** A case is decided within this many hours. */
const dueHours: Readonly<Record<Severity, number>> = { critical: 1, high: 6, medium: 24, low: 24 }
/** An interim suspension lasts until the case is decided, at the latest this many days. */
export const interimDays = 14

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

/** The companion a report is against; none where it is against a customer. */
export async function reportedEscort(
  { records }: Context,
  { reported }: Complaint,
): Promise<Row<typeof escort> | undefined> {
  const [found] = await records.where(escort, { user: reported }, 1)
  return found
}
