import userIndicator from '../../src/entities/user-manage/user-indicator'
import ruleUserCategory from '../../src/entities/user-manage/rule-user-category'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'

export const publish = defineCommand(userIndicator, {
  on: 'rows',
  does: move(),
  inverse: 'retire',
  icon: 'circle-arrow-up',
})

export const retire = defineCommand(userIndicator, { on: 'rows', does: move(), inverse: 'publish', icon: 'archive' })

export const { showUses } = usedIn(userIndicator, { keys: { showUses: 'w' } })

/** A category of that code gets the new name and place; else there is a new one. */
export const saveCategory = definePageCommand({
  asks: {
    code: asked(ruleUserCategory, 'code', { required: true }),
    name: asked(ruleUserCategory, 'name', { required: true }),
    parent: asked(ruleUserCategory, 'parent'),
  },
  call: 'POST /rule/engine/backend/user/category/save',
  plain: true,
  icon: 'folder-plus',
})
