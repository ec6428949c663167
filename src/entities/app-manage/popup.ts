import {
  areas,
  bool,
  captions,
  deepLink,
  image,
  instant,
  int,
  manyOf,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Another than the author approves it. The app shows two in a session, 60 s apart. Time starts and ends it. */
export default defineEntity({
  name: 'popup',
  service: 'cms',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 5_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind'],
    contents: ['title', 'text', 'imageByLanguage', 'buttons'],
    media: ['image'],
    people: ['priority'],
    audience: ['pages', 'areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'audience', 'userGroups'],
    schedule: ['frequency', 'startsAt', 'endsAt'],
    results: ['impressions', 'clickRate', 'closeRate'],
    settings: ['trigger', 'delaySeconds', 'everyN', 'maxShows', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    kind: oneOf(['image', 'text', 'video', 'vipOffer', 'update', 'survey', 'rating', 'permission', 'coupon'], {
      required: true,
    }),
    pages: manyOf(['launch', 'home', 'shorts', 'detail', 'playerExit', 'live', 'vip', 'me', 'community'], {
      required: true,
    }),
    trigger: oneOf(['open', 'exit', 'playEnd', 'idle', 'afterEvent'], { default: 'open' }),
    delaySeconds: int({ max: 600, min: 0, default: 0 }),
    title: captions({ max: 40 }),
    text: captions({ max: 500 }),
    image: image(), // 750x1000
    imageByLanguage: rows(
      { language: ref('language', { required: true }), image: image({ required: true }) },
      { distinct: 'language' },
    ),
    buttons: rows(
      {
        text: captions({ max: 12, required: true }),
        jump: deepLink({ required: true }),
        primary: bool({ default: false }),
      },
      { max: 2 },
    ),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    maxVersion: int({ plain: true }),
    audience: oneOf(['all', 'guest', 'registered', 'vip', 'nonVip', 'newUser', 'returning', 'group'], {
      default: 'all',
    }),
    userGroups: refs('userGroup'),
    frequency: oneOf(['once', 'daily', 'weekly', 'everyLaunch', 'everyN'], { default: 'once' }),
    everyN: int(), // launches, for everyN
    maxShows: int({ max: 100, min: 1, default: 3 }), // per user in all
    priority: int({ max: 999, min: 1, default: 100 }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    impressions: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    closeRate: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { takeDown: 'ended', byTime: 'running' },
    running: { pause: 'paused', takeDown: 'ended', byTime: 'ended' },
    ended: {},
    paused: { resume: 'running', takeDown: 'ended', byTime: 'ended' },
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running', 'paused'], until: 'endsAt' },
  ],
})
