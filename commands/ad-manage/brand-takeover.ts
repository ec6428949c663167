import brandTakeover from '../../src/entities/ad-manage/brand-takeover'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const reserve = defineCommand(brandTakeover, {
  on: 'row',
  does: move(),
  inverse: 'release',
  keys: 'b',
  icon: 'calendar-check',
})

export const release = defineCommand(brandTakeover, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'reserve',
  icon: 'calendar-x',
})

export const { submit, reject } = reviewed(brandTakeover, { on: 'row', keys: { submit: 'u', reject: 'd' } })

/** Two accounts, neither of them the author: one asks for it, the other confirms. */
export const approve = defineCommand(brandTakeover, {
  audits: 'approve',
  on: 'row',
  does: move(),
  by: 'others',
  danger: 'second',
  keys: 'a',
  inverse: 'takeDown',
  icon: 'badge-check',
})

export const takeDown = defineCommand(brandTakeover, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 't',
  icon: 'circle-arrow-down',
})

/** A draft ad of our own for the impressions that were promised and not delivered. */
export const makeGood = defineCommand(brandTakeover, {
  on: 'row',
  states: ['ended', 'takenDown'],
  reads: ['goalImpressions', 'impressions'],
  when: ({ goalImpressions, impressions }) =>
    (goalImpressions ?? 0) > (impressions ?? 0) || 'ad-manage.brand-takeover.makeGood.delivered',
  icon: 'hand-coins',
})

/** What each part still lacks before it can start. */
export const checkAssets = defineCommand(brandTakeover, { on: 'row', keys: 'o', icon: 'list-checks' })
