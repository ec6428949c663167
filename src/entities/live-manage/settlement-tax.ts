import { bool, date, money, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What is withheld of a payee's gross: nothing up to the threshold, then each bracket's rate of the part within it. Only
 * the last bracket is without an end.
 */
export default defineEntity({
  name: 'settlementTax',
  service: 'live',
  label: ['country', 'payee'],
  scale: 500,
  demo: 20,
  scopedBy: 'country',
  groups: {
    identity: ['country', 'payee'],
    contents: ['brackets'],
    money: ['threshold', 'currency'],
    schedule: ['fromDate', 'toDate'],
    settings: ['enabled'],
  },
  fields: {
    country: ref('country', { required: true }),
    payee: oneOf(['anchor', 'guildCompany', 'guildPerson'], { required: true }),
    threshold: money({ min: 0, required: true }),
    currency: string({ max: 3, required: true }),
    brackets: rows(
      { upTo: money({ min: 1 }), rate: percent({ min: 0, max: 60, required: true }) },
      { required: true, max: 20 },
    ), // progressive; the last has no end
    fromDate: date({ required: true }),
    toDate: date(),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['country', 'payee', 'fromDate']],
})
