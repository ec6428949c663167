import { bool, languages } from '../../../src/fields'
import question from '../../../src/entities/service-manage/question'
import { asked, defineCommand } from '../../../src/schema/command'
import { move, set, translateTexts } from '../../../src/schema/does'
import { shelf } from '../../packs/shelf'

export const { publish, takeDown } = shelf(question)

export const markHot = defineCommand(question, {
  on: 'rows',
  does: set({ hot: true }),
  inverse: 'unmarkHot',
  icon: 'flag',
})

export const unmarkHot = defineCommand(question, { on: 'rows', does: set({ hot: false }), icon: 'flame' })

export const confirmFresh = defineCommand(question, {
  on: 'rows',
  does: move(),
  asks: { reviewAt: asked(question, 'reviewAt', { required: true }) },
  icon: 'circle-check-big',
})

export const moveTo = defineCommand(question, {
  on: 'rows',
  does: set({}),
  asks: { category: asked(question, 'category', { required: true }) },
  icon: 'arrow-up-down',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(question, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
