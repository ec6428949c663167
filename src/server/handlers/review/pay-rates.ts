import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/reviewer'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import type { Reviewer } from './own-reviewer'

/** What a minute of play time is worth: minor units of a currency. */
interface Rate {
  readonly rate: number
  readonly currency: string
}

export const proposingPay = handle(commands.setPay, {
  undo: 'image',
  guard: async (context, { from }) => {
    const month = from.slice(0, 7)
    if (await isClosed(context, month)) throw badField('from', 'review-manage.monthClosed', { month })
  },
  check: ({ account }, row) => Promise.resolve(row.account !== account.id || 'review-manage.notOneself'),
  run: async ({ records, account }, row, { payPerMinute: rate, currency, from }) => {
    await records.update(reviewerEntity, row, { rateProposed: { from, rate, currency, by: account.id } })
  },
})

/** By somebody other than who proposed it, and never by the reviewer. */
export const approvingPay = handle(commands.approvePay, {
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
})

/** The rate that held on a day; undefined before the first. */
export function rateOn(row: Reviewer, day: string): Rate | undefined {
  return ratesOf(row)
    .filter(({ from }) => from <= day)
    .at(-1)
}

/** The rate that a reviewer began with was proposed by nobody: it holds from the start. */
function ratesOf({ rates, payPerMinute, currency }: Reviewer): readonly (Rate & { readonly from: string })[] {
  if (rates?.length) return rates
  return payPerMinute !== null && currency ? [{ from: '0001-01-01', rate: payPerMinute, currency }] : []
}

/** Whether the figures of a month, as YYYY-MM, are closed. */
export async function isClosed({ db }: Pick<Context, 'db'>, month: string): Promise<boolean> {
  const from = `${month}-01`
  const { rows } = await sql<{ id: number }>`select id from episode_review_stat where state = 'closed'
    and day >= ${from}::date and day < ${from}::date + interval '1 month' limit 1`.execute(db)
  return rows.length > 0
}
