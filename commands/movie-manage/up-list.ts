import up from '../../src/entities/movie-manage/up'
import { because, int, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const mute = defineCommand(up, {
  on: 'rows',
  does: move(),
  asks: { days: int({ required: true }), reason: because() },
  inverse: 'unmute',
  icon: 'volume-x',
})

export const unmute = defineCommand(up, { on: 'rows', does: move(), inverse: 'mute', icon: 'volume-x' })

export const freeze = defineCommand(up, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'unfreeze',
  icon: 'snowflake',
})

export const unfreeze = defineCommand(up, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  inverse: 'freeze',
  icon: 'sun',
})

export const setBadge = defineCommand(up, {
  on: 'rows',
  does: set({}),
  asks: { badge: asked(up, 'badge', { required: true }) },
  icon: 'sliders-horizontal',
})

export const setUploadLimit = defineCommand(up, {
  on: 'rows',
  does: set({}),
  asks: { dailyUploadLimit: asked(up, 'dailyUploadLimit', { required: true }) },
  icon: 'sliders-horizontal',
})

export const bindUser = defineCommand(up, {
  on: 'row',
  does: set({}),
  asks: { user: asked(up, 'user', { required: true }) },
  icon: 'circle-dot',
})

/** Only virtual and official uploaders are drawn by the forms. */
export const joinPool = defineCommand(up, {
  on: 'rows',
  does: set({ randomPool: true }),
  reads: ['kind', 'randomPool'],
  when: (row) => {
    if (row.randomPool) return 'derived.alreadySo'
    return row.kind === 'virtual' || row.kind === 'official' || 'movie-manage.up-list.joinPool.otherKind'
  },
  inverse: 'leavePool',
  icon: 'dices',
})

export const leavePool = defineCommand(up, {
  on: 'rows',
  does: set({ randomPool: false }),
  inverse: 'joinPool',
  icon: 'circle-minus',
})

export const transferWorks = defineCommand(up, {
  on: 'row',
  asks: { into: ref('up', { required: true }), reason: because({ max: 200 }) },
  danger: 'confirm',
  icon: 'arrow-right-left',
})
