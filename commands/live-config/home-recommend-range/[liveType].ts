import liveRecommendRange from '../../../src/entities/live-config/live-recommend-range'
import { area, because, ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { move, showToViewer } from '../../../src/schema/does'
import { copiedToAreas } from '../../packs/copied-to-areas'

/** In the place of what is published for the live type and an area of it. */
export const publish = defineCommand(liveRecommendRange, {
  on: 'row',
  does: move(),
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const schedule = defineCommand(liveRecommendRange, {
  on: 'row',
  does: move(),
  asks: { publishAt: asked(liveRecommendRange, 'publishAt', { required: true }) },
  icon: 'calendar-clock',
})

/** Puts the range before it back. */
export const rollBack = defineCommand(liveRecommendRange, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

export const { copyToAreas } = copiedToAreas(liveRecommendRange, { on: 'row' })

export const simulate = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user'), area: area({ group: 'liveSetting' }) },
  icon: 'flask-conical',
  alsoCalled: ['what does a user see', '用户看到什么'],
})
