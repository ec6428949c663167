import plate from '../../../src/entities/app-manage/plate'
import { languages } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { leadTo, listUses, translateTexts } from '../../../src/schema/does'

export const openItems = defineCommand(plate, {
  on: 'row',
  does: leadTo('/app-manage/plate-setting?plate={id}'),
  keys: 'o',
  icon: 'layout-list',
})

export const whereUsed = defineCommand(plate, { on: 'row', does: listUses(), keys: 'w', icon: 'scan-search' })

/** Fills what is missing by machine. */
export const translate = defineCommand(plate, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
