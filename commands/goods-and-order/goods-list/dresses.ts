import dress from '../../../src/entities/goods-and-order/dress'
import { because, bool } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move, set } from '../../../src/schema/does'
import { copiedToAreas } from '../../packs/copied-to-areas'
import { translatedAgain } from '../../packs/translated'

const reason = because()

export const publish = defineCommand(dress, {
  on: 'rows',
  does: move(),
  asks: { startsAt: asked(dress, 'startsAt'), endsAt: asked(dress, 'endsAt') },
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

/** Stops sales; owners keep wearing it. */
export const takeDown = defineCommand(dress, {
  on: 'rows',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  destroys: true,
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const schedule = defineCommand(dress, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(dress, 'startsAt'), endsAt: asked(dress, 'endsAt') },
  icon: 'calendar-clock',
})

export const { copyToAreas } = copiedToAreas(dress)

/** Takes a faulty or offending dress from everybody; on request with the coins of the days they have not worn it. */
export const recallDress = defineCommand(dress, {
  on: 'row',
  asks: { reason, payBack: bool({ default: true, required: true }) },
  danger: 'second',
  destroys: true,
  icon: 'undo-2',
})

export const { translate } = translatedAgain(dress)
