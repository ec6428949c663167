import liveAreaFilter from '../../src/entities/live-config/live-area-filter'
import { ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { copy } from '../../src/schema/does'

export const copyToAreas = defineCommand(liveAreaFilter, {
  on: 'rows',
  does: copy(),
  asks: { viewerArea: asked(liveAreaFilter, 'viewerArea', { required: true }) },
  icon: 'copy',
})

/** Whether viewers of an area see a room, and the rule that decides it. */
export const check = definePageCommand({
  asks: {
    viewerArea: asked(liveAreaFilter, 'viewerArea', { required: true }),
    room: ref('liveRoom', { required: true }),
    client: ref('client'),
  },
  keys: 't',
  icon: 'user-search',
})

/** The rooms live now that it would take away, by country. */
export const impact = defineCommand(liveAreaFilter, { on: 'row', keys: 'o', icon: 'chart-no-axes-column' })
