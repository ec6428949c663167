import { bool, int, money, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Which channel takes a method in a country, by weight; points of weight are moved, so that their sum stays. */
export default defineEntity({
  name: 'payRoute',
  service: 'pay',
  api: 'route',
  label: ['payMethod', 'payChannel', 'country'],
  scale: 5_000,
  demo: 90,
  scopedBy: 'country',
  groups: {
    identity: ['payMethod', 'payChannel', 'country'],
    money: ['minAmount', 'maxAmount', 'currency'],
    results: ['success1h'],
    settings: ['weight', 'pauseBelow', 'enabled', 'failoverRank'],
  },
  fields: {
    payMethod: ref('payMethod', { required: true }),
    payChannel: ref('payChannel', { required: true }),
    country: ref('country', { required: true }),
    minAmount: money(),
    maxAmount: money(),
    currency: string({ max: 3, required: true }),
    weight: int({ max: 100, min: 0, required: true }),
    failoverRank: int({ max: 9, min: 1, default: 1 }),
    pauseBelow: percent({ max: 100, min: 0, default: 30 }), // success over the last 50 payments
    success1h: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['payMethod', 'payChannel', 'country', 'minAmount']],
})
