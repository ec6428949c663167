import {
  areas,
  bool,
  captions,
  duration,
  file,
  image,
  instant,
  int,
  manyOf,
  oneOf,
  order,
  ref,
  refs,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * How a dress shows in live rooms: once at each place. It ends after it begins.
 */
export default defineEntity({
  name: 'liveDress',
  service: 'live',
  api: 'dressConfig',
  label: 'name',
  lead: { picture: 'poster' },
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['dress', 'name', 'sound'],
    media: ['animation', 'formerAnimation', 'poster'],
    people: ['priority'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt'],
    results: ['wearers'],
    settings: ['place', 'playSeconds', 'minUserLevel', 'vipOnly', 'grantRule', 'liveKinds', 'order', 'enabled'],
  },
  fields: {
    dress: ref('dress', { required: true }),
    place: oneOf(
      [
        'entrance',
        'seatFrame',
        'bubble',
        'nameplate',
        'cardBackground',
        'roomBackground',
        'medal',
        'mount',
        'micRing',
        'rankBadge',
      ],
      { required: true },
    ),
    name: captions({ max: 40, required: true }),
    animation: file({ required: true }), // svga, pag or mp4 with alpha up to 5 MB
    formerAnimation: file({ readOnly: true }),
    poster: image({ required: true }), // for weak devices
    sound: ref('liveSound'),
    playSeconds: duration({ max: 15, min: 1, default: 4 }),
    priority: int({ max: 100, min: 0, default: 50 }), // which entrance plays when several enter at once
    minUserLevel: int({ max: 100, min: 0, default: 0 }),
    vipOnly: bool({ default: false }),
    grantRule: oneOf(['bought', 'level', 'rank', 'task', 'activity', 'hand'], { default: 'bought' }),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { emptyMeans: 'all' }),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    startsAt: instant(),
    endsAt: instant(),
    wearers: int({ readOnly: true }),
    order: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
  unique: [['dress', 'place', 'areas']],
})
