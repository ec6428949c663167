import { areas, bool, captions, date, image, instant, int, oneOf, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The ticker shows real wins only; official accounts and invented names never stand in it. A self-exclusion cannot be
 * lifted by staff before its end.
 */
export default defineEntity({
  name: 'probabilityOfficial',
  service: 'activity',
  api: 'probabilityGame/official',
  label: 'areas',
  scale: 50,
  demo: 6,
  scopedBy: 'areas',
  groups: {
    identity: ['areas', 'paymentGroup'],
    contents: ['hostName', 'openHours', 'closedDays', 'maintenanceText', 'coolOffDays', 'helpText'],
    media: ['hostAvatar'],
    schedule: ['maintenanceUntil'],
    settings: [
      'officialUsers',
      'excludeOfficial',
      'winTicker',
      'tickerMinWin',
      'tickerMask',
      'maintenance',
      'totalLossDay',
    ],
  },
  fields: {
    areas: areas({ group: 'activity', unique: true, required: true }),
    hostName: captions({ max: 20, required: true }), // name under which the app speaks in games
    hostAvatar: image({ required: true, shape: 'portrait' }),
    officialUsers: refs('user'), // staff and test accounts; marked official in the room
    excludeOfficial: bool({ default: true, readOnly: true }), // official stakes never count in ranks, jackpots or reports and are paid from the test
    winTicker: bool({ default: true }),
    tickerMinWin: int({ min: 1, default: 10000 }),
    tickerMask: oneOf(['none', 'partial', 'full'], { default: 'partial' }),
    openHours: rows(
      {
        weekday: oneOf(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], {
          required: true,
        }),
        from: string({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30', required: true }),
        to: string({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30', required: true }),
      },
      { max: 21 },
    ),
    closedDays: rows({ day: date({ required: true }) }, { max: 60, distinct: 'day', rising: 'day' }),
    maintenance: bool({ default: false }),
    maintenanceUntil: instant(),
    maintenanceText: captions({ max: 120 }),
    coolOffDays: rows({ days: int({ min: 1, max: 3_650, required: true }) }, { max: 8, rising: 'days' }),
    totalLossDay: int({ min: 1, required: true }), // over all games, coins per user and day
    helpText: captions({ required: true }), // odds, limits and help lines; shown before the first play
    paymentGroup: ref('userGroup'), // users who may never play (chargebacks, minors, self-excluded)
  },
})
