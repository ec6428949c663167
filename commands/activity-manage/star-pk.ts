import starPk from '../../src/entities/activity-manage/star-pk'
import { captions, ref } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { pausableWithReason } from '../packs/pausable'
import { reviewedOrWithdrawn } from '../packs/reviewed'

export const { submit, withdraw, approve, reject } = reviewedOrWithdrawn(starPk, {
  by: 'others',
  keys: { submit: 'b', approve: 'a' },
})

export const { pause, resume } = pausableWithReason(starPk, { keys: { pause: 'w' } })

export const { end } = ended(starPk, { on: 'row' })

/** It can no longer be voted for or win; two sides at least stay. Voters read the notice. */
export const withdrawSide = defineCommand(starPk, {
  on: 'row',
  states: ['scheduled', 'running', 'paused'],
  asks: { star: ref('star', { required: true }), notice: captions({ max: 200, required: true }) },
  danger: 'confirm',
  icon: 'user-round-minus',
})

/** The result stands: checked for fraud, 2 hours after the end at the earliest, by another account than the author. */
export const confirmResult = defineCommand(starPk, {
  on: 'row',
  states: ['ended'],
  reads: ['confirmedAt', 'endsAt'],
  when: ({ confirmedAt }) => confirmedAt === null || 'activity-manage.star-pk.confirmResult.already',
  by: 'others',
  danger: 'confirm',
  icon: 'trophy',
})

/** Rewards are handed out by a result that has been confirmed. */
export const settle = defineCommand(starPk, {
  on: 'rows',
  does: move(),
  reads: ['confirmedAt'],
  when: ({ confirmedAt }) => confirmedAt !== null || 'activity-manage.star-pk.settle.unconfirmed',
  danger: 'confirm',
  icon: 'coins',
})

export const openReport = defineCommand(starPk, {
  on: 'row',
  does: leadTo('/star-pk/report?pk={id}'),
  keys: 'o',
  icon: 'chart-column',
})

export const openRewards = defineCommand(starPk, {
  on: 'row',
  does: leadTo('/star-pk/rewardSetting?pk={id}'),
  icon: 'gift',
})
