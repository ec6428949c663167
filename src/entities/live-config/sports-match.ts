import { areas, bool, captions, image, instant, int, oneOf, order, ref, refs, string, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Two different teams meet. It is published with a stream that has been tested and within the league's areas; a score set
 * by hand stays until it is given back to the provider.
 */
export default defineEntity({
  name: 'sportsMatch',
  service: 'live',
  api: 'sports/match',
  label: ['home', 'away', 'title'],
  search: ['title', 'sourceId'],
  scale: 100_000,
  demo: 90,
  scopedBy: 'areas',
  groups: {
    identity: ['league', 'home', 'away', 'title', 'sourceId', 'stream', 'product'],
    contents: ['notice'],
    media: ['cover', 'replay'],
    people: ['round'],
    audience: ['areas'],
    schedule: ['startsAt'],
    results: ['reminders', 'viewers', 'peakViewers'],
    settings: [
      'phase',
      'homeScore',
      'awayScore',
      'scoreSource',
      'access',
      'freeMinutes',
      'commentators',
      'chatEnabled',
      'recommended',
      'order',
    ],
  },
  fields: {
    league: ref('sportsLeague', { required: true }),
    home: ref('sportsTeam', { required: true }),
    away: ref('sportsTeam', { required: true }),
    round: string({ max: 40 }),
    title: captions({ max: 80 }), // empty is home against away
    cover: image({ shape: 'cover' }),
    startsAt: instant({ required: true }),
    phase: oneOf(
      [
        'notStarted',
        'firstHalf',
        'halfTime',
        'secondHalf',
        'extraTime',
        'penalties',
        'finished',
        'postponed',
        'abandoned',
      ],
      { default: 'notStarted' },
    ),
    homeScore: int({ min: 0 }),
    awayScore: int({ min: 0 }),
    scoreSource: oneOf(['provider', 'hand'], { default: 'provider' }),
    sourceId: string({ max: 60, role: 'code' }),
    areas: areas({ group: 'liveSetting', required: true }), // within the league's rights
    access: oneOf(['free', 'vip', 'payPerView'], { default: 'free' }),
    stream: ref('sportsStream', { readOnly: true }), // on air
    notice: captions({ max: 200, readOnly: true }), // shown while interrupted
    product: ref('product'), // for payPerView
    freeMinutes: int({ max: 60, min: 0, default: 0 }),
    commentators: refs('anchor'), // rooms that carry the match with their own voice; at most 20
    chatEnabled: bool({ default: true }),
    reminders: int({ readOnly: true }), // users who asked to be told
    viewers: int({ readOnly: true }),
    peakViewers: int({ readOnly: true }),
    replay: video(),
    recommended: bool({ default: false }),
    order: order(),
  },
  states: {
    draft: { publish: 'published' },
    published: { goLive: 'live', byTime: 'live', postpone: 'postponed', reschedule: 'published', cancel: 'cancelled' },
    live: { endLive: 'ended', byProvider: 'ended', interrupt: 'interrupted' },
    ended: { publishReplay: 'replay' },
    postponed: { reschedule: 'published', cancel: 'cancelled' },
    cancelled: {},
    interrupted: { goLive: 'live', endLive: 'ended' },
    replay: { removeReplay: 'ended' },
  },
  clock: [{ states: ['published'], from: 'startsAt' }],
  unique: [['league', 'home', 'away', 'startsAt']],
})
