import {
  areas,
  captions,
  email,
  instant,
  int,
  languages,
  money,
  oneOf,
  percent,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Only verified addresses; never to unsubscribed, complained or hard-bounced ones, nor to disabled users. The
 * unsubscribe link and sender address are put in by the system and cannot be removed. Halts itself above 0.1 %
 * complaints or 5 % bounces over the last 5,000 mails.
 */
export default defineEntity({
  name: 'emailRecall',
  service: 'message',
  label: 'name',
  search: ['name', 'fromName'],
  scale: 5_000,
  demo: 36,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['subject', 'preheader', 'body', 'variants'],
    money: ['minPaid', 'revenue7d'],
    audience: ['userTags', 'areas', 'languages'],
    schedule: ['inactiveFrom', 'schedule', 'startAt', 'endAt'],
    results: ['sent', 'delivered', 'opened', 'clicked', 'bounced', 'complained', 'unsubscribed', 'returned7d'],
    settings: ['fromName', 'replyTo', 'inactiveTo', 'localTime', 'perHour', 'gapDays'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    subject: captions({ max: 90, required: true }),
    preheader: captions({ max: 120 }),
    body: captions({ max: 100000, required: true }), // html by language; placeholders {{nickname}} {{topTitles}} {{coupon}}
    fromName: string({ max: 40, required: true }),
    replyTo: email({ required: true }),
    inactiveFrom: int({ min: 3, required: true }), // days
    inactiveTo: int({ max: 720, required: true }),
    minPaid: money({ code: 'USD' }), // lifetime payment in USD cents
    userTags: refs('userTag', { emptyMeans: 'everyone' }),
    areas: areas({ group: 'state', required: true }),
    languages: languages({ emptyMeans: 'all' }),
    schedule: oneOf(['once', 'daily', 'weekly'], { default: 'once' }),
    localTime: string({ default: '19:00' }),
    startAt: instant({ required: true }),
    endAt: instant(),
    perHour: int({ max: 500000, min: 100, default: 20000 }),
    gapDays: int({ min: 3, default: 14 }), // least days between two win-back mails to one user
    variants: rows(
      { subject: captions({ max: 90, required: true }), percent: percent({ min: 1, max: 99, required: true }) },
      { min: 2, max: 3, totals: { percent: 100 } },
    ), // subjects that are tried against each other
    sent: int({ readOnly: true }),
    delivered: int({ readOnly: true }),
    opened: int({ readOnly: true }),
    clicked: int({ readOnly: true }),
    bounced: int({ readOnly: true }),
    complained: int({ readOnly: true }),
    unsubscribed: int({ readOnly: true }),
    returned7d: int({ readOnly: true }), // active within 7 d of the mail
    revenue7d: money({ code: 'USD', readOnly: true }), // USD
  },
  states: {
    draft: { submit: 'pendingApproval' },
    pendingApproval: { approve: 'running', reject: 'draft' },
    running: { pause: 'paused', byTime: 'ended', byGuard: 'halted' },
    paused: { resume: 'running', end: 'ended' },
    ended: {},
    halted: { resume: 'running' },
  },
  clock: [{ states: ['running'], until: 'endAt' }],
})
