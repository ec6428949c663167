import probabilityRound from '../../../src/entities/activity-manage/probability-round'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const payAgain = defineCommand(probabilityRound, { on: 'rows', does: move(), icon: 'wallet' })

/** Second approver once drawn. */
export const voidRound = defineCommand(probabilityRound, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-dot',
})

/** Compares the seed that was shown after the round with the hash that was published before it. */
export const verify = defineCommand(probabilityRound, { on: 'row', keys: 'w', icon: 'fingerprint-pattern' })
