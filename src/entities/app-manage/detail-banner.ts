import {
  areas,
  bool,
  deepLink,
  image,
  instant,
  int,
  manyOf,
  oneOf,
  order,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Titles beats tags beats contentType beats all; then priority; up to 3 rotate in a slot. */
export default defineEntity({
  name: 'detailBanner',
  service: 'cms',
  label: 'name',
  scale: 10_000,
  demo: 40,
  scopedBy: 'areas',
  fields: {
    name: string({ max: 60, required: true }),
    slot: oneOf(['underPlayer', 'belowInfo', 'betweenEpisodes', 'commentTop'], { required: true }),
    scope: oneOf(['all', 'contentType', 'tags', 'titles'], { default: 'all' }),
    contentTypes: manyOf(['movie', 'series', 'short']),
    tags: refs('tag'),
    titles: rows(
      { target: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT'], required: true }) },
      { max: 500, distinct: 'target' },
    ),
    image: image({ required: true }), // 1080x240
    imageByLanguage: rows(
      { language: ref('language', { required: true }), image: image({ required: true }) },
      { distinct: 'language' },
    ),
    jump: deepLink({ required: true }),
    closable: bool({ default: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client'),
    minVersion: int({ plain: true }),
    audience: oneOf(['all', 'guest', 'registered', 'vip', 'nonVip', 'newUser', 'returning', 'group'], {
      default: 'all',
    }),
    userGroups: refs('userGroup'),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    priority: int({ max: 999, min: 1, default: 100 }),
    position: order(),
    impressions: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    enabled: bool({ default: true }),
  },
  states: {
    draft: { publish: 'scheduled' },
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
