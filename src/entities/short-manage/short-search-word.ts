import { areas, bool, instant, int, oneOf, order, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A word on the sensitive list is refused; blocked wins over all others. */
export default defineEntity({
  name: 'shortSearchWord',
  service: 'short',
  api: 'search/word',
  label: 'word',
  scale: 50_000,
  demo: 150,
  scopedBy: 'areas',
  groups: {
    identity: ['kind', 'word', 'short'],
    audience: ['language', 'areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['searches7d', 'clickRate7d', 'unlockRate7d', 'noResultRate7d'],
    settings: ['synonyms', 'badge', 'position', 'enabled'],
  },
  fields: {
    kind: oneOf(['hot', 'placeholder', 'suggestion', 'synonym', 'blocked'], { required: true }),
    word: string({ max: 40, required: true }),
    language: ref('language', { required: true }),
    areas: areas({ group: 'state', required: true }),
    short: ref('short'), // opens this drama; empty searches the word
    synonyms: string({ max: 300 }), // comma list
    badge: oneOf(['none', 'hot', 'new', 'up'], { default: 'none' }),
    position: order(),
    startsAt: instant(),
    endsAt: instant(),
    searches7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    unlockRate7d: percent({ readOnly: true }),
    noResultRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['kind', 'word', 'language', 'areas']],
})
