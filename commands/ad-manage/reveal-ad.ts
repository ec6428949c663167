import revealAd from '../../src/entities/ad-manage/reveal-ad'
import { area, because, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { pausableWithReason } from '../packs/pausable'
import { reviewed } from '../packs/reviewed'

export const { submit, reject } = reviewed(revealAd, { keys: { submit: 'u', reject: 'd' } })

export const approve = defineCommand(revealAd, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  inverse: 'takeDown',
  keys: 'a',
  icon: 'badge-check',
})

export const { pause, resume } = pausableWithReason(revealAd, { keys: { pause: 'o' } })

export const takeDown = defineCommand(revealAd, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 't',
  icon: 'circle-arrow-down',
})

/** Which reveal ads stand in an episode, and where. */
export const whatShows = definePageCommand({
  asks: { episode: ref('episode', { required: true }), area: area({ group: 'ad' }) },
  icon: 'scan-search',
})
