import { captions, group, instant, int, json, money, oneOf, order, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Its time lies within the activity's; refunded or voided gifts are taken off the score until checked. Recalculate
 * rebuilds from the gift ledger and shows the changed places before they count.
 */
export default defineEntity({
  name: 'liveActivityRank',
  service: 'activity',
  api: 'liveActivity/rank',
  label: 'name',
  scale: 20_000,
  demo: 120,
  scopedBy: 'template',
  groups: {
    identity: ['template', 'name'],
    contents: ['formula', 'stages', 'entrants'],
    money: ['expectedCost', 'currency'],
    people: ['confirmedBy'],
    audience: ['countries'],
    schedule: ['period', 'startsAt', 'endsAt', 'computedAt'],
    results: ['entrantCount', 'topScore'],
    settings: [
      'subject',
      'metric',
      'gifts',
      'direction',
      'enrol',
      'minLevel',
      'excludedGroups',
      'size',
      'showScore',
      'tieBreak',
      'minScore',
      'refreshSeconds',
      'position',
    ],
  },
  fields: {
    template: ref('liveActivityTemplate', { required: true }),
    name: captions({ max: 30, required: true }),
    subject: oneOf(['anchor', 'user', 'guild', 'room', 'couple'], { required: true }),
    metric: oneOf(
      ['giftCoins', 'giftCount', 'biscuits', 'liveMinutes', 'newFans', 'gifters', 'gameCoins', 'pkWins', 'points'],
      { required: true },
    ),
    formula: group({
      giftCoins: int({ min: 0, max: 1_000 }),
      giftCount: int({ min: 0, max: 1_000 }),
      liveMinutes: int({ min: 0, max: 1_000 }),
      newFans: int({ min: 0, max: 1_000 }),
      gifters: int({ min: 0, max: 1_000 }),
      gameCoins: int({ min: 0, max: 1_000 }),
      pkWins: int({ min: 0, max: 1_000 }),
    }),
    gifts: refs('gift', { emptyMeans: 'all' }), // only these count
    direction: oneOf(['received', 'sent'], { default: 'received' }),
    period: oneOf(['total', 'day', 'week', 'stage'], { default: 'total' }),
    stages: rows(
      {
        name: captions({ max: 30, required: true }),
        from: instant({ required: true }),
        to: instant({ required: true }),
        advance: int({ min: 1 }),
      },
      { max: 10, rising: 'from' },
    ),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    enrol: oneOf(['all', 'signUp', 'listed'], { default: 'all' }),
    entrants: json(), // listed: ids, imported
    minLevel: int({ min: 0, default: 0 }),
    countries: refs('country', { emptyMeans: 'all' }),
    excludedGroups: refs('userGroup'),
    size: int({ max: 1000, min: 3, default: 100 }),
    showScore: oneOf(['exact', 'gap', 'hidden'], { default: 'exact' }),
    tieBreak: oneOf(['first', 'gifters', 'liveMinutes'], { default: 'first' }),
    minScore: int({ min: 0, default: 0 }), // to be rewarded
    refreshSeconds: int({ max: 600, min: 5, default: 15 }),
    position: order(),
    entrantCount: int({ readOnly: true }),
    topScore: int({ readOnly: true }),
    computedAt: instant({ readOnly: true }),
    confirmedBy: ref('account', { readOnly: true }),
    expectedCost: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
  },
  states: {
    draft: { byTime: 'running' },
    running: { byTime: 'closed' },
    closed: { confirmResult: 'checked', recalculate: 'closed' },
    checked: { settle: 'settled', reopen: 'closed' },
    settled: {},
  },
  clock: [
    { states: ['draft'], from: 'startsAt' },
    { states: ['running'], until: 'endsAt' },
  ],
  ordered: { by: 'position', within: ['template'] },
})
