import constantItem from '../../../../src/entities/develop-manage/constant-item'
import { because, bool, languages } from '../../../../src/fields'
import { asked, defineCommand } from '../../../../src/schema/command'
import { listUses, set, translateTexts } from '../../../../src/schema/does'

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

/** Fills what is missing by machine. */
export const translate = defineCommand(constantItem, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})

export const showUses = defineCommand(constantItem, { on: 'row', does: listUses(), keys: 'w', icon: 'scan-search' })

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
