import liveRunway from '../../src/entities/live-config/live-runway'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { copyToAreas } = copiedToAreas(liveRunway)
