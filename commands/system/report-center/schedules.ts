import exportSchedule from '../../../src/entities/system/export-schedule'
import { refs } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const addRecipients = defineCommand(exportSchedule, {
  on: 'rows',
  lists: 'add',
  asks: { recipients: refs('account', { required: true, max: 20 }) },
  inverse: 'removeRecipients',
  icon: 'user-plus',
})

export const removeRecipients = defineCommand(exportSchedule, {
  on: 'rows',
  lists: 'remove',
  asks: { recipients: refs('account', { required: true, max: 20 }) },
  inverse: 'addRecipients',
  icon: 'user-minus',
})
