import userIndicator from '../../src/entities/user-manage/user-indicator'
import ruleUserCategory from '../../src/entities/user-manage/rule-user-category'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { listUses, move } from '../../src/schema/does'

export const publish = defineCommand(userIndicator, {
  on: 'rows',
  does: move(),
  inverse: 'retire',
  icon: 'circle-arrow-up',
})

export const retire = defineCommand(userIndicator, { on: 'rows', does: move(), inverse: 'publish', icon: 'archive' })

export const showUses = defineCommand(userIndicator, { on: 'row', does: listUses(), keys: 'w', icon: 'scan-search' })

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
