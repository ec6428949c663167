import { areas, bool, captions, color, int, json, manyOf, oneOf, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The text must fit 40 % of the cover's width in each language; its contrast to the fill is at least 4.5. A label vip
 * or free must not contradict the title's access; `rankTop` only where the rank is public. A label in a live send is
 * disabled (it vanishes within 5 minutes), not deleted.
 */
export default defineEntity({
  name: 'coverLabel',
  service: 'cms',
  label: 'name',
  search: ['name', 'text'],
  scale: 2_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind'],
    contents: ['text', 'images'],
    people: ['priority'],
    audience: ['places', 'areas', 'clients', 'minVersion'],
    schedule: ['fillFrom'],
    results: ['onCovers', 'clickLift'],
    settings: [
      'form',
      'textColor',
      'fillTo',
      'shape',
      'corner',
      'mirrorRtl',
      'applies',
      'autoRule',
      'autoValue',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true, unique: true }),
    kind: oneOf(
      ['vip', 'free', 'new', 'exclusive', 'update', 'ranking', 'activity', 'definition', 'language', 'custom'],
      { required: true },
    ),
    form: oneOf(['text', 'image'], { default: 'text' }),
    text: captions({ max: 12 }), // required for text; may hold {episode}, {total}, {rank}, {days}
    /** By language; png or svg (webp is refused), height 72 px, under 60 KB; zh_CN and en required for image. */
    images: json<Record<string, string>>(),
    textColor: color({ default: '#ffffff' }),
    fillFrom: color({ default: '#ff5a3c' }),
    fillTo: color(), // empty means a plain fill
    shape: oneOf(['pill', 'ribbon', 'corner', 'square'], { default: 'pill' }),
    corner: oneOf(['topLeft', 'topRight', 'bottomLeft', 'bottomRight'], { default: 'topRight' }),
    mirrorRtl: bool({ default: true }),
    priority: int({ min: 1, max: 999, default: 100 }), // higher wins the corner; equal goes to the later start
    applies: manyOf(['movie', 'series', 'short', 'video'], { required: true }),
    places: manyOf(['home', 'search', 'rank', 'detail', 'library', 'push'], { required: true }),
    areas: areas({ group: 'state', default: [-1] }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: string({ max: 12, pattern: '^\\d+\\.\\d+\\.\\d+$', example: '4.3.0' }), // older ones show none
    autoRule: oneOf(
      [
        'none',
        'firstDaysOnShelf',
        'newEpisodeToday',
        'accessVip',
        'accessFree',
        'exclusiveLicence',
        'definition4k',
        'rankTop',
        'leavingSoon',
      ],
      { default: 'none' },
    ),
    autoValue: int({ min: 1, max: 365 }), // days or places; required for firstDaysOnShelf, rankTop, leavingSoon
    onCovers: int({ readOnly: true }),
    clickLift: percent({ readOnly: true }), // click rate with the label over the hold-out without it
    enabled: bool({ default: false, role: 'switch' }),
  },
})
