import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/reviewer'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { caption } from '../../base/captions'
import { listAfter } from '../../operations/list-mode'
import { returnTasksOf, setDutyOf } from '../../domain/review/duty'
import { checkDays } from '../../domain/review/files'
import { performance } from '../../domain/review/own-files'
import { isLead } from '../../domain/review/own-reviewer'
import { ratesOf } from '../../domain/review/pay-rates'
import { isSenior } from '../../domain/review/reviewer-rules'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** Checked decisions that make a trainee a reviewer, and how few of them may be wrong. */
const leastChecked = 100

const leastAccuracy = 95

export default handlers(commands, {
  setDuty: {
    undo: 'image',
    check: async (context, row) => (await isLead(context, row)) || 'review-manage.leadsOnly',
    run: async (context, row, { duty, remark }) => {
      await setDutyOf(context, row, duty, remark === null ? {} : { remark })
    },
  },

  /** Their clocks run on. */
  returnTasks: {
    run: async (context, row) => ({ returned: await returnTasksOf(context, row, ['assigned', 'held']) }),
  },

  exportPerformance: {
    undo: 'never',
    runTogether: async (context, rows, days) => {
      const params = { ...checkDays(days), reviewers: rows.map(({ id }) => id) }
      const title = caption(context.language, 'review-manage.reviewer.exportPerformance')
      return {
        taskId: await requestOwnExport(context, performance, { title, page: '/review-manage/reviewer', params }),
      }
    },
  },

  setPay: {
    undo: 'image',
    guard: async (context, { from }) => {
      const month = from.slice(0, 7)
      if (await isClosed(context, month)) throw badField('from', 'review-manage.monthClosed', { month })
    },
    check: ({ account }, row) => Promise.resolve(row.account !== account.id || 'review-manage.notOneself'),
    run: async ({ records, account }, row, { payPerMinute: rate, currency, from }) => {
      await records.update(reviewerEntity, row, { rateProposed: { from, rate, currency, by: account.id } })
    },
  },

  /** By somebody other than who proposed it, and never by the reviewer. */
  approvePay: {
    undo: 'image',
    check: async (context, row) => {
      const { rateProposed: proposed } = row
      if (!proposed) return 'review-manage.noRateProposed'
      if (row.account === context.account.id) return 'review-manage.notOneself'
      if (proposed.by === context.account.id) return 'review-manage.ownRate'
      const month = proposed.from.slice(0, 7)
      return !(await isClosed(context, month)) || { caption: 'review-manage.monthClosed', params: { month } }
    },
    run: async ({ records }, row) => {
      if (!row.rateProposed) return
      const { from, rate, currency } = row.rateProposed
      const former = ratesOf(row).filter((each) => each.from < from)
      const later = ratesOf(row).filter((each) => each.from > from)
      await records.update(reviewerEntity, row, {
        rates: [...former, { from, rate, currency }, ...later],
        rateProposed: null,
        ...(later.length === 0 && { payPerMinute: rate, currency }),
      })
    },
  },

  certify: {
    check: async (context, row) => {
      const { checked, agreed } = await checksOf(context, row.id)
      if (checked < leastChecked) return { caption: 'review-manage.fewChecks', params: { count: String(checked) } }
      const accuracy = Math.floor((agreed / checked) * 1_000) / 10
      return (
        accuracy >= leastAccuracy || { caption: 'review-manage.lowAccuracy', params: { accuracy: String(accuracy) } }
      )
    },
    run: async (context, row, { level }) => {
      if (level === 'trainee') throw badField('level', 'review-manage.certifyLevel')
      await saveWithRules(context, reviewerEntity, row, { state: 'active', level })
    },
  },

  leave: {
    undo: 'image',
    run: async (context, row, { until }) => {
      if (until <= context.now.toISOString().slice(0, 10)) throw badField('until', 'review-manage.leaveInFuture')
      await saveWithRules(context, reviewerEntity, row, { state: 'onLeave', leaveUntil: until })
    },
  },

  comeBack: {
    undo: 'image',
    run: async (context, row) => {
      await saveWithRules(context, reviewerEntity, row, { state: 'active', leaveUntil: null })
    },
  },

  setScope: {
    undo: 'image',
    run: async (context, row, { languages, areas, how }) => {
      const after = {
        ...(languages?.length && { languages: listAfter(row.languages, languages, how) }),
        ...(areas?.length && { areas: listAfter(row.areas, areas, how) }),
      }
      if (Object.keys(after).length === 0) throw badField('languages', 'review-manage.nothingToSet')
      if (after.languages?.length === 0) throw badField('languages', 'review-manage.needsLanguage')
      if (after.areas?.length === 0) throw badField('areas', 'review-manage.needsArea')
      await saveWithRules(context, reviewerEntity, row, after)
    },
  },

  grantFinal: {
    undo: 'image',
    check: (_context, row) => {
      if (row.stages?.includes('final')) return Promise.resolve('derived.alreadySo')
      return Promise.resolve(isSenior(row) || 'review-manage.finalNeedsSenior')
    },
    run: async (context, row, { remark }) => {
      await saveWithRules(context, reviewerEntity, row, { stages: [...(row.stages ?? []), 'final'], remark })
    },
  },

  withdrawFinal: {
    undo: 'image',
    check: (_context, row) => Promise.resolve(row.stages?.includes('final') === true || 'derived.alreadySo'),
    run: async (context, row, { remark }) => {
      const stages = (row.stages ?? []).filter((stage) => stage !== 'final')
      await saveWithRules(context, reviewerEntity, row, { stages, remark })
    },
  },

  /** Clearance ends with the consent that it rests on. */
  setRestricted: {
    undo: 'image',
    run: async (context, row, { restricted, consent }) => {
      const kept = restricted ? (consent ?? row.consent) : null
      await saveWithRules(context, reviewerEntity, row, { restricted, consent: kept })
    },
  },
})

/** Whether the figures of a month, as YYYY-MM, are closed. */
async function isClosed({ db }: Pick<Context, 'db'>, month: string): Promise<boolean> {
  const from = `${month}-01`
  const { rows } = await sql<{ id: number }>`select id from episode_review_stat where state = 'closed'
    and day >= ${from}::date and day < ${from}::date + interval '1 month' limit 1`.execute(db)
  return rows.length > 0
}

async function checksOf({ db }: Context, reviewer: number): Promise<{ checked: number; agreed: number }> {
  const { rows } = await sql<{ checked: number; agreed: number }>`select count(*) as checked,
      count(*) filter (where verdict in ('agree', 'minorSlip') or settled_as = 'changed') as agreed
    from review_check where reviewer = ${reviewer} and state in ('done', 'settled')`.execute(db)
  return { checked: Number(rows[0]?.checked ?? 0), agreed: Number(rows[0]?.agreed ?? 0) }
}
