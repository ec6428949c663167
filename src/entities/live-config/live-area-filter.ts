import { areas, bool, choice, instant, int, languages, manyOf, oneOf, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Which anchors viewers of an area do not see, or see alone. One for a law or a licence has a legal note, and only who holds
 * that right switches it off.
 */
export default defineEntity({
  name: 'liveAreaFilter',
  service: 'live',
  api: 'areaFilter',
  label: ['viewerArea', 'reason'],
  scale: 1_000,
  demo: 30,
  scopedBy: 'viewerArea',
  groups: {
    identity: ['viewerArea', 'reason'],
    people: ['priority'],
    audience: ['clients'],
    schedule: ['startsAt', 'endsAt'],
    results: ['hiddenRooms'],
    settings: [
      'mode',
      'anchorCountries',
      'anchorLanguages',
      'categories',
      'liveKinds',
      'genders',
      'minAge',
      'surfaces',
      'legalNote',
      'enabled',
    ],
  },
  fields: {
    viewerArea: areas({ group: 'liveSetting', required: true }),
    mode: oneOf(['allow', 'deny'], { required: true }),
    anchorCountries: refs('country', { required: true }),
    anchorLanguages: languages({ emptyMeans: 'all' }),
    categories: refs('roomCategory', { emptyMeans: 'all' }),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { emptyMeans: 'all' }),
    genders: oneOf(['all', 'female', 'male'], { default: 'all' }),
    minAge: int({ max: 60, min: 18 }),
    surfaces: manyOf(['home', 'search', 'follow', 'nearby', 'directLink', 'runway', 'pk'], { required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    reason: choice({ dictionary: 'liveAreaFilterReason', required: true }),
    legalNote: string({ max: 300 }),
    startsAt: instant(),
    endsAt: instant(),
    hiddenRooms: int({ readOnly: true }), // rooms live now that it hides
    priority: int({ max: 100, min: 0, default: 50 }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
