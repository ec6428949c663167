import revealAd from '../../src/entities/ad-manage/reveal-ad'
import { area, because, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const submit = defineCommand(revealAd, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' })

export const approve = defineCommand(revealAd, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  inverse: 'takeDown',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(revealAd, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'd',
  icon: 'badge-x',
})

export const pause = defineCommand(revealAd, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'resume',
  keys: 'o',
  icon: 'pause',
})

export const resume = defineCommand(revealAd, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const takeDown = defineCommand(revealAd, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  keys: 't',
  icon: 'circle-arrow-down',
})

/** Which reveal ads stand in an episode, and where. */
export const whatShows = definePageCommand({
  asks: { episode: ref('episode', { required: true }), area: area({ group: 'ad' }) },
  icon: 'scan-search',
})
