import { sql } from 'kysely'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import contentItem from '../../../entities/movie-manage/content-item'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import type { Row } from '../../../schema/entity'
import { type Context } from '../../pipeline/operation'
import { ofTitles } from '../titles/title-kinds'
import { queueAiSubtitles } from './ai-subtitle-work'

export type Task = Row<typeof aiSubtitleTask>

/** What tasks are made with. */
interface Asked extends Partial<Pick<Task, 'dueAt'>> {
  readonly mode: Task['mode']
  readonly sourceLanguage: number
  readonly targetLanguages: readonly string[]
  readonly engine: Task['engine']
  readonly priority: Task['priority'] | null
  readonly proofread: Task['proofread'] | null
  readonly useGlossary?: boolean | null
}

const open: Task['state'][] = ['waiting', 'running', 'paused', 'proofreading']
export const noneLeft = 'movie-manage.series-list.createAiSubtitles.open'

/** The same for the main episodes of titles. */
export const requestAiSubtitles = ofTitles('requestAiSubtitles', () => ({
  check: async (context, { id }, args) => {
    for (const each of await mainEpisodes(context, id))
      if ((await freeLanguages(context, each.id, args)).length > 0) return true
    return noneLeft
  },
  run: async (context, { id }, args) => {
    const tasks: number[] = []
    for (const each of await mainEpisodes(context, id)) tasks.push(...(await createFor(context, each, args)))
    return { tasks: tasks.length }
  },
}))

export async function mainEpisodes({ records }: Context, content: number): Promise<Row<typeof episode>[]> {
  return records.where(episode, { content, part: 'main' }, 3000)
}

export async function freeLanguages(
  { db, records }: Context,
  id: number,
  { targetLanguages, sourceLanguage }: Asked,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from language where code = any(${[...targetLanguages]})
    and id <> ${sourceLanguage} order by id`.execute(db)
  const taken = await records.where(aiSubtitleTask, { episode: id, state: open })
  return rows.map((row) => row.id).filter((language) => !taken.some((task) => task.targetLanguage === language))
}

export async function createFor(context: Context, { id, content, duration }: Row<typeof episode>, args: Asked) {
  const item = await context.records.get(contentItem, content)
  if (item.type === 'video' || item.type === null) return []
  const [source] = await context.records.where(subtitle, { episode: id, language: args.sourceLanguage }, 1)
  const made: number[] = []
  for (const targetLanguage of await freeLanguages(context, id, args)) {
    const task = await context.records.insert(aiSubtitleTask, {
      category: item.type,
      content,
      episode: id,
      mode: args.mode,
      sourceLanguage: args.sourceLanguage,
      targetLanguage,
      sourceSubtitle: source?.id ?? null,
      engine: args.engine,
      priority: args.priority ?? 'normal',
      proofread: args.proofread ?? 'sample',
      useGlossary: args.useGlossary ?? true,
      dueAt: args.dueAt ?? null,
      minutes: duration === null ? null : Math.ceil(duration / 60),
      progress: 0,
      attempts: 0,
    })
    await queueAiSubtitles(context, task.id)
    made.push(task.id)
  }
  return made
}
