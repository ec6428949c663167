import { areas, bool, choice, instant, int, manyOf, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A regex is tested for run time (under 5 ms on 10 kB) and refused when it matches more than 1 % of yesterday's clean
 * text. Live within 10 s on all nodes; the page shows the version each scene runs. Block or level 5 needs a back-test
 * first; in live rooms this list holds and the own list of live is added to it.
 */
export default defineEntity({
  name: 'sensitiveWord',
  service: 'community',
  api: 'sensitive',
  label: 'word',
  scale: 200_000,
  demo: 800,
  scopedBy: 'areas',
  groups: {
    identity: ['word', 'category', 'level', 'source'],
    contents: ['exceptions'],
    people: ['remark'],
    audience: ['language', 'areas', 'scenes'],
    schedule: ['expiresAt'],
    results: ['hits7d', 'overturned7d'],
    settings: ['match', 'action', 'replacement', 'enabled'],
  },
  fields: {
    word: string({ max: 100, required: true }),
    language: ref('language', { emptyMeans: 'all' }),
    areas: areas({ group: 'state', default: [-1] }),
    match: oneOf(['exact', 'contains', 'variants', 'regex'], { default: 'contains' }), // variants: case, accents, spacing, repeats, look-alikes, pinyin, Arabic forms
    category: choice({ dictionary: 'sensitiveWordCategory', required: true }),
    scenes: manyOf(
      [
        'dynamic',
        'comment',
        'bullet',
        'nickname',
        'bio',
        'topic',
        'privateMessage',
        'liveChat',
        'liveTitle',
        'groupName',
        'search',
      ],
      { required: true },
    ),
    action: oneOf(['block', 'review', 'mask', 'onlyAuthor', 'log'], { required: true }),
    replacement: string({ max: 20, default: '***' }), // mask only
    exceptions: rows({ phrase: string({ max: 100, required: true }) }, { max: 50, distinct: 'phrase' }), // in which it is allowed
    level: int({ max: 5, min: 1, default: 3 }),
    source: oneOf(['manual', 'import', 'vendor', 'mined'], { readOnly: true }),
    expiresAt: instant(),
    hits7d: int({ readOnly: true }),
    overturned7d: percent({ readOnly: true }), // hits a person then allowed
    remark: string({ max: 200 }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['word', 'language', 'match', 'areas']],
})
