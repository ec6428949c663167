import constantItem from '../../../../src/entities/develop-manage/constant-item'
import { because } from '../../../../src/fields'
import { asked, defineCommand } from '../../../../src/schema/command'
import { set } from '../../../../src/schema/does'
import { translatedAgain } from '../../../packs/translated'
import { usedIn } from '../../../packs/used-in'

export const retire = defineCommand(constantItem, {
  on: 'row',
  does: set({ enabled: false }),
  asks: { replacedBy: asked(constantItem, 'replacedBy', { required: true }) },
  icon: 'archive',
})

export const reinstate = defineCommand(constantItem, {
  on: 'rows',
  does: set({ enabled: true, replacedBy: null }),
  inverse: 'retire',
  icon: 'archive-restore',
})

/** The one that forms begin with: the dictionary has one. */
export const setDefault = defineCommand(constantItem, {
  on: 'row',
  reads: ['default'],
  when: (row) => !row.default || 'derived.alreadySo',
  icon: 'star',
})

export const { translate } = translatedAgain(constantItem)

export const { showUses } = usedIn(constantItem, { keys: { showUses: 'w' } })

/** Has every record that holds the item, or refers to it, take another, and retires it. */
export const replaceUses = defineCommand(constantItem, {
  on: 'row',
  asks: {
    replacedBy: asked(constantItem, 'replacedBy', { required: true }),
    reason: because({ max: 200 }),
  },
  danger: 'confirm',
  icon: 'replace-all',
})
