import { areas, because, bool, deepLink, instant, int, oneOf, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A banned room is closed with the reason; its host may be banned from going live as long. */
export default defineEntity({
  name: 'watchRoom',
  service: 'cms',
  label: 'name',
  lead: { also: 'roomNo' },
  search: ['name', 'roomNo'],
  scale: 5_000_000,
  demo: 200,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'country',
  groups: {
    identity: ['roomNo', 'name', 'episode', 'host'],
    contents: ['content'],
    safety: ['reports', 'bannedUntil'],
    audience: ['country', 'language'],
    schedule: ['recommendedUntil', 'startedAt', 'endedAt'],
    results: ['members', 'peakMembers', 'messages'],
    settings: ['visibility', 'official', 'recommended', 'recommendedIn', 'position', 'closeReason'],
  },
  fields: {
    roomNo: string({ max: 12, unique: true, readOnly: true, role: 'code' }),
    name: string({ max: 40, required: true }),
    host: ref('user', { readOnly: true }),
    content: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT'], readOnly: true }),
    episode: ref('episode', { readOnly: true }),
    visibility: oneOf(['public', 'password', 'friends'], { readOnly: true }),
    country: ref('country', { readOnly: true }),
    language: ref('language', { readOnly: true }),
    members: int({ readOnly: true }),
    peakMembers: int({ readOnly: true }),
    messages: int({ readOnly: true }),
    reports: int({ readOnly: true }),
    official: bool({ default: false }),
    recommended: bool({ default: false }),
    recommendedIn: areas({ group: 'state' }),
    recommendedUntil: instant(),
    position: order(),
    startedAt: instant({ readOnly: true }),
    endedAt: instant({ readOnly: true }),
    bannedUntil: instant({ readOnly: true }),
    closeReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    scheduled: { open: 'open', byTime: 'open' },
    open: { close: 'closed', ban: 'banned', byHost: 'closed' },
    closed: { ban: 'banned' },
    banned: { lift: 'closed' },
  },
})
