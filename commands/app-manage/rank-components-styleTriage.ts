import rankStyleTriage from '../../src/entities/app-manage/rank-style-triage'
import { because, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

/** One test at a time for a component, area and client; its shares make 100 percent, and one variant is the control. */
export const start = defineCommand(rankStyleTriage, {
  on: 'row',
  does: move(),
  inverse: 'stop',
  keys: 'a',
  icon: 'play',
})

export const pause = defineCommand(rankStyleTriage, {
  on: 'row',
  does: move(),
  inverse: 'resume',
  keys: 'o',
  icon: 'pause',
})

export const resume = defineCommand(rankStyleTriage, { on: 'row', does: move(), inverse: 'pause', icon: 'play' })

export const stop = defineCommand(rankStyleTriage, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'square',
})

/** The component takes the winner's style. */
export const conclude = defineCommand(rankStyleTriage, {
  on: 'row',
  does: move(),
  asks: {
    winner: ref('rankStyleVariant', { required: true }),
    conclusion: asked(rankStyleTriage, 'conclusion', { required: true }),
  },
  danger: 'confirm',
  icon: 'trophy',
})

export const manageSingles = defineCommand(rankStyleTriage, {
  on: 'row',
  does: leadTo('/app-manage/rank-components-styleTriage/singleManage?triage={id}'),
  keys: 't',
  icon: 'layout-list',
})
