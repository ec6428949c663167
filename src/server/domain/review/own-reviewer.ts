import reviewer from '../../../entities/review-manage/reviewer'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export type Reviewer = Row<typeof reviewer>

/** The reviewer that an account is, while it has not left; undefined where it reviews nothing. */
export async function reviewerOf({ records }: Context, account: number): Promise<Reviewer | undefined> {
  const [found] = await records.where(reviewer, { account }, 1)
  return found?.state === 'left' ? undefined : found
}

/** The reviewer that the caller is. @throws B01 where it is none */
export async function ownReviewer(context: Context): Promise<Reviewer> {
  const found = await reviewerOf(context, context.account.id)
  if (!found) throw refused('review-manage.notReviewer')
  return found
}

/** Whether the caller leads reviewers, or this one where one is named. */
export async function isLead({ records, account }: Context, of?: Pick<Reviewer, 'lead'> | null): Promise<boolean> {
  if (account.isSuper) return true
  if (of) return of.lead === account.id
  return (await records.where(reviewer, { lead: account.id }, 1)).length > 0
}
