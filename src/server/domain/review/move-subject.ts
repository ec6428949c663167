import episode from '../../../entities/movie-manage/episode'
import ugcPost from '../../../entities/ugc/ugc-post'
import type { Row } from '../../../schema/entity'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'
import { titleKinds } from '../titles/title-kinds'
import type { Given, Outcome } from './decisions'
import type { Task } from './may-review'

type PostState = Row<typeof ugcPost>['state']

const postStates: Readonly<Partial<Record<Outcome, PostState>>> = {
  pass: 'published',
  passLimited: 'limited',
  reject: 'rejected',
  return: 'rejected',
}

/**
 * What a decision that ends a task does to what was reviewed: a post is seen or not, a title is approved or goes back to its
 * editor. Passing publishes nothing but posts, and an episode that is rejected upon a complaint is off at once.
 */
export async function moveSubject(context: Context, task: Task, outcome: Outcome, given: Given): Promise<void> {
  if (task.subject === 'post' && task.post !== null) return movePost(context, task.post, outcome, given)
  if (task.subject === 'title' && task.content !== null) return moveTitle(context, task.content, outcome, given)
  if (task.subject === 'episode' && outcome === 'reject' && task.origin === 'complaint' && task.episode !== null)
    await switchEpisode(context, task.episode, false)
}

/** Puts what was reviewed back under review, as it was before the decision. */
export async function moveSubjectBack({ records }: Pick<Context, 'records'>, task: Task): Promise<void> {
  if (task.subject === 'post' && task.post !== null) {
    const post = await records.get(ugcPost, task.post)
    await records.update(ugcPost, post, { state: 'pending', decidedBy: null, decidedAt: null })
  }
  if (task.subject !== 'title' || task.content === null) return
  for (const { entity } of titleKinds) {
    const title = await records.find(entity, task.content)
    if (title && (title.state === 'approved' || title.state === 'draft'))
      await records.update(entity, title, { state: 'inReview', stateReason: null })
  }
}

/** Puts an episode online, or takes it off. */
export async function switchEpisode(context: Context, id: number, enabled: boolean): Promise<void> {
  const row = await context.records.get(episode, id)
  if (row.enabled === enabled) return
  await saveWithRules(context, episode, row, { enabled })
}

async function movePost(context: Context, id: number, outcome: Outcome, { reasons }: Given): Promise<void> {
  const post = await context.records.get(ugcPost, id)
  const wanted = postStates[outcome]
  if (!wanted || !['pending', 'escalated', 'appealed'].includes(post.state)) return
  const state = post.state === 'appealed' && wanted === 'rejected' ? 'takenDown' : wanted
  const at = context.now.toISOString()
  await context.records.update(ugcPost, post, {
    state,
    reasons: [...(reasons ?? [])].slice(0, 5),
    decidedBy: context.account.id,
    decidedAt: at,
    ...(state === 'published' && post.publishedAt === null && { publishedAt: at }),
  })
}

async function moveTitle({ records }: Context, id: number, outcome: Outcome, given: Given): Promise<void> {
  const passes = outcome === 'pass' || outcome === 'passLimited'
  for (const { entity } of titleKinds) {
    const title = await records.find(entity, id)
    if (title?.state !== 'inReview') continue
    const stateReason = (given.remark ?? Object.values(given.uploaderNote ?? {})[0] ?? '').slice(0, 300)
    await records.update(
      entity,
      title,
      passes
        ? { state: 'approved', ...(given.ageRating && { ageRating: given.ageRating }) }
        : { state: 'draft', stateReason },
    )
  }
}
