import firstPayOffer from '../../src/entities/goods-and-order/first-pay-offer'
import { ref } from '../../src/fields'
import { definePageCommand } from '../../src/schema/command'
import { copiedToAreas } from '../packs/copied-to-areas'
import { ended } from '../packs/ended'
import { pausable } from '../packs/pausable'
import { reviewed } from '../packs/reviewed'
import { translatedAgain } from '../packs/translated'

export const { submit, approve, reject } = reviewed(firstPayOffer, {
  by: 'others',
  rejectedBy: 'others',
  keys: { approve: 'a', reject: 'd' },
})

export const { pause, resume } = pausable(firstPayOffer)

export const { end } = ended(firstPayOffer)

export const { copyToAreas } = copiedToAreas(firstPayOffer)

/** Whether a user may still have one: what they have paid, and the offers live in their area. */
export const checkUser = definePageCommand({
  asks: { user: ref('user', { required: true }) },
  keys: 'o',
  icon: 'user-check',
  alsoCalled: ['first payment', 'eligibility', '首充资格'],
})

export const { translate } = translatedAgain(firstPayOffer)
