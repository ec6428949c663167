import { areas, bool, captions, instant, int, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Its target is live and above what it replaces, and no two rules in force overlap. Where it affects more than
 * 10,000 people, another than the author approves it.
 */
export default defineEntity({
  name: 'forceUpdateRule',
  service: 'config',
  api: 'forceUpdate',
  label: ['client', 'toVersion'],
  scale: 5_000,
  demo: 30,
  scopedBy: 'areas',
  groups: {
    identity: ['client', 'toVersion', 'targetVersion'],
    contents: ['text'],
    audience: ['areas', 'channels', 'fromVersion'],
    schedule: ['startsAt'],
    results: ['affectedUsers'],
    settings: ['minOs', 'enabled'],
  },
  fields: {
    client: ref('client', { required: true }),
    areas: areas({ group: 'forceUpdate', required: true }),
    channels: refs('channel', { emptyMeans: 'all' }),
    fromVersion: int({ plain: true }), // versionCode, inclusive; empty is from the first
    toVersion: int({ plain: true, required: true }), // versionCode, inclusive
    targetVersion: ref('clientVersion', { required: true }),
    minOs: string({ max: 12 }),
    text: captions({ max: 500, required: true }),
    startsAt: instant({ required: true }),
    affectedUsers: int({ readOnly: true }), // estimate from yesterday's active versions
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'active', reject: 'draft' },
    active: { end: 'ended' },
    ended: {},
  },
})
