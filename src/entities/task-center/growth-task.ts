import {
  areas,
  captions,
  decimal,
  deepLink,
  duration,
  group,
  image,
  instant,
  int,
  manyOf,
  money,
  oneOf,
  order,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Event, cycle and steps are fixed once published; points may be raised at once, lowered from the next cycle on. The
 * daily points a user can reach over all tasks stay under integralSetting.earnCapDay; the form shows the sum. A task
 * taken offline lets users claim what they completed for 7 days. More than 1,000 points or any cash or physical reward
 * needs a second approver to publish.
 */
export default defineEntity({
  name: 'growthTask',
  service: 'task',
  api: 'task',
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 5_000,
  demo: 120,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  targeting: { areas: 'areas', clients: 'clients', minVersion: 'minVersion', userGroups: 'userGroups' },
  visibleIn: ['published'],
  groups: {
    identity: ['code', 'name', 'reward', 'api', 'prerequisite'],
    contents: ['description', 'condition', 'target', 'steps', 'jump', 'buttonText'],
    media: ['icon'],
    money: ['integral'],
    safety: ['fraudRate7d'],
    audience: ['areas', 'clients', 'minVersion', 'userGroups'],
    schedule: ['cycle', 'startsAt', 'endsAt'],
    results: ['completed24h', 'claimRate24h', 'issued24h'],
    settings: [
      'group',
      'event',
      'rewardCount',
      'vipMultiple',
      'timesPerCycle',
      'cooldown',
      'claim',
      'review',
      'stockDay',
      'position',
    ],
  },
  fields: {
    code: string({ max: 40, pattern: '^[a-z0-9_]+$', example: 'new_year', unique: true, required: true, role: 'code' }), // fixed after publishing
    name: captions({ max: 40, required: true }),
    description: captions({ max: 120 }),
    icon: image({ required: true }),
    group: oneOf(['newcomer', 'daily', 'weekly', 'growth', 'signIn', 'limited', 'partner', 'watchAd'], {
      required: true,
    }),
    event: oneOf(
      [
        'signIn',
        'watchMinutes',
        'watchEpisodes',
        'finishTitle',
        'comment',
        'post',
        'follow',
        'share',
        'invite',
        'rate',
        'bindPhone',
        'bindEmail',
        'watchLive',
        'sendGift',
        'topUp',
        'playGame',
        'watchAd',
        'openPush',
        'survey',
        'partnerEvent',
        'uploadProof',
      ],
      { required: true },
    ),
    condition: group({
      contentTypes: manyOf(['movie', 'series', 'short', 'live']),
      tags: refs('tag'),
      rooms: refs('liveRoom'),
      gifts: refs('gift'),
      games: refs('game'),
      minAmount: money({ min: 0 }),
    }),
    target: int({ min: 1, required: true, default: 1 }),
    steps: rows(
      {
        target: int({ min: 1, required: true }),
        integral: int({ min: 0, max: 100_000, required: true, default: 0 }),
        reward: ref('activityReward'),
        count: int({ min: 1, default: 1 }),
      },
      { max: 30, rising: 'target' },
    ),
    integral: int({ max: 100000, min: 0, default: 0 }),
    reward: ref('activityReward'),
    rewardCount: int({ min: 1, default: 1 }),
    vipMultiple: decimal({ max: 3, min: 1, default: 1 }),
    cycle: oneOf(['once', 'day', 'week', 'month'], { default: 'day' }),
    timesPerCycle: int({ max: 50, min: 1, default: 1 }),
    cooldown: duration({ default: 0 }), // between two completions
    claim: oneOf(['manual', 'automatic'], { default: 'manual' }),
    review: oneOf(['none', 'machine', 'person'], { default: 'none' }), // person is forced for uploadProof above 500 points
    api: ref('integralApi'), // partnerEvent
    jump: deepLink({ required: true }),
    buttonText: captions({ max: 16 }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    prerequisite: ref('growthTask'), // no cycle
    startsAt: instant(),
    endsAt: instant(),
    stockDay: int({ min: 0, emptyMeans: 'noLimit' }), // completions a day
    position: order(),
    completed24h: int({ readOnly: true }),
    claimRate24h: percent({ readOnly: true }),
    issued24h: int({ readOnly: true }), // points
    fraudRate7d: percent({ readOnly: true }),
  },
  states: {
    draft: { publish: 'published' },
    published: { takeDown: 'offline', byTime: 'ended' },
    offline: { publish: 'published' },
    ended: {},
  },
  clock: [{ states: ['published'], until: 'endsAt' }],
})
