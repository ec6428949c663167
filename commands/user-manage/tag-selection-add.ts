import userTag from '../../src/entities/user-manage/user-tag'
import { asked, definePageCommand } from '../../src/schema/command'

/** How many users these conditions would select now, before anything is saved. */
export const estimate = definePageCommand({
  call: 'POST /tag/backend/user/estimateConditions',
  asks: {
    conditions: asked(userTag, 'conditions', { required: true }),
    areas: asked(userTag, 'areas', { required: false }),
    clients: asked(userTag, 'clients'),
  },
  keys: 't',
  icon: 'calculator',
})
