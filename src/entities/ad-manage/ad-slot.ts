import { bool, duration, int, money, oneOf, percent, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'adSlot',
  service: 'ad',
  api: 'slot',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 36,
  scopedBy: false,
  groups: {
    identity: ['name', 'code'],
    money: ['floorPrice', 'currency', 'ecpm24h'],
    results: ['requests24h', 'fillRate24h'],
    settings: [
      'page',
      'format',
      'width',
      'height',
      'maxSeconds',
      'skipAfter',
      'capPerDay',
      'minGap',
      'newUserDays',
      'timeoutMs',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }),
    code: string({ max: 40, pattern: '^[a-z0-9_]+$', example: 'new_year', unique: true, required: true, role: 'code' }),
    page: oneOf(
      [
        'launch',
        'home',
        'detail',
        'preRoll',
        'midRoll',
        'pauseRoll',
        'postRoll',
        'shorts',
        'search',
        'community',
        'live',
        'download',
        'me',
        'reward',
      ],
      { required: true },
    ),
    format: oneOf(['splash', 'banner', 'nativeFeed', 'interstitial', 'video', 'rewarded', 'overlay'], {
      required: true,
    }),
    width: int(),
    height: int(),
    maxSeconds: duration(),
    skipAfter: duration({ default: 5 }),
    capPerDay: int({ min: 0, default: 20 }), // per user
    minGap: duration({ default: 120 }),
    newUserDays: int({ default: 1 }), // no ads in a user's first days
    floorPrice: money(), // per thousand
    currency: string({ max: 3, default: 'USD' }),
    timeoutMs: int({ max: 10000, min: 500, default: 3000 }),
    requests24h: int({ readOnly: true }),
    fillRate24h: percent({ readOnly: true }),
    ecpm24h: money({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
