import { areas, because, bool, captions, group, instant, int, oneOf, percent, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What of the live part works where: the narrowest row that matches wins, channel over client over area over all, and two
 * rows of the same scope are refused. A critical switch that touches more than 10,000 users changes when another account
 * approves; switching off in an emergency does not wait.
 */
export default defineEntity({
  name: 'liveSwitch',
  service: 'live',
  api: 'switch',
  label: 'key',
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  targeting: {
    enabled: 'enabled',
    areas: 'areas',
    clients: 'clients',
    channels: 'channels',
    minVersion: 'minVersion',
    maxVersion: 'maxVersion',
    audience: 'audience',
  },
  groups: {
    identity: ['key'],
    contents: ['offText', 'pendingChange'],
    audience: ['areas', 'clients', 'minVersion', 'maxVersion', 'channels', 'audience', 'userGroup', 'enabled'],
    schedule: ['startsAt', 'endsAt'],
    results: ['affected'],
    settings: ['percent', 'critical', 'lastReason'],
  },
  fields: {
    key: oneOf(
      [
        'liveEntry',
        'startLive',
        'gifting',
        'luckyGift',
        'comment',
        'pk',
        'guestSeat',
        'privateMessage',
        'redPacket',
        'shop',
        'replay',
        'screenRecord',
        'topUpInRoom',
        'cashOutEntry',
        'newUserGuide',
      ],
      { required: true },
    ),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }), // versionCode
    maxVersion: int({ plain: true }),
    channels: refs('channel', { emptyMeans: 'all' }),
    audience: oneOf(['all', 'listed', 'percent'], { default: 'all' }),
    userGroup: ref('userGroup'), // for audience listed
    percent: percent(), // for audience percent; stable by user id
    offText: captions({ max: 100 }), // shown to the user while it is off
    startsAt: instant(),
    endsAt: instant(),
    critical: bool({ readOnly: true }), // liveEntry, gifting, topUpInRoom and cashOutEntry
    affected: int({ readOnly: true }), // users active yesterday in the scope
    pendingChange: group(
      {
        enabled: bool({ required: true, role: 'switch' }),
        reason: because({ max: 200, required: false }),
        by: ref('account', { required: true }),
        at: instant({ required: true }),
      },
      { readOnly: true },
    ), // of a critical switch, waiting for a second person
    lastReason: because({ max: 200, readOnly: true, required: false }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['key', 'areas', 'clients', 'channels']],
})
