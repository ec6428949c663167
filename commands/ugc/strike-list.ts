import ugcStrike from '../../src/entities/ugc/ugc-strike'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const revoke = defineCommand(ugcStrike, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(ugcStrike, 'remark', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

export const changeMeasure = defineCommand(ugcStrike, {
  on: 'row',
  states: ['active'],
  asks: {
    measure: asked(ugcStrike, 'measure', { required: true }),
    days: asked(ugcStrike, 'days'),
    remark: asked(ugcStrike, 'remark', { required: true }),
  },
  icon: 'pencil-line',
})

export const resendNotice = defineCommand(ugcStrike, { on: 'rows', states: ['active'], icon: 'send' })
