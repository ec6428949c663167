import constant from '../../src/entities/develop-manage/constant'
import { bool, languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const items = defineCommand(constant, {
  on: 'row',
  opens: '/develop-manage/dic-list/items/{id}',
  keys: 'o',
  icon: 'list',
})

export const findUses = defineCommand(constant, { on: 'row', uses: true, keys: 'w', icon: 'scan-search' })

/** Fills what is missing by machine. */
export const translateMissing = defineCommand(constant, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})

/** Dictionaries with their items, as one JSON file. */
export const exportJson = defineCommand(constant, { on: 'rows', local: true, icon: 'file-braces' })
