import integralEntry from '../../src/entities/task-center/integral-entry'
import { because, date, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

const asks = { reason: because({ max: 200 }) }
const reads = ['amount'] as const
/** From this number of points on, two people take them back. */
const most = 10_000

/** By a counter-entry, up to 10,000 points. */
export const reverse = defineCommand(integralEntry, {
  on: 'rows',
  does: move(),
  asks,
  reads,
  when: ({ amount }) => Math.abs(amount ?? 0) <= most || 'task-center.integral-detail.reverse.large',
  danger: 'confirm',
  icon: 'undo-2',
})

/** Of more than 10,000 points: a second person approves. */
export const reverseLarge = defineCommand(integralEntry, {
  on: 'rows',
  states: ['booked'],
  asks,
  reads,
  when: ({ amount }) => Math.abs(amount ?? 0) > most || 'task-center.integral-detail.reverseLarge.small',
  danger: 'second',
  icon: 'undo-2',
})

export const exportUser = definePageCommand({
  asks: { user: ref('user', { required: true }), from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-down',
})

/** How a user's balance came about, and what of it runs out soon. */
export const explain = definePageCommand({
  asks: { user: ref('user', { required: true }) },
  keys: 'w',
  icon: 'scan-search',
  alsoCalled: ['why is the balance', '余额说明', '积分对账'],
})

/** No withdrawal of the user is approved while their points are frozen. */
export const freezeUser = defineCommand(integralEntry, {
  on: 'row',
  asks,
  reads: ['user'],
  danger: 'confirm',
  destroys: true,
  inverse: 'unfreezeUser',
  icon: 'snowflake',
})

export const unfreezeUser = defineCommand(integralEntry, {
  on: 'row',
  asks,
  reads: ['user'],
  inverse: 'freezeUser',
  icon: 'sun',
})
