import subtitleCue from '../../src/entities/movie-manage/subtitle-cue'
import translationTerm from '../../src/entities/movie-manage/translation-term'
import { bool, int, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

const subtitle = asked(subtitleCue, 'subtitle', { required: true })

/** Writes the lines as the subtitle's file, which then goes out. */
export const publishSubtitle = definePageCommand({ asks: { subtitle }, keys: 'Mod+Enter', icon: 'captions' })

/** Later by so many milliseconds, or earlier. */
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
  keys: 'r',
  icon: 'replace',
})

/** One line from the start of the first to the end of the last. */
export const mergeCues = defineCommand(subtitleCue, { on: 'rows', icon: 'merge' })

export const addTerm = defineCommand(subtitleCue, {
  on: 'row',
  asks: {
    term: asked(translationTerm, 'term', { required: true }),
    translation: string({ max: 100, required: true }),
    kind: asked(translationTerm, 'kind', { required: true }),
  },
  icon: 'book-a',
})
