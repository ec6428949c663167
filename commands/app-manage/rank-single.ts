import rankSingle from '../../src/entities/app-manage/rank-single'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { pinnable } from '../packs/pinnable'

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

export const { pin, unpin } = pinnable(rankSingle, { keys: { pin: 't' } })

export const openSingle = defineCommand(rankSingle, {
  on: 'row',
  does: leadTo('/movie-manage/single-add-content?single={single}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

/** How many of its titles are on the shelf in each area it is shown in. */
export const checkRights = defineCommand(rankSingle, { on: 'row', keys: 'w', icon: 'list-checks' })
