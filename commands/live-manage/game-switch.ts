import liveGameSwitch from '../../src/entities/live-manage/live-game-switch'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { addTo, removeFrom, set, showToViewer } from '../../src/schema/does'

const rooms = asked(liveGameSwitch, 'rooms', { required: true })

export const pause = defineCommand(liveGameSwitch, {
  on: 'rows',
  does: set({}),
  asks: {
    pausedUntil: asked(liveGameSwitch, 'pausedUntil', { required: true }),
    reason: because(),
  },
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
})

export const resume = defineCommand(liveGameSwitch, {
  on: 'rows',
  does: set({ pausedUntil: null }),
  reads: ['pausedUntil'],
  when: ({ pausedUntil }) => pausedUntil !== null || 'live-manage.game-switch.notPaused',
  keys: 'u',
  icon: 'play',
})

/** Rounds that run are played to their end and paid out. */
export const killAll = definePageCommand({
  asks: { areas: asked(liveGameSwitch, 'areas', { required: true }), reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'octagon-x',
  alsoCalled: ['emergency stop', '紧急关停', '全部下线'],
})

export const addRooms = defineCommand(liveGameSwitch, {
  on: 'row',
  does: addTo('rooms'),
  asks: { rooms },
  inverse: 'removeRooms',
  icon: 'list-plus',
})

export const removeRooms = defineCommand(liveGameSwitch, {
  on: 'row',
  does: removeFrom('rooms'),
  asks: { rooms },
  inverse: 'addRooms',
  icon: 'list-minus',
})

export const check = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user', { required: true }), client: ref('client') },
  icon: 'user-search',
})
