import plate from '../../src/entities/app-manage/plate'
import game from '../../src/entities/game-manage/game'
import { int, oneOf, text } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { copyToAreas } = copiedToAreas(plate)

/** Codes of games, one a line or after commas; those that are there already stay as they are. */
export const addByCodes = defineCommand(plate, {
  on: 'row',
  asks: { codes: text({ required: true }) },
  icon: 'list-plus',
})

/** Published games by the figures of the last day, those that are there already left out. */
export const fillByRule = defineCommand(plate, {
  on: 'row',
  asks: {
    category: asked(game, 'category', { required: false }),
    bestBy: oneOf(['players', 'retention', 'newest'], { required: true }),
    count: int({ min: 1, max: 200, required: true }),
  },
  icon: 'wand-sparkles',
})

/** Looks up again which of its games are there to be played. */
export const refresh = defineCommand(plate, { on: 'rows', keys: 'w', icon: 'refresh-cw' })

/** Switches off the items that cannot be played; they keep their place. */
export const removeUnavailable = defineCommand(plate, { on: 'rows', icon: 'eraser' })
