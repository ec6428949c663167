import { bool, date, duration, instant, int, oneOf, percent, ref, rows, string, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One stream from its start to its end. Whether it counts for days, tasks and base pay can be changed until its month is
 * locked.
 */
export default defineEntity({
  name: 'liveSession',
  service: 'live',
  api: 'session',
  label: 'sessionNo',
  search: ['sessionNo', 'title'],
  scale: 60_000_000,
  demo: 4_000,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'country',
  groups: {
    identity: ['sessionNo', 'room', 'anchor', 'guild', 'kind', 'category', 'client', 'clientVersion', 'ip'],
    contents: ['title'],
    media: ['replay'],
    money: ['coins', 'biscuits'],
    audience: ['country'],
    schedule: ['startedAt', 'endedAt', 'duration', 'replayUntil'],
    results: [
      'effectiveDuration',
      'viewers',
      'peakViewers',
      'course',
      'avgWatch',
      'newFans',
      'comments',
      'gifters',
      'pkCount',
      'guestCount',
      'avgBitrate',
      'stallRate',
      'warnings',
    ],
    settings: ['countable', 'countNote', 'endReason'],
  },
  fields: {
    sessionNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    room: ref('liveRoom', { required: true }),
    anchor: ref('anchor', { required: true }),
    guild: ref('guild'), // as of the start
    kind: oneOf(['video', 'voice', 'multiGuest', 'game', 'sports']),
    category: ref('roomCategory'),
    country: ref('country'),
    title: string({ max: 60 }),
    startedAt: instant(),
    endedAt: instant(),
    duration: duration({ readOnly: true }),
    effectiveDuration: duration({ readOnly: true }), // without pauses, black or frozen picture, silence over 3 min and punished time
    countable: bool({ default: true }), // counts for days, tasks and base pay
    countNote: string({ max: 200 }),
    endReason: oneOf(['anchor', 'networkLost', 'appCrash', 'cutByStaff', 'cutByAi', 'banned', 'timeLimit']),
    viewers: int({ readOnly: true }), // distinct
    peakViewers: int({ readOnly: true }),
    avgWatch: duration({ readOnly: true }),
    newFans: int({ readOnly: true }),
    comments: int({ readOnly: true }),
    gifters: int({ readOnly: true }),
    coins: int({ readOnly: true }),
    biscuits: int({ readOnly: true }),
    pkCount: int({ readOnly: true }),
    guestCount: int({ readOnly: true }),
    client: ref('client'),
    clientVersion: ref('clientVersion'),
    avgBitrate: int({ readOnly: true }), // kbit/s
    stallRate: percent({ readOnly: true }),
    ip: string({ max: 45, secret: 'LiveManage:liveDetailList.ip', role: 'code' }),
    /** How many watched and what was given, from then on. */
    course: rows(
      { at: duration({ required: true }), viewers: int({ min: 0 }), coins: int({ min: 0 }) },
      { readOnly: true, rising: 'at', max: 1_500 },
    ),
    replay: video({ readOnly: true, graphs: { rows: 'course', at: 'at', figures: ['viewers', 'coins'] } }), // kept 30 days; 180 when a punishment or refund refers to it
    replayUntil: date({ readOnly: true }), // kept beyond the usual 30 days
    warnings: int({ readOnly: true }),
  },
  states: {
    live: { byAnchor: 'paused', cut: 'ended' },
    paused: { byAnchor: 'live', byAnchorEnded: 'ended', cut: 'ended', byTime: 'ended' },
    ended: {},
  },
})
