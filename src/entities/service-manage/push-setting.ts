import { area, bool, duration, int, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'pushSetting',
  service: 'message',
  api: 'push/setting',
  label: 'quietFrom',
  scale: 1,
  demo: 1,
  scopedBy: false,
  groups: {
    identity: ['quietFrom'],
    contents: ['areaOverrides'],
    settings: ['marketingPerDay', 'totalPerDay', 'minGap', 'quietTo', 'globalPerSecond', 'stopAll', 'testUsers'],
  },
  fields: {
    marketingPerDay: int({ min: 0, max: 10, default: 2 }),
    totalPerDay: int({ min: 1, max: 30, default: 6 }),
    minGap: duration({ default: 5400 }),
    quietFrom: string({ default: '22:00' }), // user's local time
    quietTo: string({ default: '08:00' }),
    /** What differs in an area, e.g. for prayer and Ramadan hours; what is left empty is as everywhere. */
    areaOverrides: rows(
      {
        area: area({ group: 'state', required: true }),
        marketingPerDay: int({ min: 0, max: 10 }),
        quietFrom: string({ max: 5, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30' }),
        quietTo: string({ max: 5, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30' }),
      },
      { max: 100, distinct: 'area' },
    ),
    globalPerSecond: int({ default: 20_000 }),
    stopAll: bool({ default: false }), // holds every push but service
    testUsers: refs('user', { max: 50 }),
  },
})
