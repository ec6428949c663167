import agent from '../../src/entities/goods-and-order/agent'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const approve = defineCommand(agent, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const refuse = defineCommand(agent, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

/** No transfer goes out any more. */
export const freeze = defineCommand(agent, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'unfreeze',
  keys: 'w',
  icon: 'snowflake',
})

export const unfreeze = defineCommand(agent, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'freeze',
  icon: 'sun',
})

export const terminate = defineCommand(agent, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  reads: ['creditUsed'],
  when: (row) => (row.creditUsed ?? 0) === 0 || 'goods-and-order.agent-manage.terminate.credit',
  danger: 'second',
  destroys: true,
  icon: 'circle-x',
})

export const setTerms = defineCommand(agent, {
  on: 'rows',
  does: set({}),
  asks: {
    discount: asked(agent, 'discount'),
    bonusPercent: asked(agent, 'bonusPercent'),
    creditLimit: asked(agent, 'creditLimit'),
    reason: because(),
  },
  danger: 'second',
  icon: 'sliders-horizontal',
})

export const assign = defineCommand(agent, {
  on: 'rows',
  does: set({}),
  asks: { operator: asked(agent, 'operator', { required: true }) },
  icon: 'user-check',
})

/** How to reach one agent, 50 a day. */
export const reveal = defineCommand(agent, {
  audits: 'reveal',
  on: 'row',
  asks: { reason: because() },
  icon: 'eye',
})
