import ruleUser from '../../src/entities/user-manage/rule-user'
import { asked, definePageCommand } from '../../src/schema/command'

/** How many users this rule would mark now, before anything is saved. */
export const estimate = definePageCommand({
  call: 'POST /rule/engine/backend/user/rule/estimate',
  asks: { tree: asked(ruleUser, 'tree', { required: true }), areas: asked(ruleUser, 'areas') },
  keys: 't',
  icon: 'calculator',
})
