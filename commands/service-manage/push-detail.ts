import push from '../../src/entities/service-manage/push'
import user from '../../src/entities/user-manage/user'
import { ref, string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

/** Was the user in the audience, why skipped, and the provider's answer, shown, clicked, with times. */
export const traceUser = defineCommand(push, {
  on: 'row',
  asks: { user: ref(user.name, { required: true }) },
  keys: 'w',
  icon: 'scan-search',
})

export const pickWinner = defineCommand(push, {
  on: 'row',
  states: ['sending'],
  reads: ['variants'],
  when: (row) => row.variants !== null || 'service-manage.push-detail.pickWinner.noVariants',
  asks: { variant: string({ max: 8, required: true }) },
  danger: 'confirm',
  icon: 'trophy',
})
