import {
  areas,
  because,
  bool,
  captions,
  deepLink,
  duration,
  file,
  image,
  instant,
  int,
  json,
  languages,
  oneOf,
  percent,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import type { Captions } from '../../schema/field'

/**
 * A notification sent to the phones of an audience.
 *
 * Author and approver differ; estimates above 1M and audience everyone need an approver with
 * `ServiceManage:pushList.approveLarge`. Submitting needs a test send newer than the last edit, and a target that is
 * online in every chosen area. A caption is required in each language above 5 % of the audience; other users fall
 * back to en.
 *
 * `sendAt` lies at least 10 minutes and at most 90 days ahead; no two marketing pushes overlap in one audience within
 * 30 minutes. Users who are disabled, deleted, opted out, over cap or in quiet hours are skipped and counted by
 * reason. One notification per user and `collapseKey`, whichever devices they have.
 */
export default defineEntity({
  name: 'push',
  service: 'message',
  label: 'name',
  lead: { picture: 'image' },
  search: ['name', 'title'],
  scale: 300_000,
  demo: 240,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'category'],
    contents: ['title', 'body', 'imageByLanguage', 'target', 'recurrence', 'variants'],
    media: ['image', 'userFile'],
    safety: ['failCount'],
    people: ['approver', 'rejectReason'],
    audience: [
      'audience',
      'userTags',
      'userGroups',
      'excludeGroups',
      'areas',
      'languages',
      'clients',
      'minVersion',
      'maxVersion',
    ],
    schedule: ['schedule', 'sendAt', 'testedAt'],
    results: ['estimate', 'targetCount', 'sentCount', 'deliveredCount', 'shownCount', 'clickCount', 'convertCount'],
    settings: ['inactiveDays', 'localTime', 'timeToLive', 'perSecond', 'collapseKey', 'sound', 'badge', 'holdout'],
  },
  fields: {
    name: string({ max: 60, required: true }), // for staff
    /** Service ignores caps and quiet hours and needs its own right. */
    category: oneOf(['marketing', 'content', 'live', 'service'], { required: true }),
    title: captions({ max: 65, required: true }),
    body: captions({ max: 240, required: true }), // placeholders {{nickname}} {{title}} with a fallback each
    image: image(), // 2:1, under 1 MB
    imageByLanguage: json<Readonly<Record<string, string>>>({ max: 5000 }), // in place of the image, where it holds text
    target: deepLink({ required: true }),
    audience: oneOf(['everyone', 'userTags', 'userGroups', 'userFile', 'inactive'], { required: true }),
    userTags: refs('userTag'),
    userGroups: refs('userGroup'),
    userFile: file(), // csv or xlsx of displayId, 1M rows at most
    inactiveDays: int({ min: 1, max: 365 }),
    excludeGroups: refs('userGroup'),
    areas: areas({ group: 'state', required: true }),
    languages: languages({ emptyMeans: 'all' }),
    clients: refs('client', { required: true }),
    minVersion: ref('clientVersion'),
    maxVersion: ref('clientVersion'),
    schedule: oneOf(['now', 'at', 'localTime', 'recurring'], { default: 'at' }),
    sendAt: instant(),
    localTime: string({ max: 5, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30' }),
    recurrence: json<{ days: number[]; until: string }>(), // days 1 to 7, until a date
    timeToLive: duration({ min: 600, max: 2_419_200, default: 86_400 }),
    perSecond: int({ min: 50, max: 50_000, default: 5000 }),
    collapseKey: string({ max: 32 }), // a later push with it replaces this one on the device
    sound: bool({ default: true }),
    badge: bool({ default: true }),
    variants: json<Variants>(),
    holdout: percent({ max: 20, default: 0 }), // gets nothing; measures lift
    estimate: int({ readOnly: true }), // reachable users after caps and opt-outs
    testedAt: instant({ readOnly: true }),
    targetCount: int({ readOnly: true }),
    sentCount: int({ readOnly: true }),
    deliveredCount: int({ readOnly: true }),
    shownCount: int({ readOnly: true }),
    clickCount: int({ readOnly: true }),
    convertCount: int({ readOnly: true }), // target reached and watched 60 s or paid within 24 h
    failCount: int({ readOnly: true }),
    approver: ref('account', { readOnly: true }),
    rejectReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    draft: { submit: 'pendingApproval' },
    pendingApproval: { approve: 'scheduled', reject: 'rejected', withdrawSubmission: 'draft' },
    rejected: { byEdit: 'draft' },
    scheduled: { byTime: 'sending', sendNow: 'sending', unschedule: 'draft', cancel: 'cancelled' },
    sending: { pause: 'paused', cancel: 'cancelled', bySystem: 'sent' },
    paused: { resume: 'sending', cancel: 'cancelled' },
    sent: { recall: 'recalled' },
    cancelled: { recall: 'recalled' },
    recalled: {},
  },
})

/** An A/B test: from two to four versions of the text, the better of which goes to the rest. */
interface Variants {
  versions: { code: string; percent: number; title: Captions; body: Captions; image?: string }[]
  /** Seconds after which the winner is picked. */
  winnerAfter?: number
  measure?: 'click' | 'open'
  /** The version that those outside of the test get, once it is picked. */
  winner?: string
}
