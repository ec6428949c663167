import { areas, captions, instant, int, manyOf, oneOf, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Stops and maintenance say so to users, maintenance until when. Where more than 10,000 people used the client
 * yesterday, another than the author schedules them. The narrowest rule wins: version, channel, area, client.
 */
export default defineEntity({
  name: 'clientStatusRule',
  service: 'config',
  api: 'clientStatus',
  label: ['client', 'mode'],
  scale: 5_000,
  demo: 30,
  scopedBy: 'areas',
  groups: {
    identity: ['client', 'mode'],
    contents: ['notice'],
    audience: ['channels', 'areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['affectedUsers'],
    settings: ['versions', 'hiddenModules'],
  },
  fields: {
    client: ref('client', { required: true }),
    channels: refs('channel', { emptyMeans: 'all' }),
    versions: refs('clientVersion', { emptyMeans: 'all' }),
    areas: areas({ group: 'forceUpdate', required: true }),
    mode: oneOf(['normal', 'storeReview', 'maintenance', 'stopped'], { default: 'normal' }), // storeReview serves only the licensed catalogue with no live and no pay
    hiddenModules: manyOf(['live', 'pay', 'download', 'community', 'shorts', 'ads', 'invite', 'games']),
    notice: captions({ max: 500 }), // required for maintenance and stopped
    startsAt: instant({ required: true }),
    endsAt: instant(), // required for maintenance
    affectedUsers: int({ readOnly: true }),
  },
  states: {
    draft: { schedule: 'scheduled' },
    scheduled: { end: 'ended', byTime: 'active' },
    active: { end: 'ended', byTime: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['active'], until: 'endsAt' },
  ],
})
