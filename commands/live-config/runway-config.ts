import liveRunway from '../../src/entities/live-config/live-runway'
import { asked, defineCommand } from '../../src/schema/command'

export const copyToAreas = defineCommand(liveRunway, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(liveRunway, 'areas', { required: true }) },
  icon: 'copy',
})
