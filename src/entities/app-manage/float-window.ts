import {
  areas,
  bool,
  deepLink,
  file,
  image,
  instant,
  int,
  manyOf,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/** One window per page and user at a time, the highest priority. */
export default defineEntity({
  name: 'floatWindow',
  service: 'cms',
  label: 'name',
  lead: { picture: 'image' },
  scale: 5_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['imageByLanguage', 'jump'],
    media: ['image', 'animation'],
    people: ['priority'],
    audience: ['pages', 'areas', 'clients', 'minVersion', 'maxVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions', 'clickRate', 'closeRate'],
    settings: ['navigations', 'corner', 'closable', 'closeQuietHours', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    pages: manyOf(['home', 'shorts', 'detail', 'player', 'live', 'community', 'vip', 'me', 'search'], {
      required: true,
    }),
    navigations: refs('navigation', { emptyMeans: 'all' }), // for home
    image: image({ required: true }), // png or gif up to 300 KB
    animation: file(), // svga or lottie up to 1 MB
    imageByLanguage: rows(
      { language: ref('language', { required: true }), image: image({ required: true }) },
      { distinct: 'language' },
    ),
    corner: oneOf(['rightBottom', 'rightMiddle', 'leftBottom', 'leftMiddle'], { default: 'rightBottom' }),
    jump: deepLink({ required: true }),
    closable: bool({ default: true }),
    closeQuietHours: int({ max: 720, min: 0, default: 24 }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    maxVersion: int({ plain: true }),
    audience: oneOf(['all', 'guest', 'registered', 'vip', 'nonVip', 'newUser', 'returning', 'group'], {
      default: 'all',
    }),
    userGroups: refs('userGroup'),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    priority: int({ max: 999, min: 1, default: 100 }),
    impressions: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    closeRate: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { publish: 'scheduled' },
    scheduled: { takeDown: 'ended', byTime: 'running' },
    running: { pause: 'paused', takeDown: 'ended', byTime: 'ended' },
    ended: {},
    paused: { resume: 'running', takeDown: 'ended', byTime: 'ended' },
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running', 'paused'], until: 'endsAt' },
  ],
})
