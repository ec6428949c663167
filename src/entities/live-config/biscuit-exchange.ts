import { areas, bool, decimal, instant, int, oneOf, order, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What anchors get for biscuits. Another account than its author approves a tier; an active one is ended and copied, never
 * edited. Its rate follows from what goes in and out.
 */
export default defineEntity({
  name: 'biscuitExchange',
  service: 'live',
  api: 'biscuits/exchange',
  label: 'name',
  scale: 500,
  demo: 24,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'gift'],
    money: ['biscuits', 'bonus'],
    people: ['approvedBy'],
    audience: ['areas', 'clients'],
    schedule: ['startsAt', 'endsAt'],
    results: ['unitRate', 'used7d'],
    settings: ['getKind', 'getAmount', 'payee', 'perDay', 'perMonthBiscuits', 'dailyPool', 'order', 'enabled'],
  },
  fields: {
    name: string({ max: 40, required: true }),
    biscuits: int({ min: 1, required: true }),
    getKind: oneOf(['coins', 'integral', 'vipDays', 'gift'], { required: true, default: 'coins' }),
    getAmount: int({ min: 1, required: true }),
    bonus: int({ min: 0, default: 0 }),
    gift: ref('gift'),
    payee: oneOf(['all', 'independentAnchor', 'guildAnchor'], { default: 'all' }),
    perDay: int({ min: 0, default: 0 }), // exchanges per anchor and day; 0 is none
    perMonthBiscuits: int({ min: 0, default: 0 }),
    dailyPool: int({ min: 0, default: 0 }), // biscuits of all anchors per live day
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    startsAt: instant(),
    endsAt: instant(),
    order: order(),
    approvedBy: ref('account', { readOnly: true }),
    unitRate: decimal({ readOnly: true }), // coins per biscuit with bonus
    used7d: int({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'active', reject: 'draft' },
    active: { end: 'ended', byTime: 'ended' },
    ended: {},
  },
  clock: [{ states: ['active'], until: 'endsAt' }],
})
