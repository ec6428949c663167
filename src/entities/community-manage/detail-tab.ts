import { areas, bool, captions, instant, manyOf, oneOf, order, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** An arrangement (content kind, area, client) has 2 to 6 tabs, one of them default; intro cannot be disabled. */
export default defineEntity({
  name: 'detailTab',
  service: 'community',
  label: 'title',
  lead: { also: 'code' },
  search: ['title', 'code'],
  scale: 2_000,
  demo: 36,
  scopedBy: 'areas',
  schedule: { from: 'startAt', until: 'endAt' },
  groups: {
    identity: ['code', 'title', 'kind', 'custom'],
    audience: ['areas', 'clients', 'minVersion', 'maxVersion'],
    schedule: ['startAt', 'endAt'],
    results: ['openShare'],
    settings: ['contentKinds', 'isDefault', 'badge', 'hideWhenEmpty', 'order', 'enabled'],
  },
  fields: {
    code: string({ max: 32, required: true, role: 'code' }),
    title: captions({ max: 12, required: true }),
    kind: oneOf(['intro', 'episodes', 'discuss', 'related', 'cast', 'clips', 'custom'], { required: true }),
    contentKinds: manyOf(['MOVIE', 'DRAMA', 'SHORT'], { required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: ref('clientVersion'),
    maxVersion: ref('clientVersion'),
    custom: ref('customDetailTab'), // required for custom
    isDefault: bool({ default: false }), // opened first; one per arrangement
    badge: oneOf(['none', 'dot', 'count', 'new', 'hot'], { default: 'none' }),
    hideWhenEmpty: bool({ default: true }),
    order: order(),
    startAt: instant(),
    endAt: instant(),
    openShare: percent({ readOnly: true }), // of page views in 7 d
    enabled: bool({ default: true, role: 'switch' }),
  },
})
