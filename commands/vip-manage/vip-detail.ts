import vipRecord from '../../src/entities/vip-manage/vip-record'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

const reason = because({ max: 200 })

/** Whether somebody is VIP, by what, and until when. */
export const timeline = definePageCommand({
  asks: { user: ref('user', { required: true }) },
  keys: 'b',
  icon: 'chart-gantt',
  alsoCalled: ['is VIP', 'VIP history', '会员查询', '是不是会员'],
})

/** Adds a record that gives or takes days; the first one stays as it was. */
export const correct = defineCommand(vipRecord, {
  on: 'row',
  asks: { days: asked(vipRecord, 'days', { required: true, min: -366, max: 366 }), reason },
  danger: 'second',
  icon: 'pencil-ruler',
})

/** Takes back the days of a record that are still ahead; once. */
export const reverse = defineCommand(vipRecord, {
  on: 'rows',
  reads: ['reversedBy', 'days'],
  when: (row) =>
    row.reversedBy !== null
      ? 'vip-manage.vip-detail.reverse.done'
      : row.days > 0 || 'vip-manage.vip-detail.reverse.nothing',
  asks: { reason },
  danger: 'second',
  icon: 'undo-2',
})

export const grant = definePageCommand({ does: leadTo('/vip-manage/vip-issue'), icon: 'gift' })
