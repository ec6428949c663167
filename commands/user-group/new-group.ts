import userGroup from '../../src/entities/user-group/user-group'
import { ref } from '../../src/fields'
import { asked, definePageCommand } from '../../src/schema/command'
import { saveThen } from '../../src/schema/does'

/** What the form says of who is in the group; the form fills it in. */
const terms = {
  includeTags: asked(userGroup, 'includeTags'),
  includeGroups: asked(userGroup, 'includeGroups'),
  match: asked(userGroup, 'match'),
  excludeTags: asked(userGroup, 'excludeTags'),
  excludeGroups: asked(userGroup, 'excludeGroups'),
  userFile: asked(userGroup, 'userFile'),
  areas: asked(userGroup, 'areas', { required: false }),
  clients: asked(userGroup, 'clients'),
  newUserDays: asked(userGroup, 'newUserDays'),
}

/** How many users would be in the group now, before anything is saved. */
export const estimate = definePageCommand({ asks: terms, keys: 't', icon: 'calculator' })

/** Whether a user would be in it, and which of its terms they meet. */
export const testUser = definePageCommand({
  asks: { user: ref('user', { required: true }), ...terms },
  icon: 'user-search',
})

export const saveAndBuild = definePageCommand({ does: saveThen('rebuild'), keys: 'Mod+Enter', icon: 'hammer' })
