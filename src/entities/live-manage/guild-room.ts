import { areas, date, int, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

const clock = { max: 5, pattern: '^([01]\\d|2[0-4]):[0-5]\\d$', example: '20:30' } as const

/**
 * A hall of a guild: its hosts are anchors of that guild, and a guild opens as many as its grade allows. The shares of
 * hall and host stay together within what its guild's income policy gives for gifts.
 */
export default defineEntity({
  name: 'guildRoom',
  service: 'live',
  label: 'name',
  scale: 50_000,
  demo: 90,
  scopedBy: 'areas',
  groups: {
    identity: ['room', 'guild', 'name', 'kind', 'manager'],
    contents: ['openHours'],
    money: ['coins30d'],
    people: ['remark'],
    audience: ['areas'],
    schedule: ['openFrom', 'openTo'],
    results: ['openMinutes30d', 'targetRate'],
    settings: ['hosts', 'seats', 'roomShare', 'hostShare', 'minDailyMinutes', 'monthlyTarget'],
  },
  fields: {
    room: ref('liveRoom', { unique: true, required: true }),
    guild: ref('guild', { required: true }),
    name: string({ max: 60, required: true }),
    kind: oneOf(['voice', 'multiGuest'], { required: true }),
    manager: ref('user', { required: true }), // hall manager
    hosts: refs('anchor', { max: 30 }), // scheduled hosts
    seats: int({ max: 20, min: 1, default: 8 }),
    roomShare: percent({ max: 30, min: 0, default: 0 }), // the hall's part of gifts given inside
    hostShare: percent({ max: 80, min: 0, required: true }),
    openHours: rows(
      {
        weekday: oneOf(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], { required: true }),
        from: string({ ...clock, required: true }),
        to: string({ ...clock, required: true }),
      },
      { max: 28 },
    ),
    minDailyMinutes: int({ max: 1440, min: 0, default: 240 }),
    monthlyTarget: int({ min: 0 }), // coins
    areas: areas({ group: 'liveSetting', required: true }),
    openFrom: date({ required: true }),
    openTo: date(),
    coins30d: int({ readOnly: true }),
    openMinutes30d: int({ readOnly: true }),
    targetRate: percent({ readOnly: true }), // of this month's target
    remark: string({ max: 300 }),
  },
  states: {
    applied: { approve: 'open', refuse: 'refused' },
    open: { suspend: 'suspended' },
    refused: {},
    suspended: { resume: 'open', close: 'closed' },
    closed: {},
  },
})
