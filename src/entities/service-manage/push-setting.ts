import { bool, duration, int, json, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'pushSetting',
  service: 'message',
  api: 'push/setting',
  label: 'quietFrom',
  scale: 1,
  demo: 1,
  fields: {
    marketingPerDay: int({ min: 0, max: 10, default: 2 }),
    totalPerDay: int({ min: 1, max: 30, default: 6 }),
    minGap: duration({ default: 5400 }),
    quietFrom: string({ default: '22:00' }), // user's local time
    quietTo: string({ default: '08:00' }),
    /** By area id, e.g. for prayer and Ramadan hours. */
    areaOverrides: json<Record<string, { marketingPerDay?: number; quietFrom?: string; quietTo?: string }>>(),
    globalPerSecond: int({ default: 20_000 }),
    stopAll: bool({ default: false }), // holds every push but service
    testUsers: refs('user', { max: 50 }),
  },
})
