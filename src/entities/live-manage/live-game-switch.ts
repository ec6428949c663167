import { areas, bool, instant, int, manyOf, oneOf, order, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

const clock = { max: 5, pattern: '^([01]\\d|2[0-4]):[0-5]\\d$', example: '20:30' } as const

/**
 * Whether a game can be played in live rooms of an area. Opening one in an area that bars games of chance is refused.
 */
export default defineEntity({
  name: 'liveGameSwitch',
  service: 'live',
  api: 'gameSwitch',
  label: 'game',
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  targeting: { enabled: 'enabled', areas: 'areas', clients: 'clients', minVersion: 'minVersion' },
  groups: {
    identity: ['game'],
    contents: ['openHours'],
    audience: ['areas', 'clients', 'minVersion', 'channels', 'enabled'],
    schedule: ['pausedUntil'],
    results: ['players24h', 'bet24h', 'payoutRate24h'],
    settings: ['liveKinds', 'roomScope', 'rooms', 'minUserLevel', 'dailyLossLimit', 'order'],
  },
  fields: {
    game: ref('game', { required: true }),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    channels: refs('channel'), // store channels left out while in store review
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { emptyMeans: 'all' }),
    roomScope: oneOf(['all', 'listed', 'except'], { default: 'all' }),
    rooms: refs('liveRoom'),
    minUserLevel: int({ max: 100, min: 0, default: 0 }),
    dailyLossLimit: int({ min: 0 }), // coins per user and day; 0 is none
    openHours: rows(
      { from: string({ ...clock, required: true }), to: string({ ...clock, required: true }) },
      { max: 6 },
    ), // in the area's time
    pausedUntil: instant({ readOnly: true }),
    players24h: int({ readOnly: true }),
    bet24h: int({ readOnly: true }),
    payoutRate24h: percent({ readOnly: true }),
    order: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
  unique: [['game', 'areas']],
})
