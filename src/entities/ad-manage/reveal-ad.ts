import {
  areas,
  bool,
  deepLink,
  image,
  instant,
  int,
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
 * Cues of a title stand 60 s apart, last 3 to 30 s and begin after the first 30 s; tags and all use the default
 * cues. Only ads of the house are shown to VIP users. Time starts and ends it.
 */
export default defineEntity({
  name: 'revealAd',
  service: 'ad',
  api: 'reveal',
  label: 'name',
  lead: { picture: 'image' },
  scale: 20_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'advertiser'],
    contents: ['imageByLanguage', 'jump', 'titles', 'defaultCues'],
    media: ['image'],
    money: ['price', 'currency'],
    audience: ['areas', 'clients', 'minVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions', 'clickRate', 'closeRate', 'exitRate'],
    settings: ['style', 'scope', 'tags', 'closable', 'orientation', 'includeVip', 'capPerDay', 'enabled'],
  },
  fields: {
    name: string({ max: 80, required: true }),
    advertiser: ref('advertiser', { required: true }),
    style: oneOf(['cornerCard', 'lowerThird', 'sideRail', 'sticker', 'pauseCard'], { required: true }),
    image: image({ required: true, shape: 'cover' }), // transparent png; size by style
    imageByLanguage: rows(
      { language: ref('language', { required: true }), image: image({ required: true }) },
      { distinct: 'language' },
    ),
    jump: deepLink({ required: true }),
    scope: oneOf(['titles', 'tags', 'all'], { default: 'titles' }),
    titles: rows(
      {
        target: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT'], required: true }),
        episodes: refs('episode'),
        cues: rows(
          { atSeconds: int({ min: 30, required: true }), forSeconds: int({ min: 3, max: 30, required: true }) },
          { required: true, max: 50, rising: 'atSeconds' },
        ),
      },
      { max: 200, distinct: 'target' },
    ),
    tags: refs('tag'),
    defaultCues: rows(
      { atSeconds: int({ min: 30 }), atPercent: percent(), forSeconds: int({ min: 3, max: 30, required: true }) },
      { max: 5 },
    ),
    closable: bool({ default: true }),
    orientation: oneOf(['landscape', 'portrait', 'both'], { default: 'landscape' }),
    areas: areas({ group: 'ad', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    audience: oneOf(['all', 'guest', 'registered', 'newUser', 'group'], { default: 'all' }),
    userGroups: refs('userGroup'),
    includeVip: bool({ default: false }), // house promotions only
    capPerDay: int({ min: 1, default: 3 }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    price: money(), // per thousand
    currency: string({ max: 3, default: 'USD' }),
    impressions: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    closeRate: percent({ readOnly: true }),
    exitRate: percent({ readOnly: true }), // left playback within 10 s, against the episode's usual
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'running', takeDown: 'takenDown' },
    running: { pause: 'paused', takeDown: 'takenDown', byTime: 'ended' },
    ended: {},
    takenDown: {},
    paused: { resume: 'running', takeDown: 'takenDown', byTime: 'ended' },
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running', 'paused'], until: 'endsAt' },
  ],
})
