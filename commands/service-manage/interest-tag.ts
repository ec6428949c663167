import interestTag from '../../src/entities/service-manage/interest-tag'
import { area, areas, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'

/** What an area shows is shown in others too, in its order. */
export const copyArrangement = definePageCommand({
  asks: { from: area({ group: 'state', required: true }), to: areas({ group: 'state', required: true }) },
  danger: 'confirm',
  icon: 'copy',
})

/** Its titles go over to another interest, and it is switched off. */
export const mergeInto = defineCommand(interestTag, {
  on: 'row',
  asks: { into: ref('interestTag', { required: true }) },
  danger: 'confirm',
  icon: 'merge',
})
