import { areas, because, bool, file, instant, int, oneOf, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Up to 500 users need no approval; more needs a second person. Withdrawing removes it from the inboxes of those who
 * have not read it and shows the rest as withdrawn.
 */
export default defineEntity({
  name: 'messageSend',
  service: 'message',
  label: ['message', 'sendAt'],
  scale: 2_000_000,
  demo: 600,
  keep: 'always', // people read what they were sent, and it is counted in figures
  scopedBy: 'areas',
  groups: {
    identity: ['message', 'sendAt'],
    media: ['userFile'],
    safety: ['failCount'],
    people: ['reason', 'approver'],
    audience: ['audience', 'userTags', 'userGroups', 'areas', 'clients'],
    results: ['targetCount', 'sentCount', 'readCount', 'clickCount'],
    settings: ['users', 'withPush'],
  },
  fields: {
    message: ref('message', { required: true }),
    audience: oneOf(['everyone', 'userTags', 'userGroups', 'userIds', 'userFile', 'event'], { required: true }),
    userTags: refs('userTag'),
    userGroups: refs('userGroup'),
    users: refs('user', { max: 500 }),
    userFile: file(),
    areas: areas({ group: 'state', default: [-1] }),
    clients: refs('client', { emptyMeans: 'all' }),
    sendAt: instant(), // empty means now
    withPush: bool({ default: false }),
    targetCount: int({ readOnly: true }),
    sentCount: int({ readOnly: true }),
    readCount: int({ readOnly: true }),
    clickCount: int({ readOnly: true }),
    failCount: int({ readOnly: true }),
    reason: because({ max: 200, required: false }), // required for userIds
    approver: ref('account', { readOnly: true }),
  },
  states: {
    pendingApproval: { approve: 'scheduled', reject: 'rejected' },
    scheduled: { byTime: 'sending', cancel: 'cancelled' },
    rejected: {},
    sending: { bySystem: 'sent' },
    cancelled: {},
    sent: { withdraw: 'withdrawn' },
    withdrawn: {},
  },
})
