import * as initial from '../../../../commands/review-manage/initial-review'
import language from '../../../entities/develop-manage/language'
import episode from '../../../entities/movie-manage/episode'
import contentItem from '../../../entities/movie-manage/content-item'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import ugcPost from '../../../entities/ugc/ugc-post'
import type { Captions } from '../../../schema/field'
import type { Finding } from '../../../schema/findings'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { translationOf } from '../../translation/translation-of'
import type { Task } from './may-review'

/** A text of what is reviewed: what it is, the language it is written in, and how it reads. */
interface Text {
  readonly caption: string
  readonly language: string
  readonly text: string
}

/** Lines of a subtitle that are read at once. */
const mostLines = 150

/** Everything there is to read of a task, in a language that its reviewer understands. Nothing is kept. */
export const translatingTexts = handle(initial.translate, {
  run: async (context, task, { into }) => {
    const { code } = await context.records.get(language, into)
    const texts = (await textsOf(context, task)).filter((each) => each.language !== code)
    const translation = translationOf(context.services)
    const findings: Finding[] = []
    for (const from of new Set(texts.map((each) => each.language))) {
      const some = texts.filter((each) => each.language === from)
      const given = some.map(({ text }) => text.slice(0, 2_000))
      const translated = await translation.translate(given, from, code)
      some.forEach(({ caption }, index) => findings.push({ caption, value: translated[index] ?? '' }))
    }
    if (findings.length === 0) return { findings: [{ caption: 'review-manage.nothingToTranslate' }] }
    const note = { caption: 'translation.embedded', tone: 'warn' as const }
    return { findings: [...(translation.name === 'embedded' ? [note] : []), ...findings] }
  },
})

async function textsOf(context: Context, task: Task): Promise<Text[]> {
  const { records } = context
  const [post] = task.post === null ? [] : await records.where(ugcPost, { id: task.post }, 1)
  const [spoken] = post?.language ? await records.where(language, { id: post.language }, 1) : []
  const written = (caption: string, text: string | null | undefined): Text[] =>
    text ? [{ caption, language: spoken?.code ?? 'en', text }] : []
  const [title] = task.content === null ? [] : await records.where(contentItem, { id: task.content }, 1)
  const [part] = task.episode === null ? [] : await records.where(episode, { id: task.episode }, 1)
  return [
    ...written('ugcPost.title', post?.title),
    ...written('ugcPost.text', post?.text),
    ...written('ugcPost.ocrText', post?.ocrText),
    ...written('ugcPost.asrText', post?.asrText),
    ...captioned('contentItem.title', title?.title),
    ...captioned('review-manage.episodeTitle', part?.title),
    ...(await linesOf(context, task)),
  ]
}

function captioned(caption: string, texts: Captions | null | undefined): Text[] {
  const [first] = Object.entries((texts ?? {}) as Readonly<Record<string, string>>).filter(([, text]) => text)
  return first ? [{ caption, language: first[0], text: first[1] }] : []
}

/** The lines of the episode's subtitle: the published one, else any. */
async function linesOf({ records }: Context, { episode: id }: Task): Promise<Text[]> {
  if (id === null) return []
  const all = await records.where(subtitle, { episode: id })
  const best = all.find(({ state }) => state === 'published') ?? all[0]
  if (!best) return []
  const { code } = await records.get(language, best.language)
  const cues = await records.where(subtitleCue, { subtitle: best.id }, mostLines)
  return cues.map(({ text }) => ({ caption: 'subtitleCue.text', language: code, text }))
}
