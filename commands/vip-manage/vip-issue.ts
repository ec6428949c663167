import vipIssue from '../../src/entities/vip-manage/vip-issue'
import { string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

export const submit = defineCommand(vipIssue, {
  on: 'rows',
  does: move(),
  inverse: 'withdraw',
  keys: 'b',
  icon: 'send-to-back',
})

export const withdraw = defineCommand(vipIssue, { on: 'rows', does: move(), inverse: 'submit', icon: 'undo-2' })

/** By one account, from 1,000 people or 10,000 USD by two; neither is the author. */
export const approve = defineCommand(vipIssue, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300 }) },
  by: 'others',
  money: 'estimatedCost',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(vipIssue, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300, required: true }) },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

/** Gives to each user at once: what fails is counted and can be tried again. */
export const execute = defineCommand(vipIssue, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  carriesOut: 'approve',
  icon: 'play',
  alsoCalled: ['give VIP', '发会员'],
})

export const retryFailed = defineCommand(vipIssue, {
  on: 'row',
  does: move(),
  carriesOut: 'approve',
  icon: 'refresh-cw',
})

/** Takes back the days that are not yet used. */
export const revoke = defineCommand(vipIssue, {
  on: 'row',
  does: move(),
  asks: { note: string({ max: 300, required: true }) },
  danger: 'second',
  destroys: true,
  icon: 'undo-2',
})

/** What each user was given. */
export const lines = defineCommand(vipIssue, {
  on: 'row',
  does: leadTo('/vip-manage/vip-detail?issue={id}'),
  keys: 'o',
  icon: 'list',
})
