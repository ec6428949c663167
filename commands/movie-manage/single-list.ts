import single from '../../src/entities/movie-manage/single'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { inBrowser, leadTo, move, set } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'

export const editItems = defineCommand(single, {
  on: 'row',
  does: leadTo('/movie-manage/single-add-content?single={id}'),
  keys: 'o',
  icon: 'list-ordered',
})

export const publish = defineCommand(single, { on: 'rows', does: move(), inverse: 'takeDown', icon: 'circle-arrow-up' })

export const schedule = defineCommand(single, {
  on: 'rows',
  does: move(),
  asks: { publishAt: asked(single, 'publishAt', { required: true }), offAt: asked(single, 'offAt') },
  inverse: 'unschedule',
  icon: 'calendar-clock',
})

export const unschedule = defineCommand(single, { on: 'rows', does: move(), icon: 'calendar-x' })

export const takeDown = defineCommand(single, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'publish',
  icon: 'circle-arrow-down',
})

/** What its rule finds now takes the place of what it found before; what is pinned stays. */
export const refreshRule = defineCommand(single, {
  on: 'rows',
  reads: ['fill'],
  when: (row) => row.fill !== 'manual' || 'movie-manage.single-list.refreshRule.byHand',
  icon: 'refresh-cw',
})

/** A list without a cover of its own shows the first four of its contents. */
export const composeCover = defineCommand(single, {
  on: 'rows',
  does: set({ cover: null }),
  reads: ['cover', 'items'],
  when: (row) => {
    if (!row.cover) return 'derived.alreadySo'
    return (row.items ?? 0) > 0 || 'movie-manage.single-list.composeCover.empty'
  },
  icon: 'images',
})

export const exportItems = defineCommand(single, { on: 'rows', icon: 'file-down' })

export const { showUses } = usedIn(single, { keys: { showUses: 'u' } })

export const copyDeepLink = defineCommand(single, { on: 'row', does: inBrowser(), icon: 'link' })
