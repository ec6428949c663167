import constant from '../../src/entities/develop-manage/constant'
import { defineCommand } from '../../src/schema/command'
import { inBrowser, leadTo } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'
import { translatedAgain } from '../packs/translated'

export const items = defineCommand(constant, {
  on: 'row',
  does: leadTo('/develop-manage/dic-list/items/{id}'),
  keys: 'o',
  icon: 'list',
})

export const { showUses } = usedIn(constant, { keys: { showUses: 'w' } })

export const { translate } = translatedAgain(constant)

/** Dictionaries with their items, as one JSON file. */
export const exportJson = defineCommand(constant, { on: 'rows', does: inBrowser(), icon: 'file-braces' })
