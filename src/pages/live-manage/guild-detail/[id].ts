import anchor from '../../../entities/live-manage/anchor'
import guild from '../../../entities/live-manage/guild'
import guildContract from '../../../entities/live-manage/guild-contract'
import guildRoom from '../../../entities/live-manage/guild-room'
import punishment from '../../../entities/live-manage/punishment'
import settlement from '../../../entities/live-manage/settlement'
import settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import { definePage, related } from '../../../schema/page'

export default definePage(guild, {
  kind: 'detail',
  icon: 'building-2',
  commandsOf: 'live-manage.guild',
  related: [
    related(guildContract, {
      key: 'contracts',
      by: 'guild',
      columns: [
        'anchor.anchorNo',
        'anchor.user.nickname',
        'anchorShare',
        'from',
        'to',
        'penalty',
        'currency',
        'joinedVia',
        'state',
        'endReason',
        'endedAt',
      ],
      filters: ['anchor', 'state', 'joinedVia', 'to'],
      sort: '-createdAt',
      verbs: ['create'],
      export: 'live-guild-contract',
    }),
    related(anchor, {
      key: 'anchors',
      by: 'guild',
      columns: [
        'anchorNo',
        'user.nickname',
        'kind',
        'level',
        'grade',
        'state',
        'liveNow',
        'effectiveDays30d',
        'biscuits30d',
      ],
      filters: ['state', 'kind', 'grade', 'liveNow'],
      sort: '-biscuits30d',
    }),
    related(guildRoom, {
      key: 'rooms',
      by: 'guild',
      columns: [
        'name',
        'room.roomNo',
        'kind',
        'manager.nickname',
        'roomShare',
        'hostShare',
        'coins30d',
        'targetRate',
        'state',
      ],
      filters: ['state', 'kind'],
      sort: '-coins30d',
    }),
    related(settlement, {
      key: 'settlements',
      by: 'guild',
      columns: [
        'settlementNo',
        'period.name',
        'anchors',
        'biscuits',
        'gross',
        'tax',
        'net',
        'currency',
        'state',
        'payoutStatus',
        'paidAt',
      ],
      filters: ['period', 'state', 'payoutStatus'],
      sort: '-createdAt',
    }),
    related(settlementAdjustment, {
      key: 'adjustments',
      by: 'guild',
      columns: ['createdAt', 'period.name', 'kind', 'amount', 'currency', 'reason', 'state', 'createdBy', 'approvedBy'],
      filters: ['kind', 'state'],
      sort: '-createdAt',
    }),
    related(punishment, {
      key: 'punishments',
      by: 'guild',
      columns: [
        'createdAt',
        'anchor.anchorNo',
        'kind',
        'reasonCode',
        'points',
        'startsAt',
        'endsAt',
        'state',
        'appealState',
      ],
      filters: ['kind', 'reasonCode', 'state'],
      sort: '-createdAt',
    }),
  ],
})
