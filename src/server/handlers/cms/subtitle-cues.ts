import { Readable } from 'node:stream'
import {
  addTerm,
  mergeCues,
  publishSubtitle,
  replaceAll,
  shiftTimes,
} from '../../../../commands/movie-manage/subtitle-edit'
import { takeNext } from '../../../../commands/movie-manage/movie-aiTranslateTask/[category]'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import episode from '../../../entities/movie-manage/episode'
import language from '../../../entities/develop-manage/language'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import translationTerm from '../../../entities/movie-manage/translation-term'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, handlePage, handleTogether } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { checkSubtitle } from '../../subtitles/check-subtitle'
import { writeSrt } from '../../subtitles/write-srt'
import { layOutCues, mostCues } from './cue-rows'

type Cue = Row<typeof subtitleCue>

/** A subtitle that covers less of what is said does not go out. */
const leastCoverage = 80

export const publishingCues = handlePage(publishSubtitle, {
  run: async (context, { subtitle: id }) => {
    await publishCues(context, id)
    return { id }
  },
})

/** Writes the lines of a subtitle as its file and lets it out. @throws B01 where they cover too little or go too far */
export async function publishCues(context: Context, id: number): Promise<void> {
  const row = await context.records.get(subtitle, id)
  const cues = await cuesOf(context, id)
  const owner = await context.records.get(episode, row.episode)
  const check = checkSubtitle(cues, owner.duration)
  if (check.coverage === null || check.coverage < leastCoverage)
    throw refused('movie-manage.series-resources.publishSubtitle.coverage')
  if (owner.duration !== null && cues.some(({ end }) => end > (owner.duration ?? 0) * 1000))
    throw refused('movie-manage.subtitle-edit.beyondEnd')
  const file = `subtitles/edited-${id}-${row.version}.srt`
  await context.services.storage.write(file, Readable.from([Buffer.from(writeSrt(cues))]))
  const origin = row.origin === 'ai' ? 'aiProofread' : row.origin
  await context.records.update(subtitle, row, { ...check, file, format: 'srt', origin, state: 'published' })
}

export const shiftingTimes = handle(shiftTimes, {
  undo: 'image',
  check: async (_context, { start }, { offsetMs }) => start + offsetMs >= 0 || 'movie-manage.subtitle-edit.beforeStart',
  run: async ({ records }, row, { offsetMs }) => {
    await records.update(subtitleCue, row, { start: row.start + offsetMs, end: row.end + offsetMs })
  },
})

export const replacingAll = handlePage(replaceAll, {
  run: async (context, { subtitle: id, find, replaceBy, matchCase }) => {
    const pattern = new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), matchCase ? 'g' : 'gi')
    const rows = await context.records.where(subtitleCue, { subtitle: id }, mostCues)
    const hits = rows.filter(({ text }) => text.search(pattern) >= 0)
    if (hits.length === 0) throw refused('movie-manage.subtitle-edit.replaceAll.none')
    for (const row of hits) {
      const text = row.text.replace(pattern, () => replaceBy ?? '')
      if (text.trim()) await saveWithRules(context, subtitleCue, row, { text })
      else await context.records.remove(subtitleCue, row)
    }
    return { changed: hits.length }
  },
})

export const mergingCues = handleTogether(mergeCues, {
  undo: 'image',
  run: async ({ records }, rows) => {
    const [first, ...others] = [...rows].sort((a, b) => a.start - b.start)
    if (!first || others.length === 0) throw badField('ids', 'error.tooFew')
    if (others.some((each) => each.subtitle !== first.subtitle))
      throw badField('ids', 'movie-manage.subtitle-edit.oneOnly')
    for (const other of others) await records.remove(subtitleCue, other)
    const text = [first, ...others]
      .map((each) => each.text)
      .join('\n')
      .slice(0, 500)
    await records.update(subtitleCue, first, { end: Math.max(first.end, ...others.map(({ end }) => end)), text })
  },
})

export const addingTerm = handle(addTerm, {
  run: async (context, row, { term, translation, kind }) => {
    const owner = await context.records.get(subtitle, row.subtitle)
    const { code } = await context.records.get(language, owner.language)
    const { content } = await context.records.get(episode, owner.episode)
    const [task] = await context.records.where(aiSubtitleTask, { resultSubtitle: owner.id }, 1)
    const sourceLanguage = task?.sourceLanguage ?? owner.language
    await create(context, translationTerm, {
      term,
      sourceLanguage,
      content,
      kind,
      translations: { [code]: translation },
    })
  },
})

export const takingNextProofread = handlePage(takeNext, {
  run: async (context, { targetLanguage }) => {
    const task = await proofreadNext(context, targetLanguage)
    if (!task) throw refused('movie-manage.movie-aiTranslateTask.takeNext.none')
    return { id: task.id, subtitle: task.resultSubtitle }
  },
})

/** Hands over the longest waiting result in a language that nobody reads yet; one that came back is for whoever leads to give out. */
export async function proofreadNext(context: Context, targetLanguage: number) {
  const { records, account } = context
  const waiting = { state: 'proofreading', targetLanguage, proofreader: null, error: null } as const
  const [task] = await records.where(aiSubtitleTask, waiting, 1)
  if (!task) return undefined
  const taken = await records.update(aiSubtitleTask, task, { proofreader: account.id })
  const row = task.resultSubtitle === null ? undefined : await records.find(subtitle, task.resultSubtitle)
  if (row) await layOutCues(context, row)
  return taken
}

/** A line ends after it starts, and lies on no other of its subtitle. */
export const cueRules = defineRules(subtitleCue, {
  beforeSave: async ({ records }, draft, current) => {
    const next = { ...current, ...draft } as Cue
    if (draft.start === undefined && draft.end === undefined) return
    if (next.end <= next.start) throw badField('end', 'error.offBeforePublish')
    const others = await records.where(subtitleCue, { subtitle: next.subtitle }, mostCues)
    if (others.some((other) => other.id !== current?.id && other.start < next.end && other.end > next.start))
      throw badField('start', 'movie-manage.subtitle-edit.overlaps')
  },
})

async function cuesOf({ records }: Context, id: number): Promise<Cue[]> {
  const cues = await records.where(subtitleCue, { subtitle: id }, mostCues)
  return cues.sort((a, b) => a.start - b.start)
}
