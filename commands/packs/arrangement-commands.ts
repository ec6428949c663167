import { area, areas, instant, ref } from '../../src/fields'
import { definePageCommand } from '../../src/schema/command'

/** The commands of a page whose records are a draft until they are released together. */
export function arrangementCommands() {
  return {
    publish: definePageCommand({ danger: 'confirm', icon: 'circle-arrow-up', alsoCalled: ['release', '发布'] }),
    schedulePublish: definePageCommand({ asks: { at: instant({ required: true }) }, icon: 'calendar-clock' }),
    rollback: definePageCommand({
      asks: { version: ref('communityRelease', { required: true }) },
      danger: 'confirm',
      icon: 'history',
    }),
    discard: definePageCommand({ danger: 'confirm', icon: 'trash-2' }),
    /** What is in an area is in others too, in place of what these had. */
    copyArrangement: definePageCommand({
      asks: { from: area({ group: 'state', required: true }), to: areas({ group: 'state', required: true }) },
      danger: 'confirm',
      icon: 'copy',
    }),
  }
}

type All = ReturnType<typeof arrangementCommands>

/** Those that every such page has; what is in areas of its own may be copied from one to others too. */
export type ReleaseCommands = Omit<All, 'copyArrangement'> & { readonly copyArrangement?: All['copyArrangement'] }
