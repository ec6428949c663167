import * as commands from '../../../../commands/movie-manage/subtitle-edit'
import language from '../../../entities/develop-manage/language'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import translationTerm from '../../../entities/movie-manage/translation-term'
import type { Row } from '../../../schema/entity'
import { maxCues } from '../../domain/titles/cue-rows'
import { proofreadNext, publishCues } from '../../domain/titles/subtitle-cues'
import { halvesOf } from '../../domain/titles/subtitle-lines'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { translationOf } from '../../translation/translation-of'

type Cue = Row<typeof subtitleCue>

type Task = Row<typeof aiSubtitleTask>

export default handlers(commands, {
  publishSubtitle: {
    run: async (context, { subtitle: id }) => {
      await publishCues(context, id)
      return { id }
    },
  },

  shiftTimes: {
    undo: 'image',
    check: async (_context, { start }, { offsetMs }) =>
      start + offsetMs >= 0 || 'movie-manage.subtitle-edit.beforeStart',
    run: async ({ records }, row, { offsetMs }) => {
      await records.update(subtitleCue, row, { start: row.start + offsetMs, end: row.end + offsetMs })
    },
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

  /** The time is shared out by how much is said in each half. */
  splitCue: {
    undo: 'image',
    check: async (_context, { text }, { at }) => {
      const [first, second] = halvesOf(text, at)
      return (first !== '' && second !== '') || 'movie-manage.subtitle-edit.splitCue.tooShort'
    },
    run: async ({ records }, row, { at }) => {
      const [first, second] = halvesOf(row.text, at)
      const share = [...first].length / ([...first].length + [...second].length)
      const middle = Math.round(row.start + (row.end - row.start) * share)
      const { subtitle: owner, end, source, machineText, confidence, flag } = row
      await records.update(subtitleCue, row, { text: first, end: middle })
      await records.insert(subtitleCue, {
        ...{ subtitle: owner, start: middle, end, text: second },
        ...{ source, machineText, confidence, flag },
      })
    },
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

  /** Where no other waits in the language, the subtitle is published all the same. */
  saveAndNext: {
    run: async (context, { subtitle: id }) => {
      const row = await context.records.get(subtitle, id)
      await publishCues(context, id)
      const task = await taskOf(context, id)
      if (task?.state === 'proofreading')
        await context.records.update(aiSubtitleTask, task, { state: 'done', finishedAt: context.now.toISOString() })
      const next = await proofreadNext(context, row.language)
      return { id, next: next?.resultSubtitle ?? null }
    },
  },
})

async function taskOf({ records }: Context, id: Cue['subtitle']): Promise<Task | undefined> {
  const tasks = await records.where(aiSubtitleTask, { resultSubtitle: id })
  return tasks.find(({ state }) => state === 'proofreading') ?? tasks.at(-1)
}
