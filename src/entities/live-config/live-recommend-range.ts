import { areas, instant, int, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What fills the positions of a live type's home: segments from 1 on without gap or overlap, the algorithm's last. One is
 * published per live type and area: publishing another replaces it, rolling back puts it back.
 */
export default defineEntity({
  name: 'liveRecommendRange',
  service: 'live',
  api: 'recommendRange',
  label: 'name',
  scale: 500,
  demo: 15,
  scopedBy: 'areas',
  schedule: { from: 'publishAt' },
  targeting: { areas: 'areas', clients: 'clients' },
  visibleIn: ['published'],
  groups: {
    identity: ['name'],
    contents: ['segments'],
    audience: ['areas', 'clients'],
    schedule: ['publishAt', 'publishedAt'],
    results: ['rooms'],
    settings: [
      'liveType',
      'minGrade',
      'minViewers',
      'minEffectiveMinutes',
      'excludeCategories',
      'excludePunishedDays',
      'sameGuildMax',
    ],
  },
  fields: {
    liveType: oneOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { required: true }),
    areas: areas({ group: 'liveSetting', required: true }),
    name: string({ max: 60, required: true }),
    segments: rows(
      {
        from: int({ min: 1, required: true }),
        to: int({ min: 1, required: true }),
        pool: oneOf(['fixed', 'hand', 'newAnchors', 'topHeat', 'follow', 'guild', 'algorithm'], { required: true }),
        guild: ref('guild'),
        share: percent({ min: 0, max: 100 }),
        minAnchorLevel: int({ min: 1, max: 60 }),
        shuffleMinutes: int({ min: 0, max: 1440 }),
      },
      { required: true, rising: 'from', max: 50 },
    ),
    minGrade: oneOf(['S', 'A', 'B', 'C', 'D'], { default: 'D' }),
    minViewers: int({ min: 0, default: 0 }),
    minEffectiveMinutes: int({ min: 0, default: 5 }), // live for at least that long
    excludeCategories: refs('roomCategory'),
    excludePunishedDays: int({ max: 90, min: 0, default: 7 }),
    sameGuildMax: int({ max: 20, min: 1, default: 3 }), // within 10 positions
    clients: refs('client', { emptyMeans: 'all' }),
    publishAt: instant(),
    publishedAt: instant({ readOnly: true }),
    rooms: int({ readOnly: true }), // rooms eligible now
  },
  states: {
    draft: { schedule: 'scheduled', publish: 'published' },
    scheduled: { byTime: 'published', publish: 'published' },
    published: { byNewer: 'replaced', rollBack: 'replaced' },
    replaced: { byRollBack: 'published' },
  },
})
