import question from '../../../src/entities/service-manage/question'
import { asked, defineCommand } from '../../../src/schema/command'
import { move, set } from '../../../src/schema/does'
import { shelf } from '../../packs/shelf'
import { translatedAgain } from '../../packs/translated'

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

export const { translate } = translatedAgain(question)
