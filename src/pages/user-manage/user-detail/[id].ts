import comment from '../../../entities/community-manage/comment'
import communityReport from '../../../entities/community-manage/community-report'
import dynamic from '../../../entities/community-manage/dynamic'
import order from '../../../entities/goods-and-order/order'
import feedback from '../../../entities/service-manage/feedback'
import auditEntry from '../../../entities/staff-manage/audit-entry'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import device from '../../../entities/user-manage/device'
import user from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import userLoginRecord from '../../../entities/user-manage/user-login-record'
import userNote from '../../../entities/user-manage/user-note'
import subscription from '../../../entities/vip-manage/subscription'
import { definePage, related } from '../../../schema/page'

export default definePage(user, {
  kind: 'detail',
  commandsOf: 'user-manage.user-list',
  calls: { detail: 'GET /user/backend/detail', edit: 'POST /user/backend/info/edit' },
  related: [
    related(blacklistEntry, {
      key: 'bans',
      rail: true,
      by: 'user',
      columns: ['scope', 'reasonCode', 'reason', 'strike', 'state', 'expiresAt', 'liftedBy', 'createdBy', 'createdAt'],
      filters: ['scope', 'state', 'reasonCode', 'createdAt'],
      sort: '-createdAt',
    }),
    related(order, {
      key: 'orders',
      by: 'user',
      columns: ['orderNo', 'kind', 'productName', 'amount', 'refunded', 'state', 'scene', 'paidAt', 'createdAt'],
      filters: ['state', 'kind', 'createdAt'],
      sort: '-createdAt',
    }),
    related(subscription, {
      key: 'subscriptions',
      by: 'user',
      columns: ['subscriptionNo', 'market', 'price', 'periodNo', 'state', 'periodEnd', 'nextChargeAt', 'paidTotal'],
      filters: ['state', 'market', 'periodEnd'],
      sort: '-startedAt',
    }),
    related(device, {
      key: 'devices',
      rail: true,
      by: 'lastUser',
      columns: ['deviceId', 'kind', 'brand', 'model', 'os', 'osVersion', 'lastIp', 'riskScore', 'state', 'lastSeenAt'],
      filters: ['kind', 'os', 'state'],
      sort: '-lastSeenAt',
    }),
    related(userLoginRecord, {
      key: 'signIns',
      by: 'user',
      columns: ['createdAt', 'method', 'result', 'device', 'ip', 'country', 'client', 'risk'],
      filters: ['method', 'result', 'createdAt'],
      sort: '-createdAt',
    }),
    related(dynamic, {
      key: 'posts',
      by: 'author',
      columns: ['kind', 'text', 'images', 'state', 'likes', 'comments', 'views', 'reports', 'createdAt'],
      filters: ['kind', 'state', 'createdAt'],
      sort: '-createdAt',
    }),
    related(comment, {
      key: 'comments',
      by: 'author',
      columns: ['kind', 'text', 'target', 'dynamic', 'state', 'likes', 'reports', 'createdAt'],
      filters: ['kind', 'state', 'createdAt'],
      sort: '-createdAt',
    }),
    related(communityReport, {
      key: 'reports',
      by: 'targetUser',
      columns: ['targetKind', 'reasonCode', 'details', 'reporters', 'severity', 'state', 'decision', 'createdAt'],
      filters: ['targetKind', 'reasonCode', 'state', 'createdAt'],
      sort: '-createdAt',
    }),
    related(feedback, {
      key: 'tickets',
      by: 'user',
      columns: ['number', 'category', 'content', 'priority', 'state', 'assignee', 'dueAt', 'createdAt'],
      filters: ['category', 'state', 'createdAt'],
      sort: '-createdAt',
    }),
    related(userLabelMember, {
      key: 'labels',
      by: 'user',
      columns: ['label', 'source', 'reason', 'expiresAt', 'createdBy', 'createdAt'],
      filters: ['label', 'source'],
      sort: '-createdAt',
    }),
    related(userEmailChange, {
      key: 'emails',
      by: 'user',
      columns: ['oldEmail', 'newEmail', 'source', 'reason', 'state', 'createdBy', 'createdAt'],
      filters: ['state', 'source', 'createdAt'],
      sort: '-createdAt',
    }),
    related(userNote, {
      key: 'notes',
      rail: true,
      by: 'user',
      columns: ['text', 'images', 'pinned', 'createdBy', 'createdAt'],
      sort: '-createdAt',
      verbs: ['edit', 'delete'],
    }),
    related(auditEntry, {
      key: 'actions',
      by: 'recordId',
      fixed: { entity: 'user' },
      lead: 'code',
      columns: ['at', 'account', 'kind', 'code', 'changes', 'reason', 'result'],
      filters: ['kind', 'account', 'at'],
      sort: '-at',
    }),
  ],
})
