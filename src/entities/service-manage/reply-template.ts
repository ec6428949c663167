import { bool, captions, decimal, int, manyOf, oneOf, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'replyTemplate',
  service: 'service',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 3_000,
  demo: 80,
  scopedBy: false,
  groups: {
    identity: ['code', 'name'],
    contents: ['text'],
    results: ['uses30d', 'rating30d'],
    settings: ['categories', 'setsResolution', 'enabled'],
  },
  fields: {
    code: string({ max: 32, unique: true, required: true, role: 'code' }), // typed after / in the reply box
    name: string({ max: 60, required: true }),
    categories: manyOf([
      'playback',
      'subtitle',
      'payment',
      'vip',
      'account',
      'contentRequest',
      'contentError',
      'live',
      'community',
      'crash',
      'suggestion',
      'copyright',
      'other',
    ]), // same values as feedback.category
    text: captions({ max: 3000, required: true }), // placeholders {{nickname}} {{orderNo}} {{title}} {{agent}}
    setsResolution: oneOf([
      'answered',
      'fixed',
      'refunded',
      'contentAdded',
      'duplicate',
      'cannotReproduce',
      'rejected',
    ]),
    uses30d: int({ readOnly: true }),
    rating30d: decimal({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
