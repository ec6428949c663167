import { areas, bool, captions, deepLink, image, instant, int, oneOf, order, ref, refs, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What viewers do in live rooms for a reward. Event, goal and reward of a live task are fixed: a change is a copy. It ends
 * after it begins, and steps go no further than the goal.
 */
export default defineEntity({
  name: 'liveUserTask',
  service: 'live',
  api: 'userTask',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 2_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'rewardDress', 'rewardGift'],
    contact: ['link'],
    contents: ['intro', 'steps'],
    media: ['icon'],
    money: ['cost7d'],
    audience: ['audience', 'userGroup', 'areas', 'clients', 'minVersion'],
    schedule: ['cycle', 'startsAt', 'endsAt'],
    results: ['doers7d', 'done7d'],
    settings: ['event', 'goal', 'rewardKind', 'rewardAmount', 'rewardDays', 'dailyBudget', 'order', 'enabled'],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    intro: captions({ max: 120 }),
    icon: image({ required: true }),
    event: oneOf(
      [
        'watchMinutes',
        'enterRoom',
        'followAnchor',
        'comment',
        'sendGift',
        'sendGiftCoins',
        'share',
        'joinFanClub',
        'takeSeat',
        'topUp',
        'stayInRoom',
      ],
      { required: true },
    ),
    goal: int({ max: 1000000, min: 1, required: true }),
    cycle: oneOf(['once', 'daily', 'weekly', 'activity'], { default: 'daily' }),
    steps: rows(
      { goal: int({ min: 1, required: true }), reward: int({ min: 1, required: true }) },
      { rising: 'goal', max: 7 },
    ), // of a task in stages
    rewardKind: oneOf(['coins', 'integral', 'dress', 'gift', 'vipDays', 'exp'], { required: true }),
    rewardAmount: int({ min: 1, required: true }),
    rewardDress: ref('dress'),
    rewardGift: ref('gift'),
    rewardDays: int({ max: 365, min: 1 }),
    dailyBudget: int({ min: 0 }), // rewards handed out a day at most; 0 is none
    audience: oneOf(['all', 'newUsers', 'returning', 'payers', 'nonPayers'], { default: 'all' }),
    userGroup: ref('userGroup'),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    link: deepLink(), // where the go button leads
    startsAt: instant({ required: true }),
    endsAt: instant(),
    order: order(),
    doers7d: int({ readOnly: true }),
    done7d: int({ readOnly: true }),
    cost7d: int({ readOnly: true }), // in coins
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { publish: 'scheduled' },
    scheduled: { byTime: 'live', takeDown: 'draft' },
    live: { byTime: 'ended', takeDown: 'draft' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live'], until: 'endsAt' },
  ],
})
