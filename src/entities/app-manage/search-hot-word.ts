import { areas, bool, deepLink, instant, int, oneOf, order, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A word on the sensitive list may be blocked and nothing else; a synonym says of what. */
export default defineEntity({
  name: 'searchHotWord',
  service: 'cms',
  api: 'search/word',
  label: 'word',
  scale: 100_000,
  demo: 200,
  scopedBy: 'areas',
  groups: {
    identity: ['word'],
    contents: ['jump'],
    audience: ['language', 'areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['searches7d', 'clickRate7d', 'noResultRate7d'],
    settings: ['use', 'synonyms', 'badge', 'position', 'pinnedPlace', 'enabled'],
  },
  fields: {
    use: oneOf(['placeholder', 'hot', 'suggestion', 'synonym', 'blocked'], { required: true }), // 占位词, 热搜, 联想, 同义词, 屏蔽词
    word: string({ max: 40, required: true }),
    language: ref('language', { required: true }),
    areas: areas({ group: 'state', required: true }),
    synonyms: string({ max: 500 }), // comma list, for synonym
    jump: deepLink(), // empty searches the word
    badge: oneOf(['none', 'hot', 'new', 'up', 'exclusive'], { default: 'none' }),
    position: order(),
    pinnedPlace: int({ min: 1, max: 20 }), // keeps its place whatever is searched
    startsAt: instant(),
    endsAt: instant(),
    searches7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    noResultRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['use', 'word', 'language']],
})
