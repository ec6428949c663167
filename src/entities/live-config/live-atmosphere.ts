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
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * How rooms look and greet. It never invents viewers, comments or gifts. One skin is in force per area and time; kinds
 * other than texts have an animation.
 */
export default defineEntity({
  name: 'liveAtmosphere',
  service: 'live',
  api: 'atmosphere',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 1_000,
  demo: 30,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind'],
    contents: ['title', 'texts'],
    media: ['animation', 'image'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt'],
    results: ['usingRooms'],
    settings: [
      'trigger',
      'threshold',
      'perRoomPerHour',
      'seconds',
      'liveKinds',
      'categories',
      'minAnchorLevel',
      'order',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }),
    kind: oneOf(['skin', 'background', 'giftEffect', 'welcomeText', 'quickPhrases', 'pkTheme', 'fireworks'], {
      required: true,
    }),
    title: captions({ max: 40 }),
    animation: file(), // svga, pag or mp4 up to 8 MB; required except for the text kinds
    image: image({ shape: 'cover' }),
    texts: rows({ text: captions({ max: 60, required: true }) }, { max: 20 }), // of welcome texts and quick phrases
    trigger: oneOf(['always', 'roomHeat', 'giftCoins', 'festival', 'pk', 'byAnchor'], { default: 'always' }),
    threshold: int({ min: 0 }),
    perRoomPerHour: int({ max: 60, min: 1, default: 6 }),
    seconds: duration({ max: 30, min: 1 }),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { emptyMeans: 'all' }),
    categories: refs('roomCategory', { emptyMeans: 'all' }),
    minAnchorLevel: int({ max: 60, min: 1, default: 1 }),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    startsAt: instant(),
    endsAt: instant(),
    usingRooms: int({ readOnly: true }),
    order: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { publish: 'scheduled' },
    scheduled: { byTime: 'live', takeDown: 'draft' },
    live: { byTime: 'ended', takeDown: 'draft' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live'], until: 'endsAt' },
  ],
})
