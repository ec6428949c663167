import publishPlanEntry from '../../src/entities/app-manage/publish-plan-entry'
import { defineCommand } from '../../src/schema/command'

/** The list of what is planned, held to the record. */
export const openRecord = defineCommand(publishPlanEntry, {
  on: 'row',
  local: true,
  reads: ['kind', 'recordId'],
  keys: 'o',
  icon: 'arrow-up-right',
})
