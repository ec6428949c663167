import officialInfo from '../../src/entities/configur-manage/official-info'
import { string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const publish = defineCommand(officialInfo, { on: 'rows', inverse: 'takeDown', icon: 'circle-arrow-up' })

export const takeDown = defineCommand(officialInfo, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  inverse: 'publish',
  icon: 'circle-arrow-down',
})
