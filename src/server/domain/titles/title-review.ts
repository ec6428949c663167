import reviewTask from '../../../entities/review-manage/review-task'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { numberOf } from '../review/task-number'
import { ofTitles, type Title } from './title-kinds'
import { withReasonText } from './with-reason-text'

/** Submitting opens the title's task in review; one that was rejected comes as its next round. */
export const submit = ofTitles('submit', ({ entity }) => ({
  run: async (context, title) => {
    const former = await taskOf(context, title)
    const task = await context.records.insert(reviewTask, {
      subject: 'title',
      content: title.id,
      stage: 'initial',
      round: (former?.round ?? 0) + 1,
      origin: former ? 'resubmission' : 'submission',
      source: title.source,
      subjectVersion: title.version,
      submittedBy: context.account.id,
      submittedAt: context.now.toISOString(),
    })
    await context.records.update(reviewTask, task, { number: numberOf(context.now, task.id) })
    await context.records.update(entity, title, { state: 'inReview', reviewTask: task.id, stateReason: null })
  },
}))

export const approve = ofTitles('approve', ({ entity }) => ({
  check: byAnother,
  run: async (context, title) => {
    await close(context, title, { state: 'passed', ageRating: title.ageRating })
    await context.records.update(entity, title, { state: 'approved' })
  },
}))

export const reject = ofTitles('reject', ({ entity }) => ({
  check: byAnother,
  run: async (context, title, { reasonCode, reason }) => {
    const said = await withReasonText(context, 'titleRejectReason', reasonCode, reason)
    await close(context, title, { state: 'rejected', remark: said })
    await context.records.update(entity, title, {
      state: 'draft',
      stateReason: said.slice(0, 300),
    })
  },
}))

/** Whoever submitted a title does not decide on it. */
async function byAnother(context: Context, title: Title): Promise<true | string> {
  const task = await taskOf(context, title)
  return task?.submittedBy !== context.account.id || 'movie-manage.series-list.approve.own'
}

async function taskOf({ records }: Context, title: Title): Promise<Row<typeof reviewTask> | undefined> {
  if (title.reviewTask === null) return undefined
  const [task] = await records.where(reviewTask, { id: title.reviewTask })
  return task
}

async function close(
  context: Context,
  title: Title,
  decision: Partial<Pick<Row<typeof reviewTask>, 'state' | 'ageRating' | 'remark'>>,
): Promise<void> {
  const task = await taskOf(context, title)
  if (task) await context.records.update(reviewTask, task, { ...decision, decidedAt: context.now.toISOString() })
}
