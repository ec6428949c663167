import gatePass from '../../src/entities/activity-manage/gate-pass'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { pausableWithReason } from '../packs/pausable'
import { reviewedOrWithdrawn } from '../packs/reviewed'

export const { submit, withdraw, approve, reject } = reviewedOrWithdrawn(gatePass, {
  by: 'others',
  keys: { submit: 'b', approve: 'a' },
})

export const { pause, resume } = pausableWithReason(gatePass, { keys: { pause: 'w' } })

export const { end } = ended(gatePass, { on: 'row' })

/** Unclaimed rewards go to the inbox until claimUntil. */
export const settle = defineCommand(gatePass, { on: 'rows', does: move(), danger: 'confirm', icon: 'coins' })
