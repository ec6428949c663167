import { areas, because, bool, instant, int, oneOf, order, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

const clock = { max: 5, pattern: '^([01]\\d|2[0-4]):[0-5]\\d$', example: '20:30' } as const

/**
 * A place in a slot, booked for a time. A position of a slot and area is not booked twice for the same time, and one anchor
 * holds two of a slot at most; rooms that are banned or not public have none.
 */
export default defineEntity({
  name: 'livePosition',
  service: 'live',
  api: 'position',
  label: ['slot', 'room', 'guild', 'category'],
  scale: 20_000,
  demo: 80,
  scopedBy: 'areas',
  groups: {
    identity: ['slot', 'category', 'room', 'guild'],
    contents: ['dailyHours'],
    money: ['coins'],
    people: ['reason'],
    audience: ['areas', 'clients', 'audience'],
    schedule: ['startsAt', 'endsAt'],
    results: ['exposures', 'enters', 'ctr'],
    settings: ['liveType', 'position', 'fill', 'backups', 'liveNow', 'enabled'],
  },
  fields: {
    liveType: oneOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { required: true }),
    slot: oneOf(['homeLive', 'liveTab', 'follow', 'nearby', 'category', 'search', 'endOfStream'], { required: true }),
    category: ref('roomCategory'), // for slot category
    position: order({ required: true }), // the place in the slot
    fill: oneOf(['room', 'guildPool', 'newAnchors', 'topHeat', 'algorithm'], { default: 'room' }),
    room: ref('liveRoom'), // for fill room
    guild: ref('guild'), // for fill guildPool
    backups: refs('liveRoom', { max: 5 }), // used in turn while the room is not live
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    audience: oneOf(['all', 'newUsers', 'payers', 'nonPayers'], { default: 'all' }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    dailyHours: rows(
      { from: string({ ...clock, required: true }), to: string({ ...clock, required: true }) },
      { max: 6 },
    ), // in the area's time
    liveNow: bool({ readOnly: true }),
    exposures: int({ readOnly: true }),
    enters: int({ readOnly: true }),
    ctr: percent({ readOnly: true }),
    coins: int({ readOnly: true }), // given by viewers who came from here
    reason: because({ max: 200, required: false }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    scheduled: { byTime: 'live', takeDown: 'ended' },
    live: { byTime: 'ended', takeDown: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live'], until: 'endsAt' },
  ],
})
