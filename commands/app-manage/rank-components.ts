import rankComponent from '../../src/entities/app-manage/rank-component'
import { int, refs } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'
import { translated } from '../packs/translated'
import { usedIn } from '../packs/used-in'

export const startTriage = defineCommand(rankComponent, {
  on: 'row',
  does: leadTo('/app-manage/rank-components-styleTriage?component={id}'),
  keys: 't',
  icon: 'split',
})

export const realtime = defineCommand(rankComponent, {
  on: 'row',
  does: leadTo('/app-manage/rank-components-realtime?component={id}'),
  keys: 'o',
  icon: 'activity',
})

export const { showUses } = usedIn(rankComponent, { keys: { showUses: 'w' } })

/** Into the draft of each page, as a home component that is made where none shows it yet. */
export const addToPage = defineCommand(rankComponent, {
  on: 'rows',
  asks: { navigations: refs('navigation', { required: true }), place: int({ min: 1 }) },
  keys: 'a',
  icon: 'list-plus',
})

export const { translate } = translated(rankComponent)
