import anchor from '../../../entities/live-manage/anchor'
import anchorDayStat from '../../../entities/live-manage/anchor-day-stat'
import anchorMonthStat from '../../../entities/live-manage/anchor-month-stat'
import guildContract from '../../../entities/live-manage/guild-contract'
import liveSession from '../../../entities/live-manage/live-session'
import punishment from '../../../entities/live-manage/punishment'
import refund from '../../../entities/live-manage/refund'
import settlementItem from '../../../entities/live-manage/settlement-item'
import { definePage, related } from '../../../schema/page'

export default definePage(anchor, {
  kind: 'detail',
  icon: 'mic',
  commandsOf: 'live-manage.anchor-list',
  related: [
    related(liveSession, {
      key: 'sessions',
      by: 'anchor',
      columns: [
        'sessionNo',
        'startedAt',
        'endedAt',
        'effectiveDuration',
        'countable',
        'viewers',
        'gifters',
        'coins',
        'state',
      ],
      filters: ['startedAt', 'state', 'countable'],
      sort: '-startedAt',
    }),
    related(anchorDayStat, {
      key: 'days',
      by: 'anchor',
      columns: [
        'day',
        'guild',
        'effectiveMinutes',
        'effectiveDay',
        'newFans',
        'gifters',
        'coins',
        'totalBiscuits',
        'state',
      ],
      filters: ['day', 'effectiveDay', 'state'],
      sort: '-day',
    }),
    related(anchorMonthStat, {
      key: 'months',
      by: 'anchor',
      columns: [
        'month',
        'guild',
        'effectiveDays',
        'effectiveMinutes',
        'totalBiscuits',
        'tier',
        'baseSalary',
        'bonus',
        'grade',
        'state',
      ],
      filters: ['month', 'state'],
      sort: '-month',
    }),
    related(guildContract, {
      key: 'contracts',
      by: 'anchor',
      columns: ['guild', 'anchorShare', 'from', 'to', 'joinedVia', 'state', 'endReason', 'endedAt'],
      filters: ['state'],
      sort: '-from',
    }),
    related(settlementItem, {
      key: 'settlements',
      by: 'anchor',
      columns: [
        'settlement',
        'biscuits',
        'tier',
        'giftIncome',
        'baseSalary',
        'bonus',
        'deductions',
        'anchorPart',
        'guildPart',
      ],
      sort: '-id',
    }),
    related(punishment, {
      key: 'punishments',
      by: 'anchor',
      columns: ['createdAt', 'kind', 'reasonCode', 'points', 'startsAt', 'endsAt', 'state', 'appealState', 'createdBy'],
      filters: ['kind', 'reasonCode', 'state', 'appealState'],
      sort: '-createdAt',
    }),
    related(refund, {
      key: 'refunds',
      by: 'anchor',
      columns: ['refundNo', 'cause', 'coins', 'biscuits', 'recovered', 'shortfall', 'state', 'createdAt'],
      filters: ['cause', 'state'],
      sort: '-createdAt',
    }),
  ],
})
