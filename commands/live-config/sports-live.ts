import sportsMatch from '../../src/entities/live-config/sports-match'
import { because, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

export const publish = defineCommand(sportsMatch, { on: 'rows', does: move(), keys: 'u', icon: 'circle-arrow-up' })

export const goLive = defineCommand(sportsMatch, {
  on: 'row',
  does: move({ set: { notice: null } }),
  inverse: 'interrupt',
  keys: 'a',
  icon: 'radio',
})

export const interrupt = defineCommand(sportsMatch, {
  on: 'row',
  does: move(),
  asks: { notice: asked(sportsMatch, 'notice', { required: true }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'goLive',
  keys: 'w',
  icon: 'radio-tower',
})

export const endLive = defineCommand(sportsMatch, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  destroys: true,
  icon: 'flag',
})

/** One of the match, switched on. */
export const switchStream = defineCommand(sportsMatch, {
  on: 'row',
  states: ['live', 'interrupted'],
  asks: { stream: ref('sportsStream', { required: true }) },
  keys: 'd',
  icon: 'cable',
})

/** Stays until it is given back to the provider. */
export const setScore = defineCommand(sportsMatch, {
  on: 'row',
  does: set({ scoreSource: 'hand' }),
  asks: {
    homeScore: asked(sportsMatch, 'homeScore', { required: true }),
    awayScore: asked(sportsMatch, 'awayScore', { required: true }),
    phase: asked(sportsMatch, 'phase', { required: true }),
  },
  inverse: 'followProvider',
  keys: 'b',
  icon: 'hash',
})

export const followProvider = defineCommand(sportsMatch, {
  on: 'rows',
  does: set({ scoreSource: 'provider' }),
  icon: 'refresh-cw',
})

export const postpone = defineCommand(sportsMatch, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'calendar-clock',
})

export const reschedule = defineCommand(sportsMatch, {
  on: 'row',
  does: move(),
  asks: { startsAt: asked(sportsMatch, 'startsAt', { required: true }) },
  icon: 'calendar-clock',
})

export const cancel = defineCommand(sportsMatch, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
})

export const recommend = defineCommand(sportsMatch, {
  on: 'rows',
  does: set({ recommended: true }),
  inverse: 'unrecommend',
  icon: 'thumbs-up',
})

export const unrecommend = defineCommand(sportsMatch, {
  on: 'rows',
  does: set({ recommended: false }),
  inverse: 'recommend',
  icon: 'thumbs-down',
})

export const assignCommentators = defineCommand(sportsMatch, {
  on: 'row',
  does: set({}),
  asks: { commentators: asked(sportsMatch, 'commentators', { required: true }) },
  icon: 'user-check',
})

export const publishReplay = defineCommand(sportsMatch, {
  on: 'row',
  does: move(),
  asks: { replay: asked(sportsMatch, 'replay', { required: true }) },
  inverse: 'removeReplay',
  icon: 'circle-arrow-up',
})

export const removeReplay = defineCommand(sportsMatch, { on: 'row', does: move(), icon: 'list-minus' })

export const streams = defineCommand(sportsMatch, {
  on: 'row',
  does: leadTo('/live-config/sports-live/streams?match={id}'),
  keys: 'o',
  icon: 'list-video',
})
