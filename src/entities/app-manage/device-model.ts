import { bool, int, oneOf, percent, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A manual tier is never overwritten by the nightly grading; a difference is shown. */
export default defineEntity({
  name: 'deviceModel',
  service: 'config',
  label: 'model',
  lead: { also: 'brand' },
  search: ['model', 'brand', 'marketName'],
  scale: 50_000,
  demo: 200,
  scopedBy: false,
  groups: {
    identity: ['brand', 'model', 'chip'],
    people: ['note'],
    audience: ['platform'],
    results: ['activeDevices', 'crashRate7d', 'playFailRate7d'],
    settings: [
      'marketName',
      'memoryMb',
      'screen',
      'tier',
      'tierSource',
      'labels',
      'h265',
      'av1',
      'maxResolution',
      'drmLevel',
      'decoder',
      'giftEffects',
    ],
  },
  fields: {
    platform: oneOf(['android', 'ios', 'androidTv', 'appleTv', 'webTv', 'box'], { required: true }),
    brand: string({ max: 40, required: true }),
    model: string({ max: 60, required: true }),
    marketName: string({ max: 80 }),
    chip: string({ max: 60, role: 'code' }),
    memoryMb: int(),
    screen: string({ max: 20 }),
    tier: oneOf(['high', 'middle', 'low', 'unsupported'], { default: 'middle' }),
    tierSource: oneOf(['automatic', 'manual'], { default: 'automatic' }),
    labels: string({ max: 200 }), // comma list; used in targeting
    h265: oneOf(['auto', 'on', 'off'], { default: 'auto' }),
    av1: oneOf(['auto', 'on', 'off'], { default: 'auto' }),
    maxResolution: oneOf(['p480', 'p720', 'p1080', 'p2160'], { default: 'p1080' }),
    drmLevel: oneOf(['none', 'L3', 'L1', 'fairPlay'], { readOnly: true }),
    decoder: oneOf(['auto', 'hardware', 'software'], { default: 'auto' }),
    giftEffects: bool({ default: true }),
    activeDevices: int({ readOnly: true }), // 30 days
    crashRate7d: percent({ readOnly: true }),
    playFailRate7d: percent({ readOnly: true }),
    note: string({ max: 300 }),
  },
  unique: [['platform', 'brand', 'model']],
})
