import reviewReason from '../../../entities/review-manage/review-reason'
import ugcPost from '../../../entities/ugc/ugc-post'
import { pickCaption } from '../../../fields/format'
import type { Captions } from '../../../schema/field'
import { leaveNotices } from '../../events/notify'
import type { Context } from '../../pipeline/operation'
import { tellUsers } from '../live/tell-user'
import { inBothLanguages } from '../live/in-both-languages'
import type { Task } from './may-review'
import { messageOf } from './reason-message'

/**
 * Tells whoever sent something in what became of it: colleagues by a notice, the author of a post by a message, with the
 * words of each reason but never who decided. Nobody is informed by a message that their post may be seen.
 * @returns whether there was anybody to tell
 */
export async function tellUploader(context: Context, task: Task): Promise<boolean> {
  if (task.submittedBy !== null) {
    await leaveNotices(context, [task.submittedBy], {
      kind: 'decided',
      caption: 'review-manage.toldDecided',
      params: { number: task.number ?? `#${task.id}`, state: `reviewTask.state.${task.state}` },
      body: task.uploaderNote ? pickCaption(task.uploaderNote, context.language).slice(0, 500) : null,
      link: `/review-manage/detail?id=${task.id}`,
      urgent: task.state === 'rejected',
    })
    return true
  }
  return task.state === 'passed' ? false : tellAuthor(context, task, await wordsOf(context, task))
}

/** A message to the author of a post in words of its own. */
export async function tellAuthor(context: Context, task: Task, content: Captions): Promise<boolean> {
  const [post] = task.post === null ? [] : await context.records.where(ugcPost, { id: task.post }, 1)
  if (!post?.user) return false
  await tellUsers(context, [post.user], {
    title: inBothLanguages('review-manage.toldTitle'),
    content,
    reason: task.number ?? `#${task.id}`,
    category: 'system',
  })
  return true
}

/** The reasons in the words meant for users, language by language, and the note that was written with them. */
async function wordsOf({ records }: Context, { reasons, uploaderNote, post, marks }: Task): Promise<Captions> {
  const found = reasons?.length ? await records.where(reviewReason, { id: [...reasons] }) : []
  const [its] = post === null ? [] : await records.where(ugcPost, { id: post }, 1)
  const languages = new Set(['zh_CN', 'en', ...found.flatMap((reason) => Object.keys(reason.userMessage))])
  const first = marks?.[0]?.from ?? 0
  const texts = [...languages].map((language): [string, string] => {
    const lines = found.map((reason) => messageOf(reason, language, { title: its?.title ?? '', seconds: first }))
    const note = (uploaderNote as Readonly<Record<string, string>> | null)?.[language]
    return [language, [...lines, ...(note ? [note] : [])].join('\n')]
  })
  const fallback = inBothLanguages('review-manage.toldTitle') as Readonly<Record<string, string>>
  const written = texts.map(([language, text]) => [language, text || fallback[language] || fallback.en])
  return Object.fromEntries(written) as Captions
}
