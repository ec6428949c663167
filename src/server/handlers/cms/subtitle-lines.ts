import { retranslate, returnTask, saveAndNext, splitCue } from '../../../../commands/movie-manage/subtitle-edit'
import language from '../../../entities/develop-manage/language'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Row } from '../../../schema/entity'
import { handle, handlePage, handleTogether } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { translationOf } from '../../translation/translation-of'
import { proofreadNext, publishCues } from './subtitle-cues'

type Cue = Row<typeof subtitleCue>
type Task = Row<typeof aiSubtitleTask>

/** The time is shared out by how much is said in each half. */
export const splittingCue = handle(splitCue, {
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
})

/** What a machine makes of the original takes the place of the text. */
export const retranslating = handleTogether(retranslate, {
  undo: 'image',
  check: async (_context, { source }) => Boolean(source?.trim()) || 'movie-manage.subtitle-edit.retranslate.noSource',
  run: async (context, rows) => {
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
})

/** The task is nobody's again and says why; whoever leads gives it to another or has it done again. */
export const returningTask = handlePage(returnTask, {
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
})

/** Where no other waits in the language, the subtitle is published all the same. */
export const publishingAndNext = handlePage(saveAndNext, {
  run: async (context, { subtitle: id }) => {
    const row = await context.records.get(subtitle, id)
    await publishCues(context, id)
    const task = await taskOf(context, id)
    if (task?.state === 'proofreading')
      await context.records.update(aiSubtitleTask, task, { state: 'done', finishedAt: context.now.toISOString() })
    const next = await proofreadNext(context, row.language)
    return { id, next: next?.resultSubtitle ?? null }
  },
})

/** A line break first, else the gap between words nearest the middle, else the middle: some scripts have no gaps. */
export function halvesOf(text: string, at: number | null): [string, string] {
  const letters = [...text]
  const place = at ?? placeIn(letters)
  return [letters.slice(0, place).join('').trim(), letters.slice(place).join('').trim()]
}

function placeIn(letters: readonly string[]): number {
  const middle = Math.round(letters.length / 2)
  for (const gap of ['\n', ' ']) {
    const places = letters.flatMap((letter, index) => (letter === gap ? [index] : []))
    const [nearest] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    if (nearest !== undefined) return nearest
  }
  return middle
}

async function taskOf({ records }: Context, id: Cue['subtitle']): Promise<Task | undefined> {
  const tasks = await records.where(aiSubtitleTask, { resultSubtitle: id })
  return tasks.find(({ state }) => state === 'proofreading') ?? tasks.at(-1)
}
