import { areas, bool, captions, image, instant, int, oneOf, order, percent, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'rankSingle',
  service: 'cms',
  label: 'title',
  lead: { picture: 'cover' },
  scale: 10_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['single', 'title'],
    contents: ['subtitle'],
    media: ['cover'],
    audience: ['areas', 'clients', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['titlesAvailable', 'impressions7d', 'clickRate7d', 'playRate7d'],
    settings: ['badge', 'showCount', 'position', 'pinned', 'enabled'],
  },
  fields: {
    single: ref('single', { required: true }),
    title: captions({ max: 40, required: true }),
    subtitle: captions({ max: 80 }),
    cover: image({ required: true, shape: 'cover' }),
    areas: areas({ group: 'rankingAlbum', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    audience: oneOf(['all', 'guest', 'registered', 'vip', 'nonVip', 'newUser', 'returning', 'group'], {
      default: 'all',
    }),
    userGroups: refs('userGroup'),
    badge: oneOf(['none', 'new', 'hot', 'exclusive'], { default: 'none' }),
    showCount: int({ max: 100, min: 1, default: 10 }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    pinned: bool({ default: false }), // stays where it is in every order mode
    titlesAvailable: int({ readOnly: true }), // in the smallest targeted area
    impressions7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    playRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { publish: 'scheduled' },
    scheduled: { takeDown: 'ended', byTime: 'running' },
    running: { takeDown: 'ended', byTime: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running'], until: 'endsAt' },
  ],
})
