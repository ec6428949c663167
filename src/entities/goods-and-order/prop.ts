import { areas, bool, captions, decimal, group, image, int, oneOf, order } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'prop',
  service: 'live',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 500,
  demo: 24,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind'],
    contents: ['effect'],
    media: ['icon'],
    money: ['coins'],
    audience: ['areas'],
    schedule: ['validDays'],
    results: ['held', 'used30d'],
    settings: ['perUserPerDay', 'position', 'enabled'],
  },
  fields: {
    name: captions({ max: 24, required: true }),
    kind: oneOf(['expCard', 'broadcastHorn', 'renameCard', 'pkBoost', 'exposureCard', 'unlockCard', 'adSkipCard'], {
      required: true,
    }),
    icon: image({ required: true }),
    /** What one does; which of these says it goes by the kind. */
    effect: group(
      {
        multiplier: decimal({ min: 1, max: 10 }),
        minutes: int({ min: 1, max: 10_080 }),
        texts: int({ min: 1, max: 100 }),
        episodes: int({ min: 1, max: 100 }),
      },
      { required: true },
    ),
    coins: int({ max: 500000, min: 0 }), // 0 is not sold
    validDays: int({ max: 365, min: 1, default: 30 }),
    perUserPerDay: int({ max: 100, min: 1 }),
    areas: areas({ group: 'pay', required: true }),
    position: order(),
    held: int({ readOnly: true }),
    used30d: int({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
