import * as detail from '../../../../commands/review-manage/detail'
import * as stats from '../../../../commands/review-manage/episode-statistics'
import * as tasks from '../../../../commands/review-manage/task-list'
import * as reviewers from '../../../../commands/review-manage/reviewer'
import * as history from '../../../../commands/review-manage/reviewer/history'
import { caption } from '../../captions'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handle, handlePage, handleTogether } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { requestListFile } from '../report/list-file'
import { payList, performance, titleSums } from './own-files'

interface Days {
  readonly from: string
  readonly to: string
}

const decisionList = 'review-decision'
const reasonColumns = [
  ...['decidedAt', 'task.number', 'subject', 'content.title', 'episode.number', 'stage', 'round'],
  ...['decision', 'reasons', 'remark', 'reviewer', 'overturnedBy', 'state'],
]
const markColumns = [...reasonColumns, 'marks', 'ageRating', 'blockedAreas', 'seenShare', 'handleSeconds']
const sheetColumns = [
  ...['round', 'stage', 'decidedAt', 'reviewer.id', 'decision', 'reasons', 'marks', 'ageRating'],
  ...['blockedAreas', 'state'],
]

/** @throws A0400 where the days end before they begin */
function checkDays({ from, to }: Days): Days {
  if (to < from) throw badField('to', 'error.offBeforePublish')
  return { from, to }
}

/** Decisions of some days. */
function decisionsOf(days: Days) {
  const { from, to } = checkDays(days)
  return { decidedAt: { from: `${from}T00:00:00.000Z`, to: `${to}T23:59:59.999Z` } }
}

export const exportingMarks = handlePage(history.exportMarks, {
  run: (context, days) =>
    requestListFile(context, {
      exportType: decisionList,
      title: caption(context.language, 'review-manage.reviewer-history.exportMarks'),
      filters: decisionsOf(days),
      columns: markColumns,
    }),
})

export const exportingTaskReasons = handlePage(tasks.exportReasons, {
  run: (context, days) =>
    requestListFile(context, {
      exportType: decisionList,
      title: caption(context.language, 'review-manage.task-list.exportReasons'),
      filters: decisionsOf(days),
      columns: reasonColumns,
    }),
})

export const exportingRejections = handlePage(stats.exportReasons, {
  run: (context, days) =>
    requestListFile(context, {
      exportType: decisionList,
      title: caption(context.language, 'review-manage.episode-statistics.exportReasons'),
      filters: { ...decisionsOf(days), subject: { is: ['episode'] }, decision: { is: ['reject', 'return'] } },
      columns: reasonColumns,
    }),
})

/** Restricted content is in no file. */
export const printingSheet = handle(detail.printSheet, {
  undo: 'never',
  check: (_context, { restricted }) => Promise.resolve(restricted !== true || 'review-manage.restrictedNoFile'),
  run: (context, { id, number }) =>
    requestListFile(context, {
      exportType: decisionList,
      title: `${caption(context.language, 'review-manage.detail.printSheet')} ${number ?? id}`,
      filters: { task: { is: [id] } },
      columns: sheetColumns,
    }),
})

export const exportingPerformance = handleTogether(reviewers.exportPerformance, {
  undo: 'never',
  run: async (context, rows, days) => {
    const params = { ...checkDays(days), reviewers: rows.map(({ id }) => id) }
    const title = caption(context.language, 'review-manage.reviewer.exportPerformance')
    return { taskId: await requestOwnExport(context, performance, { title, page: '/review-manage/reviewer', params }) }
  },
})

export const exportingByTitle = handlePage(stats.exportByTitle, {
  run: async (context, days) => {
    const title = caption(context.language, 'review-manage.episode-statistics.exportByTitle')
    const params = { ...checkDays(days) }
    return { taskId: await requestOwnExport(context, titleSums, { title, page: statPage, params }) }
  },
})

export const exportingPay = handlePage(stats.exportPay, {
  run: async (context, { month }) => ({ taskId: await requestPayList(context, month, null) }),
})

const statPage = '/review-manage/episode-statistics'

/** Asks for what each reviewer is paid for a month. @throws A0301 without the right to see pay */
export async function requestPayList(context: Context, month: string, agency: string | null): Promise<number> {
  const title = `${caption(context.language, 'review-manage.episode-statistics.exportPay')} ${month}`
  return requestOwnExport(context, payList, { title, page: statPage, params: { month, agency } })
}
