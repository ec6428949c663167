import liveAtmosphere from '../../src/entities/live-config/live-atmosphere'
import { copiedToAreas } from '../packs/copied-to-areas'
import { shelf } from '../packs/shelf'
import { translated } from '../packs/translated'

export const { publish, takeDown } = shelf(liveAtmosphere, { keys: { publish: 'u', takeDown: 'd' } })

export const { copyToAreas } = copiedToAreas(liveAtmosphere)

export const { translate } = translated(liveAtmosphere, { on: 'row' })
