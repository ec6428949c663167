import { captions, int, oneOf, order, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { markets } from '../../shared/codes'

/**
 * Launching needs an area in each group, a product on sale, default-language texts of terms and privacy,
 * and a CDN node. Closing needs a second person and a date at least 24 hours ahead; subscriptions stop renewing,
 * content stays playable for payers until their time ends. `isoCode` never changes; countries are not deleted.
 */
export default defineEntity({
  name: 'country',
  service: 'config',
  plain: [{ call: 'GET /config/manage/country/list' }],
  label: 'name',
  lead: { also: 'isoCode' },
  search: ['name', 'isoCode', 'iso3'],
  scale: 249,
  demo: 249,
  scopedBy: false,
  groups: {
    identity: ['isoCode', 'iso3', 'name', 'defaultLanguage'],
    money: ['currency'],
    audience: ['market', 'languages'],
    schedule: ['timezone'],
    results: ['users'],
    settings: ['dialCode', 'minorUnits', 'vatPercent', 'minAge', 'payoutAge', 'phonePattern', 'order'],
  },
  fields: {
    isoCode: string({ max: 2, pattern: '^[A-Z]{2}$', example: 'ID', required: true, unique: true, role: 'code' }),
    iso3: string({ max: 3, pattern: '^[A-Z]{3}$', example: 'IDN', required: true, role: 'code' }),
    name: captions({ required: true }),
    market: oneOf(markets, { required: true }),
    dialCode: string({ max: 6, pattern: '^\\+\\d{1,5}$', example: '+62', required: true }),
    currency: string({ max: 3, pattern: '^[A-Z]{3}$', example: 'USD', required: true }),
    minorUnits: int({ min: 0, max: 3, default: 2 }), // 0 for VND and IDR as charged, 3 for KWD, BHD, OMR
    timezone: string({ max: 40, required: true }), // the day boundary of local reports
    defaultLanguage: ref('language', { required: true }),
    languages: refs('language'),
    vatPercent: percent({ default: 0 }),
    minAge: int({ min: 0, max: 21, default: 13 }),
    payoutAge: int({ min: 16, max: 21, default: 18 }), // youngest anchor who may be paid
    phonePattern: string({ max: 120 }),
    users: int({ readOnly: true }), // registered; nightly
    order: order(),
  },
  states: {
    closed: { softLaunch: 'soft' },
    soft: { launch: 'open', close: 'closed' },
    open: { close: 'closed' },
  },
})
