import guildContract from '../../../src/entities/live-manage/guild-contract'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const approveLeave = defineCommand(guildContract, {
  on: 'rows',
  does: move(),
  asks: { endNote: asked(guildContract, 'endNote') },
  icon: 'badge-check',
})

export const refuseLeave = defineCommand(guildContract, {
  on: 'rows',
  does: move(),
  asks: { endNote: asked(guildContract, 'endNote', { required: true }) },
  icon: 'badge-x',
})

export const terminate = defineCommand(guildContract, {
  on: 'rows',
  does: move(),
  asks: {
    endReason: asked(guildContract, 'endReason', { required: true }),
    endNote: asked(guildContract, 'endNote', { required: true }),
  },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
})
