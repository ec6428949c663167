import { Readable } from 'node:stream'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import episode from '../../../entities/movie-manage/episode'
import language from '../../../entities/develop-manage/language'
import subtitle from '../../../entities/movie-manage/subtitle'
import type { Row } from '../../../schema/entity'
import { extensionOf } from '../../../fields/storage-key'
import { defineWork } from '../../jobs/work'
import { followChanges } from '../../operations/follow-changes'
import type { Context } from '../../pipeline/operation'
import type { Services } from '../../base/services'
import { decodeText } from '../../base/decode-text'
import { parseSubtitle } from '../../subtitles/parse-subtitle'
import type { Cue, SubtitleFormat } from '../../subtitles/subtitle-cue'
import { writeSubtitle } from '../../subtitles/write-subtitle'
import { translationOf } from '../../translation/translation-of'
import { writeCues, type CueRow } from '../titles/cue-rows'
import { saveSubtitleFile } from '../titles/upload-subtitles'
import { asSystem, type SystemContext } from '../../run/as-system'
import { failureText } from '../../pipeline/failure-text'

type Task = Row<typeof aiSubtitleTask>

const name = 'media.aiSubtitles'
/** Below it a person looks at the result, also where none was asked for. */
const leastQuality = 70
/** After this many attempts the task stays failed. */
const maxAttempts = 3

/** Has a task taken up as soon as the call that made it has ended. */
export function queueAiSubtitles(context: Context, id: number): Promise<void> {
  return context.services.jobs.schedule(context, name, { id }, context.now)
}

/** Translates the source subtitle of a waiting task; one that was paused or cancelled meanwhile is left alone. */
export const aiSubtitleWork = defineWork<{ id: number }>(name, {
  lane: 'media',
  run: async (services, { id }) => {
    const begun = await step(services, id, ['waiting', 'running'], ({ records }, row) =>
      records.update(aiSubtitleTask, row, { state: 'running', attempts: (row.attempts ?? 0) + 1, progress: 0 }),
    )
    if (!begun) return
    const outcome = await attempt(services, begun)
    await step(services, id, ['running'], async (context, row) => {
      if (typeof outcome === 'string') return fail(context, row, outcome)
      return finish(context, row, outcome)
    })
  },
})

interface Translated {
  readonly cues: readonly CueRow[]
  /** Whether a translator was at work: without one every line is for a person to write. */
  readonly isTranslated: boolean
}

async function attempt(services: Services, task: Task): Promise<Translated | string> {
  if (task.mode !== 'translate') return 'No recognition of speech or pictures is connected to this server.'
  if ((task.attempts ?? 0) > maxAttempts) return `It has failed ${maxAttempts} times.`
  try {
    const cues = await asSystem(services, name, new Date(), (context) => sourceCues(context, task))
    if (cues.length === 0) return 'The episode has no subtitle of the source language whose file is stored.'
    const codes = await asSystem(services, name, new Date(), async ({ records }) => ({
      from: (await records.get(language, task.sourceLanguage)).code,
      to: (await records.get(language, task.targetLanguage)).code,
    }))
    const translation = translationOf(services)
    const texts = await translation.translate(
      cues.map(({ text }) => text),
      codes.from,
      codes.to,
    )
    return {
      cues: cues.map((cue, index) => {
        const text = texts[index] ?? ''
        return { ...cue, text, source: cue.text, machineText: text }
      }),
      isTranslated: translation.name !== 'embedded',
    }
  } catch (error) {
    services.log.warn({ err: error, task: task.id }, 'a subtitle could not be translated')
    return failureText(error)
  }
}

async function sourceCues({ records, services }: SystemContext, task: Task): Promise<Cue[]> {
  const found = await records.where(subtitle, { episode: task.episode, language: task.sourceLanguage })
  const chosen = found.find(({ id }) => id === task.sourceSubtitle) ?? found.find(({ state }) => state === 'published')
  const stored = chosen && (await services.storage.read(chosen.file))
  if (!chosen || !stored) return []
  const chunks: Buffer[] = []
  for await (const chunk of stored.content as AsyncIterable<Buffer>) chunks.push(chunk)
  return parseSubtitle(decodeText(Buffer.concat(chunks)).text, extensionOf(chosen.file) as SubtitleFormat)
}

async function finish(context: SystemContext, row: Task, { cues, isTranslated }: Translated): Promise<Task> {
  const key = `subtitles/ai-${row.id}-${row.attempts ?? 1}.srt`
  await context.services.storage.write(key, Readable.from([Buffer.from(writeSubtitle(cues, 'srt'))]))
  const owner = await context.records.get(episode, row.episode)
  const file = { key, name: `${owner.number}.srt` }
  const saved = await saveSubtitleFile(context, owner, row.targetLanguage, 'normal', file)
  const goesOut = isTranslated && row.proofread === 'none' && (saved.quality ?? 0) >= leastQuality
  if (!goesOut) await writeCues(context, saved.id, cues)
  await context.records.update(subtitle, saved, {
    origin: 'ai',
    ...(goesOut && (saved.coverage ?? 0) >= 80 && { state: 'published' as const }),
  })
  return context.records.update(aiSubtitleTask, row, {
    state: goesOut ? 'done' : 'proofreading',
    progress: 100,
    quality: saved.quality,
    resultSubtitle: saved.id,
    error: null,
    ...(goesOut && { finishedAt: context.now.toISOString() }),
  })
}

async function fail({ records }: SystemContext, row: Task, error: string): Promise<Task> {
  return records.update(aiSubtitleTask, row, { state: 'failed', error: error.slice(0, 500) })
}

async function step(
  services: Services,
  id: number,
  states: readonly Task['state'][],
  change: (context: SystemContext, row: Task) => Promise<Task>,
): Promise<Task | undefined> {
  return asSystem(services, name, new Date(), async (context) => {
    const row = await context.records.find(aiSubtitleTask, id)
    if (!row || !states.includes(row.state)) return undefined
    const changed = await change(context, row)
    await followChanges(context, context.records.changes)
    return changed
  })
}
