import constant from '../../src/entities/develop-manage/constant'
import { bool, languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { inBrowser, leadTo, listUses, translateTexts } from '../../src/schema/does'

export const items = defineCommand(constant, {
  on: 'row',
  does: leadTo('/develop-manage/dic-list/items/{id}'),
  keys: 'o',
  icon: 'list',
})

export const showUses = defineCommand(constant, { on: 'row', does: listUses(), keys: 'w', icon: 'scan-search' })

/** Fills what is missing by machine. */
export const translate = defineCommand(constant, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})

/** Dictionaries with their items, as one JSON file. */
export const exportJson = defineCommand(constant, { on: 'rows', does: inBrowser(), icon: 'file-braces' })
