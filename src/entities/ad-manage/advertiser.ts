import { bool, email, file, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Finance and betting show their licence. */
export default defineEntity({
  name: 'advertiser',
  service: 'ad',
  label: 'name',
  scale: 5_000,
  demo: 30,
  scopedBy: 'country',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  groups: {
    identity: ['name', 'kind'],
    contact: ['contact', 'email'],
    media: ['licence'],
    money: ['currency', 'creditLimit', 'balance'],
    people: ['owner'],
    audience: ['country'],
    settings: ['industry', 'enabled'],
  },
  fields: {
    name: string({ max: 80, unique: true, required: true }),
    kind: oneOf(['network', 'direct', 'agency', 'house'], { required: true }),
    industry: oneOf(
      ['games', 'shopping', 'finance', 'education', 'food', 'telecom', 'entertainment', 'betting', 'alcohol', 'other'],
      { required: true },
    ),
    country: ref('country'),
    contact: string({ max: 80 }),
    email: email(),
    licence: file(), // required for finance and betting
    currency: string({ max: 3, default: 'USD' }),
    creditLimit: money(),
    balance: money({ readOnly: true }),
    owner: ref('account', { required: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
