import reviewDecision from '../../../entities/review-manage/review-decision'
import type reviewTask from '../../../entities/review-manage/review-task'
import language from '../../../entities/develop-manage/language'
import account from '../../../entities/staff-manage/account'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import type { Reviewer } from './own-reviewer'

export type Task = Row<typeof reviewTask>

/** How many minutes of restricted content a day are the most that a person is shown. */
const maxExposure = 120

/** Whether a reviewer may have a task: by what they are cleared for, and by their part in it so far. */
export async function mayReview(context: Context, reviewer: Reviewer, task: Task): Promise<Verdict> {
  if (reviewer.state !== 'active' && reviewer.state !== 'training') return 'review-manage.notActive'
  const { subject, stage, area } = task
  if (subject && !reviewer.subjects.includes(subject)) return 'review-manage.otherSubject'
  if (stage && !(reviewer.stages ?? []).includes(stage)) return 'review-manage.otherStage'
  if (area !== null && !reviewer.areas.includes(ALL_AREAS) && !reviewer.areas.includes(area))
    return 'review-manage.otherArea'
  if (!(await speaks(context, reviewer, task))) return 'review-manage.otherLanguage'
  if (task.restricted && !reviewer.restricted) return 'review-manage.notCleared'
  if (task.restricted && (reviewer.exposureToday ?? 0) >= maxExposure) return 'review-manage.exposed'
  return isImpartial(context, reviewer, task)
}

async function speaks({ records }: Context, { languages }: Reviewer, task: Task): Promise<boolean> {
  if (task.language === null) return true
  const [spoken] = await records.where(language, { id: task.language }, 1)
  return spoken === undefined || languages.includes(spoken.code)
}

/** Nobody decides on what they submitted or proposed, nor on an appeal against what they decided. */
async function isImpartial({ records }: Context, reviewer: Reviewer, task: Task): Promise<Verdict> {
  if (task.submittedBy === reviewer.account) return 'review-manage.ownSubmission'
  if (task.stage === 'final') {
    if (task.initialReviewer === reviewer.id) return 'review-manage.ownProposal'
    const [person] = task.submittedBy === null ? [] : await records.where(account, { id: reviewer.account }, 1)
    if (person && person.manager === task.submittedBy) return 'review-manage.ownManager'
  } else if (task.sentBackIn === task.round && task.initialReviewer === reviewer.id)
    return 'review-manage.sentBackToAnother'
  if (task.origin !== 'appeal') return true
  const before = await records.where(reviewDecision, { task: task.id, reviewer: reviewer.id, state: 'standing' }, 1)
  return before.length === 0 || 'review-manage.decidedBefore'
}

/** Whether a reviewer has room for one more task just now. */
export function hasRoom(reviewer: Reviewer): true | string {
  if (reviewer.duty !== 'on') return 'review-manage.offDuty'
  if ((reviewer.open ?? 0) >= (reviewer.maxOpen ?? 10)) return 'review-manage.handsFull'
  return (reviewer.doneToday ?? 0) < (reviewer.dailyQuota ?? 400) || 'review-manage.quotaDone'
}
