import gift from '../../src/entities/goods-and-order/gift'
import { because, refs } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'
import { translatedAgain } from '../packs/translated'

export const publish = defineCommand(gift, {
  on: 'rows',
  does: move(),
  asks: { startsAt: asked(gift, 'startsAt'), endsAt: asked(gift, 'endsAt') },
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(gift, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const test = defineCommand(gift, {
  on: 'rows',
  does: move(),
  asks: { users: refs('user', { required: true, max: 50 }) },
  keys: 't',
  icon: 'flask-conical',
})

export const returnToDraft = defineCommand(gift, { on: 'rows', does: move(), icon: 'undo-2' })

export const schedule = defineCommand(gift, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(gift, 'startsAt'), endsAt: asked(gift, 'endsAt') },
  icon: 'calendar-clock',
})

export const moveTab = defineCommand(gift, {
  on: 'rows',
  does: set({}),
  asks: { panelTab: asked(gift, 'panelTab', { required: true }) },
  icon: 'arrow-up-down',
})

export const { copyToAreas } = copiedToAreas(gift)

export const { translate } = translatedAgain(gift)
