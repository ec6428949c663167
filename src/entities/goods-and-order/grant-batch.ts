import {
  because,
  bool,
  captions,
  choice,
  file,
  images,
  instant,
  int,
  money,
  oneOf,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Coins, dresses, props or gifts given to users, or coins taken back. Approved by another account than the author's,
 * from 500 USD by two; from 5,000 USD, and for biscuits, the last of them holds `GoodsAndOrder:provideManage.overCap`,
 * as does who gives more a day than the currency's cap. Each user is given once; what is taken back and not there
 * becomes debt.
 */
export default defineEntity({
  name: 'grantBatch',
  service: 'commodity',
  api: 'provide',
  label: 'title',
  lead: { also: 'grantNo' },
  search: ['title', 'grantNo'],
  scale: 500_000,
  demo: 140,
  scopedBy: false,
  groups: {
    identity: ['grantNo', 'title', 'item', 'gift', 'prop'],
    contents: ['target', 'notifyText'],
    media: ['file', 'evidence'],
    money: ['amount', 'costCentre', 'valueUsd'],
    safety: ['failed'],
    people: ['reasonCode', 'reason', 'approvedBy', 'approvedBy2'],
    audience: ['userGroup'],
    schedule: ['validDays', 'runAt', 'executedAt'],
    results: ['people', 'total', 'succeeded'],
    settings: ['what', 'direction', 'users', 'notify'],
  },
  fields: {
    grantNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    title: string({ max: 80, required: true }),
    what: oneOf(['coin', 'bonusCoin', 'diamond', 'biscuit', 'dress', 'prop', 'gift'], { required: true }),
    direction: oneOf(['give', 'takeBack'], { default: 'give' }),
    amount: int({ max: 10000000, min: 1, required: true }), // per user
    item: ref('dress'), // what dress
    gift: ref('gift'), // what gift
    prop: ref('prop'), // what prop
    validDays: int({ max: 730, min: 1 }),
    target: oneOf(['users', 'file', 'group', 'anchors'], { default: 'users' }),
    users: refs('user'), // up to 500
    file: file(), // xlsx: displayId, amount, remark; up to 100,000 lines
    userGroup: ref('userGroup'),
    reasonCode: choice({ dictionary: 'grantReason', required: true }),
    reason: because(),
    evidence: images({ shows: 'screenshot', max: 9 }),
    costCentre: string({ max: 40, required: true }),
    people: int({ readOnly: true }),
    total: int({ readOnly: true }),
    valueUsd: money({ code: 'USD', readOnly: true }), // USD cents
    succeeded: int({ readOnly: true }),
    failed: int({ readOnly: true }),
    notify: bool({ default: true }),
    notifyText: captions({ max: 200 }),
    runAt: instant(),
    approvedBy: ref('account', { readOnly: true }),
    approvedBy2: ref('account', { readOnly: true }),
    executedAt: instant({ readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { withdraw: 'draft', reject: 'rejected', approve: 'approved' },
    rejected: {},
    approved: { execute: 'running', byTime: 'running' },
    running: { bySystem: 'done', bySystemPartlyFailed: 'partlyFailed' },
    done: { reverse: 'reversed' },
    partlyFailed: { retryFailed: 'running' },
    reversed: {},
  },
  pays: { amount: 'valueUsd', in: ['approved', 'running', 'done'] },
})
