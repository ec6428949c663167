import revealAd from '../../src/entities/ad-manage/reveal-ad'
import { area, because, duration, int, ref } from '../../src/fields'
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

const changing = ['draft', 'scheduled', 'running', 'paused'] as const

/** A cue on the episode that is shown beside the ad: the first of its titles that names one. */
export const addCue = defineCommand(revealAd, {
  on: 'row',
  states: changing,
  asks: { from: duration({ required: true }), to: duration({ required: true }) },
  icon: 'bookmark-plus',
})

/** Cues are counted from 1, in the order in which they stand. */
export const moveCue = defineCommand(revealAd, {
  on: 'row',
  states: changing,
  asks: {
    cue: int({ min: 1, required: true }),
    from: duration({ required: true }),
    to: duration({ required: true }),
  },
  icon: 'move-horizontal',
})

export const removeCue = defineCommand(revealAd, {
  on: 'row',
  states: changing,
  asks: { cue: int({ min: 1, required: true }) },
  icon: 'bookmark-minus',
})

/** Which reveal ads stand in an episode, and where. */
export const whatShows = definePageCommand({
  asks: { episode: ref('episode', { required: true }), area: area({ group: 'ad' }) },
  icon: 'scan-search',
})
