import reviewReason from '../../src/entities/review-manage/review-reason'
import { languages, oneOf, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { translateTexts } from '../../src/schema/does'

export const fillTranslations = defineCommand(reviewReason, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})

/** It is switched off; what is still open moves to the other, what was decided keeps it. */
export const replaceReason = defineCommand(reviewReason, {
  on: 'row',
  asks: { into: ref('reviewReason', { required: true }) },
  danger: 'confirm',
  icon: 'merge',
})

export const previewMessage = defineCommand(reviewReason, {
  on: 'row',
  asks: { language: ref('language', { required: true }) },
  keys: 'v',
  icon: 'smartphone',
})

export const setAreas = defineCommand(reviewReason, {
  on: 'rows',
  asks: {
    areas: asked(reviewReason, 'areas', { required: true }),
    how: oneOf(['replace', 'add', 'remove'], { required: true }),
  },
  icon: 'map-pin',
})
