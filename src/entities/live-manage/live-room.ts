import { areas, bool, date, image, instant, int, languages, oneOf, ref, refs, string, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * An anchor has one room of a kind. A reset stream key ends the running session. Heat is computed: staff change how much
 * a room is shown through its weight, a position or an exposure plan.
 */
export default defineEntity({
  name: 'liveRoom',
  service: 'live',
  api: 'room',
  label: 'title',
  lead: { picture: 'cover', also: 'roomNo' },
  search: ['title', 'roomNo', 'prettyNo'],
  scale: 300_000,
  demo: 420,
  scopedBy: 'areas',
  groups: {
    identity: ['roomNo', 'prettyNo', 'anchor', 'guild', 'title', 'kind', 'category', 'subCategory', 'currentSession'],
    contents: ['notice'],
    media: ['cover', 'stream'],
    safety: ['violations90d', 'banUntil'],
    audience: ['areas', 'languages'],
    schedule: ['prettyUntil', 'lastLiveAt'],
    results: ['viewers', 'heat', 'liveNow'],
    settings: [
      'visibility',
      'ageLimit',
      'seats',
      'managers',
      'recommendWeight',
      'noRecommend',
      'replayEnabled',
      'streamKey',
    ],
  },
  fields: {
    roomNo: string({ max: 12, unique: true, readOnly: true, role: 'code' }),
    prettyNo: string({ max: 8, pattern: '^\\d{4,8}$', example: '123456', unique: true, role: 'code' }), // granted number; returns to the pool when it lapses
    prettyUntil: date(),
    anchor: ref('anchor', { required: true }),
    guild: ref('guild', { readOnly: true }),
    title: string({ max: 60, required: true }),
    cover: image({ required: true, shape: 'cover' }),
    kind: oneOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { required: true }),
    category: ref('roomCategory', { required: true }),
    subCategory: ref('roomSubCategory'),
    areas: areas({ group: 'liveSetting', required: true }),
    languages: languages(),
    notice: string({ max: 300 }),
    visibility: oneOf(['public', 'password', 'vipOnly', 'unlisted'], { default: 'public' }),
    ageLimit: oneOf(['none', 'a16', 'a18'], { default: 'none' }),
    seats: int({ max: 20, min: 1, default: 1 }), // guest seats
    managers: refs('user', { max: 20 }), // of the room
    recommendWeight: int({ max: 1000, min: 0, default: 100 }),
    noRecommend: bool({ default: false }),
    replayEnabled: bool({ default: false }),
    streamKey: string({ max: 64, readOnly: true, secret: 'LiveManage:liveRoom.stream' }),
    liveNow: bool({ readOnly: true }),
    stream: video({ readOnly: true }), // what it sends now; nothing while it is not live
    currentSession: ref('liveSession', { readOnly: true }),
    viewers: int({ readOnly: true }),
    heat: int({ readOnly: true }),
    lastLiveAt: instant({ readOnly: true }),
    violations90d: int({ readOnly: true }),
    banUntil: instant({ readOnly: true }),
  },
  states: {
    open: { close: 'closed', ban: 'banned' },
    closed: { reopen: 'open', ban: 'banned' },
    banned: { lift: 'open', byTime: 'open' },
  },
  clock: [{ states: ['banned'], until: 'banUntil' }],
})
