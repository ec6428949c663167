import subtitleCue from '../../src/entities/movie-manage/subtitle-cue'
import translationTerm from '../../src/entities/movie-manage/translation-term'
import { because, bool, int, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

const subtitle = asked(subtitleCue, 'subtitle', { required: true })

/** Writes the lines as the subtitle's file, which then goes out. */
export const publishSubtitle = definePageCommand({ asks: { subtitle }, keys: 'a', icon: 'captions' })

/** It is done with, and the next result in its language is opened. */
export const saveAndNext = definePageCommand({ asks: { subtitle }, keys: 'Mod+Shift+Enter', icon: 'step-forward' })

/** With the reason, for another to take or a machine to do again. */
export const returnTask = definePageCommand({
  asks: { subtitle, reason: because() },
  icon: 'undo-2',
})

/** Later by this many milliseconds, or earlier. */
export const shiftTimes = defineCommand(subtitleCue, {
  on: 'rows',
  asks: { offsetMs: int({ min: -600000, max: 600000, required: true }) },
  icon: 'move-horizontal',
})

export const replaceAll = definePageCommand({
  asks: {
    subtitle,
    find: string({ max: 100, required: true }),
    replaceBy: string({ max: 100 }),
    matchCase: bool({ default: false }),
  },
  keys: 'w',
  icon: 'replace',
})

/** After this many letters; where the line breaks or nearest the middle, unless declared otherwise. */
export const splitCue = defineCommand(subtitleCue, {
  on: 'row',
  asks: { at: int({ min: 1, max: 499 }) },
  inverse: 'mergeCues',
  icon: 'split',
})

/** One line from the start of the first to the end of the last. */
export const mergeCues = defineCommand(subtitleCue, { on: 'rows', inverse: 'splitCue', icon: 'merge' })

export const retranslate = defineCommand(subtitleCue, { on: 'rows', keys: 't', icon: 'languages' })

export const addTerm = defineCommand(subtitleCue, {
  on: 'row',
  asks: {
    term: asked(translationTerm, 'term', { required: true }),
    translation: string({ max: 100, required: true }),
    kind: asked(translationTerm, 'kind', { required: true }),
  },
  icon: 'book-a',
})
