import {
  areas,
  because,
  captions,
  group,
  image,
  images,
  instant,
  int,
  manyOf,
  money,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The approver is not the author; above the role's approvalLimit (in the role's currency) a finance account approves
 * as well. While running only endsAt (later), budget (higher, approved again), texts and images may change. At 100 %
 * of the budget no further reward is promised; what is promised is paid. Two running activities of one mode for the
 * same area, client and group are refused. Settle closes open invitations after validHours, pays what is due and
 * freezes the figures.
 */
export default defineEntity({
  name: 'fissionActivity',
  service: 'activity',
  api: 'fission',
  label: 'name',
  lead: { picture: 'entryImage', also: 'code' },
  search: ['name', 'code'],
  scale: 5_000,
  demo: 48,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['ended'],
  groups: {
    identity: ['code', 'name', 'inviteeReward', 'ruleSet'],
    contents: ['ladder', 'helpTarget', 'landing', 'terms', 'shareText'],
    media: ['entryImage', 'posters'],
    money: ['perInviterCap', 'budget', 'spent', 'currency', 'costPerNewUser'],
    people: ['owner', 'stateReason'],
    audience: ['areas', 'clients', 'minVersion', 'userGroups'],
    schedule: ['startsAt', 'endsAt', 'alertAt'],
    results: ['inviters', 'invited', 'validInvites', 'validRate', 'retention7d'],
    settings: ['mode', 'validAction', 'validValue', 'validHours', 'onBudgetEnd', 'shareChannels'],
  },
  fields: {
    code: string({ max: 32, pattern: '^[a-z0-9-]+$', example: 'new-year', unique: true, required: true, role: 'code' }),
    name: captions({ max: 40, required: true }),
    mode: oneOf(['inviteReward', 'helpUnlock', 'bargain', 'cashTurntable', 'redPacket'], { required: true }),
    areas: areas({ group: 'activity', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }), // who may invite
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    validAction: oneOf(['register', 'login', 'watch', 'nextDay', 'firstPay'], { default: 'register' }),
    validValue: int({ min: 0, default: 0 }), // minutes for watch; minor units for firstPay
    validHours: int({ max: 720, min: 1, default: 72 }),
    ladder: rows(
      {
        invites: int({ min: 1, required: true }),
        reward: ref('activityReward', { required: true }),
        count: int({ min: 1, required: true, default: 1 }),
      },
      { required: true, max: 20, rising: 'invites' },
    ),
    inviteeReward: ref('activityReward'),
    helpTarget: group({
      total: int({ min: 1, required: true }),
      minPerHelp: int({ min: 0 }),
      maxPerHelp: int({ min: 1 }),
      helpers: int({ min: 1 }),
      hours: int({ min: 1, max: 720 }),
    }),
    perInviterCap: money({ min: 0 }), // value of all rewards of one inviter
    budget: money({ min: 1, required: true }),
    spent: money({ readOnly: true }), // granted and reserved
    currency: string({ max: 3, required: true, default: 'USD' }),
    alertAt: percent({ default: 80 }),
    onBudgetEnd: oneOf(['stop', 'waitForIncrease'], { default: 'stop' }),
    landing: ref('h5SharePage', { required: true }),
    ruleSet: ref('fissionRule', { readOnly: true }), // the active one of the area
    entryImage: image({ required: true, shape: 'cover' }),
    posters: images({ max: 9 }), // 1080x1920 with a free 240x240 field for the QR code
    shareText: captions({ max: 200, required: true }), // placeholders {nickname} {reward} {link}
    shareChannels: manyOf(['whatsapp', 'facebook', 'messenger', 'telegram', 'instagram', 'sms', 'copyLink', 'qr'], {
      required: true,
    }),
    terms: captions({ required: true }),
    owner: ref('account', { required: true }),
    inviters: int({ readOnly: true }),
    invited: int({ readOnly: true }),
    validInvites: int({ readOnly: true }),
    validRate: percent({ readOnly: true }),
    costPerNewUser: money({ readOnly: true }),
    retention7d: percent({ readOnly: true }), // of valid invitees
    stateReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft', withdraw: 'draft' },
    scheduled: { byTime: 'running', withdraw: 'draft' },
    running: { byTime: 'ended', end: 'ended', pause: 'paused' },
    ended: { settle: 'settled' },
    paused: { resume: 'running', end: 'ended' },
    settled: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running'], until: 'endsAt' },
  ],
})
