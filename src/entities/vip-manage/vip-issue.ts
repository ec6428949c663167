import { because, bool, captions, choice, file, instant, int, money, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * VIP days given to users. Approved by another account than the author's, from 1,000 people or 10,000 USD by two. Each
 * user is given once, and at most 366 days a year; revoking takes back the days that are not used.
 */
export default defineEntity({
  name: 'vipIssue',
  service: 'commodity',
  api: 'vip/issue',
  label: 'title',
  lead: { also: 'issueNo' },
  search: ['title', 'issueNo'],
  scale: 200_000,
  demo: 90,
  scopedBy: false,
  groups: {
    identity: ['issueNo', 'title', 'tier', 'order'],
    contents: ['target', 'notifyText'],
    media: ['file'],
    money: ['estimatedCost'],
    safety: ['failed'],
    people: ['reasonCode', 'reason', 'approvedBy', 'approvedBy2'],
    audience: ['userGroup'],
    schedule: ['days', 'executedAt'],
    results: ['people', 'totalDays', 'succeeded'],
    settings: ['users', 'notify'],
  },
  fields: {
    issueNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    title: string({ max: 80, required: true }),
    reasonCode: choice({ dictionary: 'vipIssueReason', required: true }),
    reason: because(),
    target: oneOf(['users', 'file', 'group'], { default: 'users' }),
    users: refs('user'), // up to 500
    file: file(), // xlsx: displayId, days; up to 100,000 lines, checked first
    userGroup: ref('userGroup'),
    tier: ref('vipTier', { required: true }),
    days: int({ max: 366, min: 1, required: true }),
    order: ref('order'), // required for orderRepair
    notify: bool({ default: true }),
    notifyText: captions({ max: 200 }),
    people: int({ readOnly: true }),
    totalDays: int({ readOnly: true }),
    estimatedCost: money({ code: 'USD', readOnly: true }), // USD at list price
    succeeded: int({ readOnly: true }),
    failed: int({ readOnly: true }),
    approvedBy: ref('account', { readOnly: true }),
    approvedBy2: ref('account', { readOnly: true }),
    executedAt: instant({ readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'approved', reject: 'rejected', withdraw: 'draft' },
    approved: { execute: 'running' },
    rejected: {},
    running: { bySystem: 'done', bySystemPartlyFailed: 'partlyFailed' },
    partlyFailed: { retryFailed: 'running', revoke: 'revoked' },
    done: { revoke: 'revoked' },
    revoked: {},
  },
  pays: { amount: 'estimatedCost', in: ['approved', 'running', 'done'] },
})
