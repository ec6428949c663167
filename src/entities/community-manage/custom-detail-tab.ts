import { areas, bool, captions, duration, instant, int, oneOf, ref, refs, rows, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'customDetailTab',
  service: 'community',
  api: 'detailTab/custom',
  label: 'name',
  scale: 2_000,
  demo: 30,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind', 'topic', 'single', 'rank'],
    contact: ['url'],
    contents: ['contents'],
    audience: ['areas', 'clients'],
    schedule: ['startAt', 'endAt'],
    results: ['opens7d', 'stay7d'],
    settings: ['contentTags', 'login', 'height', 'enabled'],
  },
  fields: {
    name: captions({ max: 12, required: true }),
    kind: oneOf(['h5', 'topic', 'single', 'rank', 'liveRooms', 'shop'], { required: true }),
    url: url(), // h5 only: https, own or white-listed domain; {contentId} {userId} {lang} are filled in
    topic: ref('topic'),
    single: ref('single'),
    rank: ref('rank'),
    contents: rows({ content: ref('contentItem', { required: true }) }, { max: 2_000, distinct: 'content' }), // empty with contentTags means by tag
    contentTags: refs('tag'),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    login: bool({ default: false }), // asks to sign in first
    height: oneOf(['auto', 'full'], { default: 'full' }),
    startAt: instant({ required: true }),
    endAt: instant(),
    opens7d: int({ readOnly: true }),
    stay7d: duration({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
