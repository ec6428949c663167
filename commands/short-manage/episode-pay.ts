import shortPayPlan from '../../src/entities/short-manage/short-pay-plan'
import { area, areas, decimal, instant, int, percent, ref, refs } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { showToViewer } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { pausableWithReason } from '../packs/pausable'
import { reviewed } from '../packs/reviewed'

export const { submit, approve, reject } = reviewed(shortPayPlan, { by: 'others', keys: { submit: 'b', approve: 'a' } })

export const { pause, resume } = pausableWithReason(shortPayPlan, { keys: { pause: 'w' } })

export const { end } = ended(shortPayPlan)

/** A draft for other areas, its coin prices times a factor. */
export const copyToAreas = defineCommand(shortPayPlan, {
  on: 'rows',
  asks: { areas: areas({ group: 'state', required: true }), coinFactor: decimal({ min: 0.1, max: 10, default: 1 }) },
  icon: 'copy',
})

/** A draft that takes a share of this plan's audience with other prices, and is before it. */
export const split = defineCommand(shortPayPlan, {
  on: 'row',
  states: ['active'],
  asks: {
    share: percent({ min: 1, max: 50, required: true }),
    coinsPerEpisode: int({ min: 0, max: 2_000 }),
    freeEpisodes: int({ min: 0, max: 60 }),
    days: int({ min: 1, max: 90, required: true }),
  },
  icon: 'split',
  alsoCalled: ['A/B test', '价格实验', 'A/B 测试'],
})

/** A plan for these dramas like the usual one of each area, with other free episodes; a second person approves it. */
export const setFreeEpisodes = definePageCommand({
  asks: {
    shorts: refs('short', { required: true, max: 100 }),
    freeEpisodes: int({ min: 0, max: 60, required: true }),
    areas: areas({ group: 'state', required: true }),
  },
  icon: 'gift',
})

/** Which plans reach a user, and what keeps the others away. */
export const whichPlan = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user'), area: area({ group: 'state' }), client: ref('client'), at: instant() },
  icon: 'route',
})
