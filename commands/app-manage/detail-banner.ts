import detailBanner from '../../src/entities/app-manage/detail-banner'
import { area, because, ref, text } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { pausable } from '../packs/pausable'

export const publish = defineCommand(detailBanner, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'a',
  icon: 'circle-arrow-up',
})

export const { pause, resume } = pausable(detailBanner, { keys: { pause: 'o' } })

export const takeDown = defineCommand(detailBanner, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 't',
  icon: 'circle-arrow-down',
})

/** Ids of titles as they are pasted: apart by anything but digits. */
export const addTitles = defineCommand(detailBanner, {
  on: 'row',
  asks: { titleIds: text({ max: 8000, required: true }) },
  inverse: 'removeTitles',
  keys: 'w',
  icon: 'list-plus',
})

export const removeTitles = defineCommand(detailBanner, {
  on: 'row',
  asks: { titleIds: text({ max: 8000, required: true }) },
  inverse: 'addTitles',
  icon: 'list-minus',
})

/** The banners that a title's page shows, slot by slot, in the order in which they rotate. */
export const whatShows = definePageCommand({
  asks: {
    title: ref('contentItem', { required: true }),
    area: area({ group: 'state', required: true }),
    client: ref('client', { required: true }),
  },
  icon: 'scan-search',
})
