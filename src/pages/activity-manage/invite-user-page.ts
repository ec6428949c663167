import fissionInvitation from '../../entities/activity-manage/fission-invitation'
import { definePage } from '../../schema/page'
import { panel } from '../../schema/panel'
import { bansOf, whoIs } from '../presets/case-panels'

export default definePage(fissionInvitation, {
  kind: 'queue',
  queue: { holder: 'assignee' },
  waits: ['underReview'],
  subject: ['shareChannel', 'matchedBy', 'watchMinutes', 'paid', 'riskScore', 'riskFlags'],
  panels: [
    whoIs('inviter'),
    whoIs('invitee'),
    panel(fissionInvitation, {
      key: 'invitations',
      through: 'inviter',
      by: 'inviter',
      columns: ['invitee', 'shareChannel', 'riskScore', 'state', 'registeredAt'],
    }),
    bansOf('inviter'),
  ],
  wall: {
    shows: [],
    lead: 'inviter.nickname',
    facts: ['invitee.nickname', 'riskScore', 'shareChannel', 'matchedBy', 'watchMinutes', 'country'],
    order: '-riskScore',
    passes: 'approve',
    refuses: { command: 'reject', reason: 'invalidReason' },
  },
  menu: 90,
  icon: 'user-search',
  lead: 'inviter.nickname',
  columns: [
    'inviter.displayId',
    'inviter.nickname',
    'invitee.displayId',
    'invitee.nickname',
    'activity.name',
    'program.name',
    'shareChannel',
    'country',
    'matchedBy',
    'registeredAt',
    'validAt',
    'watchMinutes',
    'paid',
    'riskScore',
    'invalidReason',
    'state',
    'assignee',
  ],
  filters: ['state', 'inviter', 'invitee', 'activity', 'country', 'riskScore', 'registeredAt', 'invalidReason'],
  sort: 'dueAt',
  export: 'activity-invitation',
})
