import {
  areas,
  bool,
  captions,
  color,
  deepLink,
  image,
  instant,
  int,
  oneOf,
  order,
  percent,
  refs,
  string,
  video,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Eight run at once for an area and client; the ninth is refused with their names. Time starts and ends it. */
export default defineEntity({
  name: 'homeLargeWindow',
  service: 'cms',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 5_000,
  demo: 30,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['target', 'title', 'subtitle', 'buttonText'],
    media: ['image', 'imageLandscape', 'logo', 'trailer'],
    audience: ['areas', 'clients', 'minVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions', 'clickRate', 'playRate'],
    settings: ['secondary', 'gradient', 'position', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    target: deepLink({ required: true }),
    title: captions({ max: 40, required: true }),
    subtitle: captions({ max: 80 }),
    image: image({ required: true, shape: 'cover' }), // 1125x1500, safe area marked on upload
    imageLandscape: image({ shape: 'cover' }), // 1920x1080; required when a tv or pc client is targeted
    logo: image(), // transparent title art
    trailer: video(), // 5 to 30 s muted, up to 15 MB
    buttonText: captions({ max: 12 }),
    secondary: oneOf(['none', 'addToList', 'appoint', 'share'], { default: 'addToList' }),
    gradient: color(), // proposed from the image
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    audience: oneOf(['all', 'guest', 'registered', 'vip', 'nonVip', 'newUser', 'returning', 'group'], {
      default: 'all',
    }),
    userGroups: refs('userGroup'),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    position: order(),
    impressions: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    playRate: percent({ readOnly: true }),
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
