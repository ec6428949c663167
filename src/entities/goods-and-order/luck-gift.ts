import { areas, bool, captions, instant, int, percent, ref, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Odds are the same for every user of an area. The shares add to the whole, the chances to certainty at most, and 70
 * to 98 % of the pool's share comes back. Approved odds do not change: other odds are a copy, approved by another
 * account.
 */
export default defineEntity({
  name: 'luckGift',
  service: 'live',
  api: 'luck',
  label: 'gift',
  scale: 300,
  demo: 18,
  scopedBy: 'areas',
  groups: {
    identity: ['gift'],
    contents: ['odds', 'safeOdds', 'oddsText'],
    money: ['coins24h'],
    people: ['pool', 'approvedBy'],
    audience: ['areas'],
    schedule: ['effectiveFrom'],
    results: ['platformShare', 'expectedReturn', 'actualReturn24h', 'win24h'],
    settings: ['anchorShare', 'poolShare', 'stopLoss', 'pity', 'dailyUserCap'],
  },
  fields: {
    gift: ref('gift', { required: true }), // kind lucky or blindBox
    areas: areas({ group: 'pay', required: true }),
    pool: ref('prizePool'),
    anchorShare: percent({ max: 30, min: 0, required: true }), // of the coins spent
    poolShare: percent({ max: 95, min: 0, required: true }),
    platformShare: percent({ readOnly: true }), // the rest
    odds: rows(
      {
        multiple: int({ min: 1, max: 1000, required: true }),
        probability: int({ min: 1, max: 1_000_000, required: true }), // in a million draws
        dailyCap: int({ min: 1 }),
        broadcast: bool({ default: false }),
      },
      { required: true, max: 30, distinct: 'multiple' },
    ),
    expectedReturn: percent({ readOnly: true }),
    actualReturn24h: percent({ readOnly: true }),
    stopLoss: int(), // coins a day lost by the pool; then it serves the safe odds
    /** In force once the day's stop loss is reached: the same, with a lower return. */
    safeOdds: rows(
      {
        multiple: int({ min: 1, max: 1000, required: true }),
        probability: int({ min: 1, max: 1_000_000, required: true }), // in a million draws
        dailyCap: int({ min: 1 }),
        broadcast: bool({ default: false }),
      },
      { max: 30, distinct: 'multiple' },
    ),
    pity: int({ max: 1000, min: 0, default: 0 }),
    dailyUserCap: int(),
    oddsText: captions(), // made from the odds; shown in the app
    coins24h: int({ readOnly: true }),
    win24h: int({ readOnly: true }),
    effectiveFrom: instant(),
    approvedBy: ref('account', { readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'live', reject: 'draft' },
    live: { pause: 'paused', byStopLoss: 'paused' },
    paused: { resume: 'live', retire: 'retired' },
    retired: {},
  },
})
