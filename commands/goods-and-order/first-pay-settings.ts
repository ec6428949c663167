import firstPayOffer from '../../src/entities/goods-and-order/first-pay-offer'
import { because, bool, languages, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export const submit = defineCommand(firstPayOffer, { on: 'rows', icon: 'send-to-back' })

export const approve = defineCommand(firstPayOffer, {
  audits: 'approve',
  on: 'rows',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(firstPayOffer, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const pause = defineCommand(firstPayOffer, { on: 'rows', inverse: 'resume', icon: 'pause' })

export const resume = defineCommand(firstPayOffer, { on: 'rows', inverse: 'pause', icon: 'play' })

export const end = defineCommand(firstPayOffer, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const copyToAreas = defineCommand(firstPayOffer, {
  on: 'rows',
  copies: true,
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
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  translates: true,
  icon: 'languages',
})
