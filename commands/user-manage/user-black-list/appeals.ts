import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import { defineCommand, definePageCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'

export { grantAppeal, upholdAppeal } from '../user-black-list'

/** The one whose time runs out first, for 15 minutes. Never one against a ban of the account's own. */
export const take = definePageCommand({
  keys: 't',
  icon: 'hand',
  alsoCalled: ['next appeal', '领取申诉', '下一个'],
})

/** Goes back to the queue, for anybody to take. */
export const release = defineCommand(blacklistEntry, {
  on: 'rows',
  states: ['active'],
  does: set({ assignee: null }),
  keys: 'o',
  icon: 'hand-metal',
})
