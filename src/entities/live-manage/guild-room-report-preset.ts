import { bool, date, group, instant, manyOf, oneOf, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A report that somebody has put together: up to three dimensions, up to twelve figures of guild room days.
 */
export default defineEntity({
  name: 'guildRoomReportPreset',
  service: 'live',
  api: 'guildRoom/report',
  label: 'name',
  scale: 5_000,
  demo: 15,
  scopedBy: false,
  assignedTo: ['recipients'],
  groups: {
    identity: ['name'],
    contents: ['measures', 'filters'],
    people: ['recipients'],
    schedule: ['fromDate', 'toDate', 'schedule', 'lastRunAt'],
    settings: ['dimensions', 'range', 'compare', 'chart', 'shared'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    dimensions: manyOf(['day', 'week', 'month', 'hour', 'guild', 'guildRoom', 'country', 'operator', 'host'], {
      required: true,
    }),
    measures: rows(
      {
        figure: oneOf(
          [
            'openMinutes',
            'hostMinutes',
            'hosts',
            'visitors',
            'newVisitors',
            'avgStay',
            'micUsers',
            'gifters',
            'newGifters',
            'coins',
            'luckyCoins',
            'gameCoins',
            'biscuits',
            'roomBiscuits',
            'arppu',
            'punishments',
            'targetRate',
          ],
          { required: true },
        ),
      },
      { required: true, distinct: 'figure', max: 12 },
    ),
    filters: group({
      guilds: refs('guild'),
      rooms: refs('guildRoom'),
      countries: refs('country'),
      operators: refs('account'),
      kinds: manyOf(['voice', 'multiGuest']),
    }),
    range: oneOf(['yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth', 'custom'], { default: 'last7' }),
    fromDate: date(),
    toDate: date(),
    compare: oneOf(['none', 'previous', 'lastYear'], { default: 'none' }),
    chart: oneOf(['none', 'line', 'bar', 'stacked', 'heatmap'], { default: 'line' }),
    shared: bool({ default: false }),
    schedule: oneOf(['none', 'daily', 'weekly', 'monthly'], { default: 'none' }),
    recipients: refs('account'), // only those who may see the rows
    lastRunAt: instant({ readOnly: true }),
  },
})
