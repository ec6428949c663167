import { date, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** What a promoter is paid from a day on. Never backwards: what was earned before is paid as it was promised. */
export default defineEntity({
  name: 'promoterTerm',
  service: 'activity',
  api: 'promoter/term',
  label: ['promoter', 'startsOn'],
  scale: 200_000,
  demo: 90,
  keep: 'always', // what the books rest on
  scopedBy: 'promoter',
  fields: {
    promoter: ref('promoter', { readOnly: true }),
    startsOn: date({ readOnly: true }),
    commission: oneOf(['cpa', 'cps', 'hybrid'], { readOnly: true }),
    pricePerUser: money({ min: 0, readOnly: true }),
    currency: string({ max: 3, readOnly: true }), // the promoter's, as it was promised
    shareRate: percent({ max: 50, min: 0, readOnly: true }),
  },
  states: {
    waiting: { byTime: 'inForce', withdrawTerms: 'withdrawn' },
    inForce: { byNext: 'past' },
    past: {},
    withdrawn: {},
  },
  clock: [{ states: ['waiting'], from: 'startsOn' }],
  ledger: true,
})
