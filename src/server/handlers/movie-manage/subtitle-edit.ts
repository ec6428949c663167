import { Readable } from 'node:stream'
import * as commands from '../../../../commands/movie-manage/subtitle-edit'
import language from '../../../entities/develop-manage/language'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import translationTerm from '../../../entities/movie-manage/translation-term'
import { fileName } from '../../../fields/storage-key'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { signingSecret } from '../../db/signing-secret'
import { missingTerms, withTerm } from '../../../shared/glossary-terms'
import { termsIn } from '../../domain/titles/cue-terms'
import { maxCues } from '../../domain/titles/cue-rows'
import { moveCues, moveFrom } from '../../domain/titles/move-cues'
import { replaceCues, replacementOf } from '../../domain/titles/replace-cues'
import { maySplit, split } from '../../domain/titles/split-cue'
import { cuesOf, proofreadNext, publishCues } from '../../domain/titles/subtitle-cues'
import { readCueFile } from '../../domain/titles/subtitle-file'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { fileLink } from '../../storage/file-links'
import { longestText } from '../../subtitles/subtitle-cue'
import { writeSubtitle } from '../../subtitles/write-subtitle'
import { translationOf } from '../../translation/translation-of'

type Cue = Row<typeof subtitleCue>

type Task = Row<typeof aiSubtitleTask>

/** What one press moves a line by, in milliseconds. */
const nudge = 100
/** A dialog lists no more that is odd in a file; how much more there is, it tells. */
const mostTold = 200

export default handlers(commands, {
  publishSubtitle: {
    run: async (context, { subtitle: id }) => {
      await publishCues(context, id)
      return { id }
    },
  },

  snapStart: {
    check: async (_context, { end }, { at }) => at < end || 'movie-manage.subtitle-edit.outside',
    run: async (context, row, { at }) => {
      await saveWithRules(context, subtitleCue, row, { start: at })
    },
  },

  snapEnd: {
    check: async (_context, { start }, { at }) => at > start || 'movie-manage.subtitle-edit.outside',
    run: async (context, row, { at }) => {
      await saveWithRules(context, subtitleCue, row, { end: at })
    },
  },

  splitHere: {
    undo: 'image',
    check: async (_context, row, { at }) => maySplit(row, { at: null, time: at }),
    run: (context, row, { at }) => split(context, row, { at: null, time: at }),
  },

  nudgeEarlier: {
    check: async (_context, { start }) => start >= nudge || 'movie-manage.subtitle-edit.beforeStart',
    runTogether: (context, rows) => moveCues(context, rows, -nudge),
  },

  nudgeLater: { runTogether: (context, rows) => moveCues(context, rows, nudge) },

  shiftTimes: {
    undo: 'image',
    check: async (_context, { start }, { offsetMs }) =>
      start + offsetMs >= 0 || 'movie-manage.subtitle-edit.beforeStart',
    runTogether: (context, rows, { offsetMs }) => moveCues(context, rows, offsetMs),
  },

  shiftFrom: {
    undo: 'image',
    check: async (_context, { start }, { offsetMs }) =>
      start + offsetMs >= 0 || 'movie-manage.subtitle-edit.beforeStart',
    run: (context, row, { offsetMs }) => moveFrom(context, row, offsetMs),
  },

  replaceAll: {
    run: async (context, { subtitle: id, find, replaceBy, matchCase }) => {
      const pattern = new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), matchCase ? 'g' : 'gi')
      const rows = await context.records.where(subtitleCue, { subtitle: id }, maxCues)
      const hits = rows.filter(({ text }) => text.search(pattern) >= 0)
      if (hits.length === 0) throw refused('movie-manage.subtitle-edit.replaceAll.none')
      for (const row of hits) {
        const text = row.text.replace(pattern, () => replaceBy ?? '')
        if (text.trim()) await saveWithRules(context, subtitleCue, row, { text })
        else await context.records.remove(subtitleCue, row)
      }
      return { changed: hits.length }
    },
  },

  mergeCues: {
    undo: 'image',
    runTogether: async ({ records }, rows) => {
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
  },

  putTerms: {
    undo: 'image',
    run: async (context, row) => {
      const terms = missingTerms(row.source, row.text, await termsIn(context, row.subtitle, row.source ?? ''))
      const text = terms.reduce<string | undefined>((whole, term) => whole && withTerm(whole, term), row.text)
      if (text === undefined) throw refused('movie-manage.subtitle-edit.putTerms.noRoom')
      await saveWithRules(context, subtitleCue, row, { text })
    },
  },

  addTerm: {
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
  },

  splitCue: {
    undo: 'image',
    check: async (_context, row, cut) => maySplit(row, cut),
    run: (context, row, cut) => split(context, row, cut),
  },

  /** What a machine makes of the original takes the place of the text. */
  retranslate: {
    undo: 'image',
    check: async (_context, { source }) => Boolean(source?.trim()) || 'movie-manage.subtitle-edit.retranslate.noSource',
    runTogether: async (context, rows) => {
      const { records, services } = context
      const [first] = rows
      if (!first || rows.some((row) => row.subtitle !== first.subtitle))
        throw badField('ids', 'movie-manage.subtitle-edit.oneOnly')
      const owner = await records.get(subtitle, first.subtitle)
      const task = await taskOf(context, owner.id)
      if (!task) throw refused('movie-manage.subtitle-edit.retranslate.noTask')
      const { code: from } = await records.get(language, task.sourceLanguage)
      const { code: to } = await records.get(language, owner.language)
      const translation = translationOf(services)
      const texts = await translation.translate(
        rows.map(({ source }) => source ?? ''),
        from,
        to,
      )
      for (const [index, row] of rows.entries()) {
        const text = (texts[index] ?? '').slice(0, 500)
        if (text.trim())
          await records.update(subtitleCue, row, { text, machineText: text, confidence: null, flag: 'none' })
      }
      return { by: translation.name, ...(translation.name === 'embedded' && { note: 'translation.embedded' }) }
    },
  },

  /** The task is nobody's again and says why; whoever leads gives it to another or has it done again. */
  returnTask: {
    run: async (context, { subtitle: id, reason }) => {
      const { records, account } = context
      const task = await taskOf(context, id)
      if (task?.state !== 'proofreading') throw refused('movie-manage.subtitle-edit.returnTask.none')
      if (task.proofreader !== null && task.proofreader !== account.id)
        throw refused('movie-manage.subtitle-edit.returnTask.others')
      await records.update(aiSubtitleTask, task, { proofreader: null, error: reason })
      const row = await records.get(subtitle, id)
      await records.update(subtitle, row, { proofreader: null })
      return { id: task.id }
    },
  },

  downloadFile: {
    run: async (context, { subtitle: id, format }) => {
      const cues = await cuesOf(context, id)
      if (cues.length === 0) throw refused('movie-manage.subtitle-edit.noLines')
      const row = await context.records.get(subtitle, id)
      const { code } = await context.records.get(language, row.language)
      const { number } = await context.records.get(episode, row.episode)
      const form = format ?? 'srt'
      const key = `subtitles/lines-${id}.${form}`
      await context.services.storage.write(key, Readable.from([Buffer.from(writeSubtitle(cues, form))]))
      const name = `E${String(number).padStart(2, '0')}.${code}.${form}`
      return { url: fileLink(await signingSecret(context), key, name, context.now.getTime()), name }
    },
  },

  readFile: {
    preview: async (context, { subtitle: id, file }) => {
      const { oddities, plan } = await planOf(context, id, file)
      const { same, changed, added, removed } = plan
      const total = changed.length + added.length + removed.length
      const say = (name: string, params: Readonly<Record<string, string | number>>) =>
        caption(context.language, `movie-manage.subtitle-edit.readFile.${name}`, params)
      const told = oddities.slice(0, mostTold).map(({ line, code }) => say('oddity', { line, what: say(code, {}) }))
      const rest = oddities.length - told.length
      const counts = { same, changed: changed.length, added: added.length, removed: removed.length }
      return {
        ...{ total, eligible: total, reasons: [] },
        lines: [say('counts', counts), ...told, ...(rest > 0 ? [say('more', { count: rest })] : [])],
      }
    },
    run: async (context, { subtitle: id, file }) => {
      const { plan } = await planOf(context, id, file)
      await replaceCues(context, id, plan)
      return { changed: plan.changed.length, added: plan.added.length, removed: plan.removed.length }
    },
  },

  /** Where no other waits in the language, the subtitle is published all the same. */
  saveAndNext: {
    run: async (context, { subtitle: id }) => {
      const row = await context.records.get(subtitle, id)
      await publishCues(context, id)
      const task = await taskOf(context, id)
      if (task?.state === 'proofreading')
        await context.records.update(aiSubtitleTask, task, { state: 'done', finishedAt: context.now.toISOString() })
      const next = await proofreadNext(context, row.language, task?.category)
      return { id, next: next?.resultSubtitle ?? null }
    },
  },
})

async function taskOf({ records }: Context, id: Cue['subtitle']): Promise<Task | undefined> {
  const tasks = await records.where(aiSubtitleTask, { resultSubtitle: id })
  return tasks.find(({ state }) => state === 'proofreading') ?? tasks.at(-1)
}

/** What a file would make of the lines of a subtitle. A cue that says nothing, or ends before it starts, is no line. */
async function planOf(context: Context, id: Cue['subtitle'], key: string) {
  const { cues, oddities } = await readCueFile(context, key, 'file', fileName(key))
  const lines = cues.filter(({ start, end, text }) => end > start && text !== '')
  if (lines.length > maxCues) throw badField('file', 'error.tooLong', { max: maxCues })
  const plan = replacementOf(
    await cuesOf(context, id),
    lines.map((line) => ({ ...line, text: line.text.slice(0, longestText) })),
  )
  return { oddities, plan }
}
