import prop from '../../../src/entities/goods-and-order/prop'
import { copiedToAreas } from '../../packs/copied-to-areas'
import { translatedAgain } from '../../packs/translated'

export const { copyToAreas } = copiedToAreas(prop)

export const { translate } = translatedAgain(prop)
