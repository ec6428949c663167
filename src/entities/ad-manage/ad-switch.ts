import {
  areas,
  because,
  choice,
  bool,
  duration,
  instant,
  int,
  money,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The app takes the narrowest switch, and shows nothing in a slot without any. Switched off for a time it keeps its
 * waterfall; a source that is out keeps its line.
 */
export default defineEntity({
  name: 'adSwitch',
  service: 'ad',
  api: 'switch',
  label: ['slot', 'areas'],
  scale: 50_000,
  demo: 180,
  scopedBy: 'areas',
  targeting: {
    enabled: 'enabled',
    areas: 'areas',
    clients: 'clients',
    channels: 'channels',
    minVersion: 'minVersion',
    maxVersion: 'maxVersion',
    audience: 'audience',
    userGroups: 'userGroups',
  },
  groups: {
    identity: ['slot', 'areas'],
    contents: ['waterfall'],
    money: ['revenue24h', 'currency'],
    people: ['offReason'],
    audience: ['clients', 'channels', 'minVersion', 'maxVersion', 'audience', 'userGroups', 'enabled'],
    schedule: ['offFrom', 'offUntil'],
    results: ['reach24h'],
    settings: ['trafficPercent', 'capPerDay', 'minGap'],
  },
  fields: {
    slot: ref('adSlot', { required: true }),
    areas: areas({ group: 'ad', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    maxVersion: int({ plain: true }),
    audience: oneOf(['guest', 'registered', 'nonVip', 'newUser', 'lapsed', 'group'], { default: 'nonVip' }), // VIP is never offered
    userGroups: refs('userGroup'),
    trafficPercent: percent({ default: 100 }),
    capPerDay: int(), // overrides the slot
    minGap: duration(), // overrides the slot
    waterfall: rows(
      {
        source: choice({ dictionary: 'adNetwork', required: true }),
        unitId: string({ max: 80 }),
        floor: money(),
        timeoutMs: int({ min: 100, max: 10000, default: 3000 }),
        isOut: bool({ default: false }), // taken out everywhere, kept in its line
        weight: int({ min: 1, max: 1000, default: 100 }), // equal floors share the traffic by it
      },
      { required: true, max: 20 },
    ),
    offFrom: instant(), // kill switch times
    offUntil: instant(),
    offReason: because({ max: 200, required: false }),
    reach24h: int({ readOnly: true }),
    revenue24h: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
  unique: [['slot', 'areas', 'clients', 'channels', 'audience']],
})
