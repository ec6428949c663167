import {
  areas,
  because,
  choice,
  duration,
  instant,
  int,
  languages,
  manyOf,
  oneOf,
  percent,
  ref,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { fixedItem } from '../../dictionaries/dictionaries'

/**
 * How many exposures for a room, beyond what it would have. Above 500,000 another account approves it before it starts; a
 * ban of the room or its anchor stops it.
 */
export default defineEntity({
  name: 'liveExposurePlan',
  service: 'live',
  api: 'exposure',
  label: 'name',
  scale: 200_000,
  demo: 120,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'room', 'anchor', 'source'],
    contents: ['target'],
    money: ['coins'],
    people: ['approvedBy', 'stopReason', 'reason'],
    audience: ['audience', 'areas', 'languages'],
    schedule: ['startsAt', 'endsAt'],
    results: ['delivered', 'enters', 'ctr', 'avgWatch', 'newFans'],
    settings: ['pace', 'slots'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    room: ref('liveRoom', { required: true }),
    anchor: ref('anchor', { readOnly: true }),
    source: choice({ dictionary: 'liveExposureSource', default: fixedItem('liveExposureSource', 'operator') }),
    target: int({ max: 5000000, min: 100, required: true }), // exposures
    pace: oneOf(['even', 'fast', 'whenLive'], { default: 'whenLive' }),
    slots: manyOf(['homeLive', 'liveTab', 'nearby', 'endOfStream'], { required: true }),
    audience: oneOf(['all', 'newUsers', 'payers', 'nonPayers', 'male', 'female'], { default: 'all' }),
    areas: areas({ group: 'liveSetting', required: true }),
    languages: languages({ emptyMeans: 'all' }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    delivered: int({ readOnly: true }),
    enters: int({ readOnly: true }),
    ctr: percent({ readOnly: true }),
    avgWatch: duration({ readOnly: true }),
    newFans: int({ readOnly: true }),
    coins: int({ readOnly: true }),
    approvedBy: ref('account', { readOnly: true }), // publish above 500000 exposures waits for it
    stopReason: because({ max: 200, readOnly: true, required: false }),
    reason: because({ max: 200 }),
  },
  states: {
    draft: { publish: 'scheduled' },
    scheduled: { byTime: 'running', stop: 'stopped' },
    running: { pause: 'paused', byTarget: 'done', byTime: 'done', stop: 'stopped' },
    paused: { resume: 'running', stop: 'stopped' },
    done: {},
    stopped: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running'], until: 'endsAt' },
  ],
})
