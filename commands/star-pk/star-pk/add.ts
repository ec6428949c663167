import starPk from '../../../src/entities/activity-manage/star-pk'
import { refs } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { translated } from '../../packs/translated'

export { submit, withdraw } from '../../activity-manage/star-pk'

/** Adds a side for each star, with the star's name and picture. */
export const fillFromStar = defineCommand(starPk, {
  on: 'row',
  states: ['draft'],
  asks: { stars: refs('star', { required: true }) },
  icon: 'star',
})

/** Puts the sides into a random order, that of the tree. */
export const drawBracket = defineCommand(starPk, {
  on: 'row',
  states: ['draft'],
  reads: ['kind'],
  when: ({ kind }) => kind === 'bracket' || 'star-pk.add.drawBracket.noBracket',
  icon: 'shuffle',
})

export const { translate } = translated(starPk, { on: 'row' })
