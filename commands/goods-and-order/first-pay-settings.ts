import firstPayOffer from '../../src/entities/goods-and-order/first-pay-offer'
import { because, bool, languages, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { copy, move, translateTexts } from '../../src/schema/does'

export const submit = defineCommand(firstPayOffer, { on: 'rows', does: move(), icon: 'send-to-back' })

export const approve = defineCommand(firstPayOffer, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(firstPayOffer, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const pause = defineCommand(firstPayOffer, { on: 'rows', does: move(), inverse: 'resume', icon: 'pause' })

export const resume = defineCommand(firstPayOffer, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const end = defineCommand(firstPayOffer, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const copyToAreas = defineCommand(firstPayOffer, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(firstPayOffer, 'areas', { required: true }) },
  icon: 'copy',
})

/** Whether a user may still have one: what they have paid, and the offers live in their area. */
export const checkUser = definePageCommand({
  asks: { user: ref('user', { required: true }) },
  keys: 'o',
  icon: 'user-check',
  alsoCalled: ['first payment', 'eligibility', '首充资格'],
})

export const translate = defineCommand(firstPayOffer, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
