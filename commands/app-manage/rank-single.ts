import rankSingle from '../../src/entities/app-manage/rank-single'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

export const publish = defineCommand(rankSingle, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'a',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(rankSingle, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const pin = defineCommand(rankSingle, {
  on: 'rows',
  does: set({ pinned: true }),
  inverse: 'unpin',
  keys: 't',
  icon: 'pin',
})

export const unpin = defineCommand(rankSingle, {
  on: 'rows',
  does: set({ pinned: false }),
  inverse: 'pin',
  icon: 'pin-off',
})

export const openSingle = defineCommand(rankSingle, {
  on: 'row',
  does: leadTo('/movie-manage/single-add-content?single={single}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

/** How many of its titles are on the shelf in each area it is shown in. */
export const checkRights = defineCommand(rankSingle, { on: 'row', keys: 'w', icon: 'list-checks' })
