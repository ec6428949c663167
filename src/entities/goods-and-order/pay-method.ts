import { bool, captions, image, int, manyOf, money, oneOf, order, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** What a payer chooses from. One without a live route is not shown. */
export default defineEntity({
  name: 'payMethod',
  service: 'pay',
  api: 'method',
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 64,
  scopedBy: 'countries',
  groups: {
    identity: ['name', 'code', 'kind'],
    media: ['icon'],
    money: ['currency', 'minAmount', 'maxAmount', 'bonusPercent', 'share30d'],
    audience: ['countries', 'scenes', 'minVersion'],
    results: ['success24h'],
    settings: ['markets', 'surcharge', 'recommended', 'position', 'enabled'],
  },
  fields: {
    name: captions({ max: 30, required: true }),
    code: string({ max: 32, pattern: '^[a-z0-9_]+$', example: 'new_year', required: true, role: 'code' }),
    kind: oneOf(['store', 'card', 'eWallet', 'bankTransfer', 'carrier', 'cash', 'voucher', 'crypto'], {
      required: true,
    }),
    icon: image({ required: true }),
    markets: refs('market', { required: true }),
    countries: refs('country', { required: true }),
    currency: string({ max: 3, required: true }),
    minAmount: money({ min: 0 }),
    maxAmount: money(),
    scenes: manyOf(['vip', 'coins', 'title', 'agent'], { required: true }),
    bonusPercent: percent({ max: 30, min: 0, default: 0 }),
    surcharge: percent({ max: 40, min: 0, default: 0 }), // shown to the payer before payment
    minVersion: int({ plain: true }),
    recommended: bool({ default: false }),
    position: order(),
    success24h: percent({ readOnly: true }),
    share30d: percent({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
  unique: [['code', 'countries', 'currency']],
})
