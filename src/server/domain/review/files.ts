import { caption } from '../../base/captions'
import { requestOwnExport } from '../../jobs/export/own-export'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { payList } from './own-files'

interface Days {
  readonly from: string
  readonly to: string
}

export const decisionList = 'review-decision'
export const reasonColumns = [
  ...['decidedAt', 'task.number', 'subject', 'content.title', 'episode.number', 'stage', 'round'],
  ...['decision', 'reasons', 'remark', 'reviewer', 'overturnedBy', 'state'],
]

/** @throws A0400 where the days end before they begin */
export function checkDays({ from, to }: Days): Days {
  if (to < from) throw badField('to', 'error.offBeforePublish')
  return { from, to }
}

/** Decisions of some days. */
export function decisionsOf(days: Days) {
  const { from, to } = checkDays(days)
  return { decidedAt: { from: `${from}T00:00:00.000Z`, to: `${to}T23:59:59.999Z` } }
}

export const statPage = '/review-manage/episode-statistics'

/** Asks for what each reviewer is paid for a month. @throws A0301 without the right to see pay */
export async function requestPayList(context: Context, month: string, agency: string | null): Promise<number> {
  const title = `${caption(context.language, 'review-manage.episode-statistics.exportPay')} ${month}`
  return requestOwnExport(context, payList, { title, page: statPage, params: { month, agency } })
}
