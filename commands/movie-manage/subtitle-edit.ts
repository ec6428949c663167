import subtitleFile from '../../src/entities/movie-manage/subtitle'
import subtitleCue from '../../src/entities/movie-manage/subtitle-cue'
import translationTerm from '../../src/entities/movie-manage/translation-term'
import { because, bool, file, int, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

const subtitle = asked(subtitleCue, 'subtitle', { required: true })

/** Where the film beside the lines stands. */
const playhead = int({ min: 0, required: true, unit: 'milliseconds', from: 'playhead' })
const distance = int({ min: -600_000, max: 600_000, required: true, unit: 'milliseconds' })

/** Writes the lines as the subtitle's file, which then goes out. */
export const publishSubtitle = definePageCommand({ asks: { subtitle }, keys: 'a', icon: 'captions' })

/** It is done with, and the next result in its language is opened. */
export const saveAndNext = definePageCommand({ asks: { subtitle }, keys: 'Mod+Shift+Enter', icon: 'step-forward' })

/** With the reason, for another to take or a machine to do again. */
export const returnTask = definePageCommand({
  asks: { subtitle, reason: because() },
  icon: 'undo-2',
})

/** It begins where the film stands. */
export const snapStart = defineCommand(subtitleCue, {
  on: 'row',
  asks: { at: playhead },
  keys: '[',
  icon: 'arrow-left-to-line',
})

/** It ends where the film stands. */
export const snapEnd = defineCommand(subtitleCue, {
  on: 'row',
  asks: { at: playhead },
  keys: ']',
  icon: 'arrow-right-to-line',
})

/** Where the film stands one line ends and the next begins; the text is parted by how much of the time has passed. */
export const splitHere = defineCommand(subtitleCue, {
  on: 'row',
  asks: { at: playhead },
  inverse: 'mergeCues',
  keys: 'b',
  icon: 'scissors',
})

/** By a tenth of a second, as often as it is pressed. */
export const nudgeEarlier = defineCommand(subtitleCue, {
  on: 'rows',
  inverse: 'nudgeLater',
  keys: 'Alt+Shift+ArrowLeft',
  icon: 'chevron-left',
})

export const nudgeLater = defineCommand(subtitleCue, {
  on: 'rows',
  inverse: 'nudgeEarlier',
  keys: 'Alt+Shift+ArrowRight',
  icon: 'chevron-right',
})

/** Later by so much, or earlier. */
export const shiftTimes = defineCommand(subtitleCue, {
  on: 'rows',
  asks: { offsetMs: distance },
  icon: 'move-horizontal',
})

/** As `shiftTimes`, of this line and all that come after it. */
export const shiftFrom = defineCommand(subtitleCue, {
  on: 'row',
  asks: { offsetMs: distance },
  icon: 'chevrons-right',
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

/**
 * After this many letters; where the line breaks or nearest the middle, unless said otherwise. At this time; as much is said before
 * and after it, unless said otherwise.
 */
export const splitCue = defineCommand(subtitleCue, {
  on: 'row',
  asks: { at: int({ min: 1, max: 499 }), time: int({ min: 0, unit: 'milliseconds' }) },
  inverse: 'mergeCues',
  icon: 'split',
})

/** One line from the start of the first to the end of the last. */
export const mergeCues = defineCommand(subtitleCue, { on: 'rows', inverse: 'splitCue', icon: 'merge' })

export const retranslate = defineCommand(subtitleCue, { on: 'rows', keys: 't', icon: 'languages' })

/** The right word in place of the untranslated one, else at the end of the line. */
export const putTerms = defineCommand(subtitleCue, {
  on: 'rows',
  reads: ['missingTerms'],
  when: ({ missingTerms }) => Boolean(missingTerms) || 'movie-manage.subtitle-edit.putTerms.none',
  keys: 'i',
  icon: 'book-check',
  alsoCalled: ['glossary', '术语'],
})

export const addTerm = defineCommand(subtitleCue, {
  on: 'row',
  asks: {
    term: asked(translationTerm, 'term', { required: true }),
    translation: string({ max: 100, required: true }),
    kind: asked(translationTerm, 'kind', { required: true }),
  },
  icon: 'book-a',
})

/** The lines as a file to take along. */
export const downloadFile = definePageCommand({
  audits: 'download',
  asks: { subtitle, format: asked(subtitleFile, 'format', { required: false, default: 'srt' }) },
  icon: 'file-down',
})

/** The lines of a file take the place of those that are here; what of it is left out or changed is told first, line by line. */
export const readFile = definePageCommand({
  asks: { subtitle, file: file({ required: true, accept: ['srt', 'vtt', 'ass'] }) },
  danger: 'confirm',
  icon: 'file-up',
})
