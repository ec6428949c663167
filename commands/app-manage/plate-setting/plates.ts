import plate from '../../../src/entities/app-manage/plate'
import { defineCommand } from '../../../src/schema/command'
import { leadTo } from '../../../src/schema/does'
import { translated } from '../../packs/translated'
import { usedIn } from '../../packs/used-in'

export const openItems = defineCommand(plate, {
  on: 'row',
  does: leadTo('/app-manage/plate-setting?plate={id}'),
  keys: 'o',
  icon: 'layout-list',
})

export const { showUses } = usedIn(plate, { keys: { showUses: 'w' } })

export const { translate } = translated(plate)
