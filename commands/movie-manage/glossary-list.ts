import translationTerm from '../../src/entities/movie-manage/translation-term'
import { languages, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'

/** The people of a title: its characters and who plays them, as its credits call them in each language. */
export const collectTerms = definePageCommand({
  asks: { content: ref('contentItem', { required: true }) },
  keys: 'o',
  icon: 'book-a',
})

/** A term that was left as it is becomes its translation; a line that lacks it is marked for a person. */
export const applyToSubtitles = defineCommand(translationTerm, {
  on: 'rows',
  asks: { content: ref('contentItem', { required: true }), languages: languages({ required: true }) },
  keys: 'a',
  icon: 'captions',
})
