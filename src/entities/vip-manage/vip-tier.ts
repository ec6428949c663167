import { bool, captions, color, image, int, oneOf, order, percent, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** What a kind of VIP may do. While people have it, its limits only rise, and it is not deleted. */
export default defineEntity({
  name: 'vipTier',
  service: 'commodity',
  api: 'vip/tier',
  label: 'name',
  lead: { picture: 'badge', also: 'code' },
  search: ['name', 'code'],
  scale: 10,
  demo: 4,
  scopedBy: false,
  groups: {
    identity: ['code', 'name'],
    media: ['badge'],
    results: ['members'],
    settings: [
      'rankValue',
      'color',
      'maxDevices',
      'maxStreams',
      'maxDefinition',
      'downloads',
      'adFree',
      'dailyCoins',
      'titleDiscount',
      'order',
    ],
  },
  fields: {
    code: string({ max: 20, pattern: '^[a-z]+$', example: 'gift', unique: true, required: true, role: 'code' }),
    name: captions({ max: 24, required: true }),
    rankValue: int({ max: 10, min: 1, unique: true, required: true }), // a higher tier contains the lower ones
    badge: image({ required: true }), // png 96x96
    color: color(),
    maxDevices: int({ max: 10, min: 1, default: 4 }),
    maxStreams: int({ max: 6, min: 1, default: 2 }),
    maxDefinition: oneOf(['480p', '720p', '1080p', '2160p'], { default: '1080p' }),
    downloads: int({ max: 500, min: 0, default: 100 }),
    adFree: bool({ default: true }),
    dailyCoins: int({ max: 1000, min: 0, default: 0 }),
    titleDiscount: percent({ max: 100, min: 0, default: 0 }),
    members: int({ readOnly: true }),
    order: order(),
  },
})
