import { bool, languages } from '../../../src/fields'
import question from '../../../src/entities/service-manage/question'
import { asked, defineCommand } from '../../../src/schema/command'

export const publish = defineCommand(question, { on: 'rows', inverse: 'takeDown', icon: 'circle-arrow-up' })

export const takeDown = defineCommand(question, { on: 'rows', inverse: 'publish', icon: 'circle-arrow-down' })

export const markHot = defineCommand(question, { on: 'rows', sets: { hot: true }, inverse: 'unmarkHot', icon: 'flag' })

export const unmarkHot = defineCommand(question, { on: 'rows', sets: { hot: false }, icon: 'flame' })

export const confirmFresh = defineCommand(question, {
  on: 'rows',
  asks: { reviewAt: asked(question, 'reviewAt', { required: true }) },
  icon: 'circle-check-big',
})

export const moveTo = defineCommand(question, {
  on: 'rows',
  sets: {},
  asks: { category: asked(question, 'category', { required: true }) },
  icon: 'arrow-up-down',
})

/** Fills what is missing by machine. */
export const translateMissing = defineCommand(question, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
