import { bool, captions, instant, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Kept 90 days. The same kind about the same record within 10 minutes is folded into one.
 */
export default defineEntity({
  name: 'staffNotice',
  service: 'auth',
  label: 'title',
  scale: 5_000_000,
  demo: 120,
  keep: { from: 'createdAt', days: 90 },
  scopedBy: 'account',
  assignedTo: ['account'],
  fields: {
    account: ref('account', { readOnly: true }),
    kind: oneOf(
      [
        'exportReady',
        'jobFinished',
        'assigned',
        'approvalWaiting',
        'decided',
        'dueSoon',
        'budget',
        'security',
        'announcement',
      ],
      { readOnly: true },
    ),
    title: captions({ readOnly: true }),
    body: string({ max: 500, readOnly: true }),
    link: string({ max: 300, readOnly: true }), // route with its query
    urgent: bool({ readOnly: true }),
    readAt: instant({ readOnly: true }),
  },
  states: {
    unread: { markRead: 'read' },
    read: { markUnread: 'unread' },
  },
  ledger: true,
})
