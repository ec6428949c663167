import h5SharePage from '../../src/entities/activity-manage/h5-share-page'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { shelfWithReason } from '../packs/shelf'

export const { publish, takeDown } = shelfWithReason(h5SharePage, {
  danger: 'confirm',
  keys: { publish: 'u', takeDown: 'd' },
})

/** Old addresses redirect for 90 days. */
export const moveDomain = defineCommand(h5SharePage, {
  on: 'rows',
  does: set({}),
  asks: { domain: asked(h5SharePage, 'domain', { required: true }) },
  danger: 'confirm',
  icon: 'arrow-up-down',
})
