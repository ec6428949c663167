import {
  areas,
  bool,
  captions,
  deepLink,
  image,
  instant,
  int,
  languages,
  oneOf,
  order,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A topic made by users starts pending; names must pass the sensitive words. Merging moves posts and followers,
 * leaves an alias, and can be taken back for 7 days.
 */
export default defineEntity({
  name: 'topic',
  service: 'community',
  label: 'name',
  lead: { picture: 'cover', also: 'code' },
  search: ['name', 'code', 'aliases'],
  scale: 200_000,
  demo: 180,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code', 'kind', 'mergedInto'],
    contents: ['description', 'attached', 'rulesText'],
    media: ['cover', 'icon'],
    audience: ['areas', 'languages', 'clients'],
    schedule: ['startAt', 'endAt'],
    results: ['posts', 'participants', 'followers', 'views', 'heat'],
    settings: ['hosts', 'defaultSort', 'whoPosts', 'minLevel', 'preModerated', 'hot', 'order', 'aliases', 'enabled'],
  },
  fields: {
    name: captions({ max: 30, required: true }),
    code: string({ max: 40, unique: true, readOnly: true, role: 'code' }),
    description: captions({ max: 300 }),
    cover: image({ required: true }), // 16:9, 750x422 or more
    icon: image(), // 61
    kind: oneOf(['open', 'official', 'activity', 'content'], { default: 'open' }),
    attached: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT', 'STAR', 'LIVE_ROOM', 'ALBUM'] }),
    areas: areas({ group: 'state', required: true }),
    languages: languages({ emptyMeans: 'all' }),
    clients: refs('client', { emptyMeans: 'all' }),
    hosts: refs('user', { max: 10 }), // may pin and hide in the topic
    rulesText: captions({ max: 1000 }),
    defaultSort: oneOf(['hot', 'newest'], { default: 'hot' }),
    whoPosts: oneOf(['everyone', 'followers', 'level', 'hosts'], { default: 'everyone' }),
    minLevel: int({ min: 1, max: 100 }),
    preModerated: bool({ default: false }),
    startAt: instant(),
    endAt: instant(), // activity only; read-only afterwards
    hot: bool({ default: false }),
    order: order(),
    aliases: string({ max: 200 }), // comma separated; posts with them join
    mergedInto: ref('topic', { readOnly: true }),
    posts: int({ readOnly: true }),
    participants: int({ readOnly: true }),
    followers: int({ readOnly: true }),
    views: int({ readOnly: true }),
    heat: int({ readOnly: true }), // 24 h
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { schedule: 'scheduled', publish: 'online' },
    pending: { approve: 'online', reject: 'rejected' },
    scheduled: { byTime: 'online' },
    online: { takeDown: 'offline', merge: 'merged', byTime: 'ended' },
    offline: { publish: 'online', merge: 'merged' },
    rejected: {},
    ended: {},
    merged: { unmerge: 'online' },
  },
  clock: [
    { states: ['scheduled'], from: 'startAt' },
    { states: ['online'], until: 'endAt' },
  ],
})
