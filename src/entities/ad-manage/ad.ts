import {
  areas,
  because,
  bool,
  captions,
  deepLink,
  image,
  instant,
  int,
  languages,
  manyOf,
  money,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
  url,
  video,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A change of creative, landing page or price sends an approved ad back to be approved; a running one is paused
 * first. Another than the author approves it, and finance and betting need a right of their own. Its days lie within
 * its budget, and it needs one unless it is flat or of the house. Time starts and ends it.
 */
export default defineEntity({
  name: 'ad',
  service: 'ad',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 100_000,
  demo: 160,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'advertiser'],
    contents: ['title', 'text', 'button', 'landing', 'dayParts'],
    media: ['image', 'video'],
    money: ['price', 'budget', 'dailyBudget', 'currency', 'spent'],
    people: ['priority', 'rejectReason'],
    audience: ['areas', 'clients', 'channels', 'minVersion', 'languages', 'audience', 'userGroups', 'excludeTags'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions', 'clicks', 'clickRate', 'delivery'],
    settings: [
      'slots',
      'format',
      'vastUrl',
      'clickTracker',
      'viewTracker',
      'interestTags',
      'billing',
      'goalImpressions',
      'pacing',
      'capPerDay',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 80, required: true }),
    advertiser: ref('advertiser', { required: true }),
    slots: refs('adSlot', { required: true }),
    format: oneOf(['image', 'video', 'nativeCard', 'html', 'vast'], { required: true }),
    image: image({ shape: 'cover' }), // sizes of the slots checked
    video: video(), // 5 to 60 s up to 20 MB
    vastUrl: url(),
    title: captions({ max: 40 }),
    text: captions({ max: 90 }),
    button: captions({ max: 12 }),
    landing: deepLink({ required: true }),
    clickTracker: url(),
    viewTracker: url(),
    areas: areas({ group: 'ad', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    languages: languages({ emptyMeans: 'all' }),
    audience: oneOf(['all', 'guest', 'registered', 'newUser', 'lapsed', 'group'], { default: 'all' }), // always without VIP
    userGroups: refs('userGroup'),
    interestTags: refs('interestTag'),
    excludeTags: refs('tag'), // titles with these never carry it
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    dayParts: rows(
      {
        weekdays: manyOf(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], { required: true }),
        fromHour: int({ min: 0, max: 23, required: true }),
        toHour: int({ min: 1, max: 24, required: true }),
      },
      { max: 21 },
    ),
    billing: oneOf(['cpm', 'cpc', 'cpv', 'flat', 'house'], { required: true }),
    price: money(), // per unit of billing
    budget: money(), // total
    dailyBudget: money(),
    currency: string({ max: 3, default: 'USD' }),
    goalImpressions: int(),
    pacing: oneOf(['even', 'asap'], { default: 'even' }),
    capPerDay: int({ min: 1, default: 3 }), // per user
    priority: int({ max: 999, min: 1, default: 100 }),
    impressions: int({ readOnly: true }),
    clicks: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    spent: money({ readOnly: true }),
    delivery: percent({ readOnly: true }), // delivered of what pacing asks by now; under 90 is behind
    rejectReason: because({ max: 200, readOnly: true, required: false }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'running', takeDown: 'takenDown' },
    running: { pause: 'paused', takeDown: 'takenDown', byTime: 'ended', byBudget: 'ended' },
    ended: {},
    takenDown: {},
    paused: { resume: 'running', takeDown: 'takenDown', byTime: 'ended' },
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running', 'paused'], until: 'endsAt' },
  ],
})
