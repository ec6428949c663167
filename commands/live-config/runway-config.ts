import liveRunway from '../../src/entities/live-config/live-runway'
import { asked, defineCommand } from '../../src/schema/command'
import { copy } from '../../src/schema/does'

export const copyToAreas = defineCommand(liveRunway, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(liveRunway, 'areas', { required: true }) },
  icon: 'copy',
})
