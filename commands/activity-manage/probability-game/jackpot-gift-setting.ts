import jackpotGift from '../../../src/entities/activity-manage/jackpot-gift'
import { because, int } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { copiedToAreas } from '../../packs/copied-to-areas'

export const { copyToAreas } = copiedToAreas(jackpotGift)

/** While it is on, a second person agrees before the chances are others; what is left out stays as it is. */
export const changeOdds = defineCommand(jackpotGift, {
  on: 'row',
  asks: {
    contribution: asked(jackpotGift, 'contribution', { required: false }),
    ticketsPerGift: int({ min: 1, max: 1000, caption: 'jackpotGift.ticketsPerGift' }),
    hitMultiples: asked(jackpotGift, 'hitMultiples'),
    anchorGets: asked(jackpotGift, 'anchorGets', { required: false }),
    reason: because({ max: 200 }),
  },
  danger: 'second',
  keys: 'a',
  icon: 'sliders-horizontal',
})

/** How its price is divided between jackpot, multiples, anchor and company. */
export const simulate = defineCommand(jackpotGift, { on: 'row', icon: 'flask-conical' })
