import {
  areas,
  bool,
  captions,
  deepLink,
  image,
  instant,
  int,
  languages,
  oneOf,
  order,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * 8 live banners at most per place, area and client at any time; the calendar shows the clash. A target that goes
 * offline takes its banner down within 1 minute and tells its creator.
 */
export default defineEntity({
  name: 'squareBanner',
  service: 'community',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 20_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['imagesByLanguage', 'title', 'target'],
    media: ['image'],
    audience: ['areas', 'clients', 'minVersion', 'userTags', 'userGroups', 'languages'],
    schedule: ['startAt', 'endAt'],
    results: ['shown', 'clicked', 'clickRate'],
    settings: ['place', 'order', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    image: image({ required: true, shape: 'cover' }), // 750x300, under 300 kB, by language where it holds text
    imagesByLanguage: rows(
      { language: ref('language', { required: true }), image: image({ required: true }) },
      { distinct: 'language' },
    ),
    title: captions({ max: 40 }),
    target: deepLink({ required: true }),
    place: oneOf(['top', 'middle', 'topicPage'], { default: 'top' }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: ref('clientVersion'),
    userTags: refs('userTag', { emptyMeans: 'everyone' }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    languages: languages({ emptyMeans: 'all' }),
    order: order(),
    startAt: instant({ required: true }),
    endAt: instant({ required: true }),
    shown: int({ readOnly: true }),
    clicked: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { publish: 'scheduled' },
    scheduled: { byTime: 'live', takeDown: 'offline' },
    live: { byTime: 'ended', takeDown: 'offline' },
    ended: {},
    offline: { publish: 'scheduled' },
  },
  clock: [
    { states: ['scheduled'], from: 'startAt' },
    { states: ['live'], until: 'endAt' },
  ],
})
