import plate from '../../../src/entities/app-manage/plate'
import { defineCommand } from '../../../src/schema/command'
import { leadTo, listUses } from '../../../src/schema/does'
import { translated } from '../../packs/translated'

export const openItems = defineCommand(plate, {
  on: 'row',
  does: leadTo('/app-manage/plate-setting?plate={id}'),
  keys: 'o',
  icon: 'layout-list',
})

export const showUses = defineCommand(plate, { on: 'row', does: listUses(), keys: 'w', icon: 'scan-search' })

export const { translate } = translated(plate)
