import plate from '../../../src/entities/app-manage/plate'
import { languages } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const openItems = defineCommand(plate, {
  on: 'row',
  opens: '/app-manage/plate-setting?plate={id}',
  keys: 'o',
  icon: 'layout-list',
})

export const whereUsed = defineCommand(plate, { on: 'row', uses: true, keys: 'w', icon: 'scan-search' })

/** Fills what is missing by machine. */
export const translate = defineCommand(plate, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
