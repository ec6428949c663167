import { sql } from 'kysely'
import { z } from 'zod'
import {
  accept,
  createTasks,
  redo,
  resume,
  retry,
} from '../../../../commands/movie-manage/movie-aiTranslateTask/[category]'
import { createAiSubtitles } from '../../../../commands/movie-manage/series-resources'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import contentItem from '../../../entities/movie-manage/content-item'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import { languageShape } from '../../../fields/languages/shape'
import type { Row } from '../../../schema/entity'
import { registry } from '../../declarations'
import { followChanges } from '../../operations/follow-changes'
import { handle, handlePage } from '../../operations/handler'
import { inOwnWords } from '../../operations/own-words'
import { badField, refused } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { ofTitles } from '../cms/title-kinds'
import { numbersOf } from '../cms/number-ranges'
import { queueAiSubtitles } from './ai-subtitle-work'

type Task = Row<typeof aiSubtitleTask>

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
const creatingUrl = '/media/backend/episode/createAiSubtitlingTask'
const noneLeft = 'movie-manage.series-list.createAiSubtitles.open'

/** A task for each language that the episode has no open one for. */
export const creatingForEpisodes = handle(createAiSubtitles, {
  check: async (context, { id }, args) => (await freeLanguages(context, id, args)).length > 0 || noneLeft,
  run: async (context, row, args) => ({ tasks: await createFor(context, row, args) }),
})

/** The same for the main episodes of titles. */
export const creatingForTitles = ofTitles('requestAiSubtitles', () => ({
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

export const creatingTasks = handlePage(createTasks, {
  guard: async (_context, { episodes }) => {
    if (episodes !== null && !numbersOf(episodes))
      throw badField('episodes', 'movie-manage.movie-aiTranslateTask.createTasks.notRanges')
  },
  run: async (context, { contents, episodes, ...args }) => {
    const numbers = episodes === null ? undefined : numbersOf(episodes)
    const tasks: number[] = []
    for (const content of contents)
      for (const each of await mainEpisodes(context, content))
        if (!numbers || numbers.has(each.number)) tasks.push(...(await createFor(context, each, args)))
    if (tasks.length === 0) throw refused(noneLeft)
    return { tasks: tasks.length }
  },
})

const id = z.coerce.number('error.notNumber').int('error.notWhole')
const { mode, engine, priority, proofread } = aiSubtitleTask.fields
const creating = [...registry.commands.values()].filter(({ call }) => call.url === creatingUrl)

/** The same for callers who name no command: of one episode or of several, by their ids. */
export const creatingByEpisode = defineOperation({
  id: 'aiSubtitleTask.create',
  method: 'POST',
  url: creatingUrl,
  guard: { anyOf: [...new Set(creating.map(({ permission }) => permission))] },
  input: z.strictObject({
    ids: z.array(id, 'error.notList').min(1, 'error.tooFew').max(1_000, 'error.tooMany'),
    sourceLanguage: id,
    targetLanguages: z.array(languageShape(), 'error.notList').min(1, 'error.tooFew'),
    mode: z.enum(mode.of, 'error.notChoice').default('translate'),
    engine: z.enum(engine.of, 'error.notChoice').default('inHouse'),
    priority: z.enum(priority.of, 'error.notChoice').default('normal'),
    proofread: z.enum(proofread.of, 'error.notChoice').default('sample'),
  }),
  reword: (body) => {
    const { id: one, ...rest } = inOwnWords(episode, {}, body)
    return one === undefined ? rest : { ids: [one], ...rest }
  },
  audit: { kind: 'edit', code: creating[0]?.permission ?? '', entity: aiSubtitleTask.name },
  run: async (context, { ids, ...args }) => {
    let tasks = 0
    for (const each of ids) tasks += (await createFor(context, await context.records.get(episode, each), args)).length
    if (tasks === 0) throw refused(noneLeft)
    await followChanges(context, context.records.changes)
    return { tasks }
  },
})

/** Waiting again, it is taken up at once. */
export const retrying = handle(retry, {
  run: (context, row, { engine }) => again(context, row, engine),
})
export const redoing = handle(redo, {
  run: (context, row, { engine }) => again(context, row, engine),
})
export const resuming = handle(resume, { run: (context, row) => again(context, row, null) })

/** The subtitle that came of it goes out with the acceptance. */
export const accepting = handle(accept, {
  check: async ({ records }, { resultSubtitle }) => {
    const found = resultSubtitle === null ? undefined : await records.find(subtitle, resultSubtitle)
    if (!found) return 'movie-manage.movie-aiTranslateTask.accept.noResult'
    return (found.coverage ?? 0) >= 80 || 'movie-manage.series-resources.publishSubtitle.coverage'
  },
  run: async ({ records, now }, row) => {
    await records.update(aiSubtitleTask, row, { state: 'done', finishedAt: now.toISOString() })
    const found = await records.get(subtitle, row.resultSubtitle ?? 0)
    await records.update(subtitle, found, { state: 'published', origin: 'aiProofread' })
  },
})

async function again(context: Context, row: Task, engine: Task['engine'] | null): Promise<void> {
  await context.records.update(aiSubtitleTask, row, {
    state: 'waiting',
    error: null,
    progress: 0,
    ...(engine && { engine }),
  })
  await queueAiSubtitles(context, row.id)
}

async function mainEpisodes({ records }: Context, content: number): Promise<Row<typeof episode>[]> {
  return records.where(episode, { content, part: 'main' }, 3000)
}

async function freeLanguages(
  { db, records }: Context,
  id: number,
  { targetLanguages, sourceLanguage }: Asked,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from language where code = any(${[...targetLanguages]})
    and id <> ${sourceLanguage} order by id`.execute(db)
  const taken = await records.where(aiSubtitleTask, { episode: id, state: open })
  return rows.map((row) => row.id).filter((language) => !taken.some((task) => task.targetLanguage === language))
}

async function createFor(context: Context, { id, content, duration }: Row<typeof episode>, args: Asked) {
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
