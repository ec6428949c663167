import userLabel from '../../src/entities/user-manage/user-label'
import { defineCommand } from '../../src/schema/command'

export const members = defineCommand(userLabel, {
  on: 'row',
  opens: '/user-manage/user-label/members/{id}',
  keys: 'o',
  icon: 'users',
})

export const showUses = defineCommand(userLabel, { on: 'row', uses: true, keys: 'w', icon: 'scan-search' })
