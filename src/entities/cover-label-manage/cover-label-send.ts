import { areas, because, group, instant, int, manyOf, oneOf, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Sending needs an enabled label which applies to every matched type; the areas and clients are cut to the label's own
 * and the cut is shown. Over 1,000 contents a second person confirms; of a live send only endsAt, holdOut and name may
 * change. Conflicts never stop a send; they are counted and listed with the winner.
 */
export default defineEntity({
  name: 'coverLabelSend',
  service: 'cms',
  label: 'name',
  scale: 120_000,
  demo: 150,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'label', 'single', 'xilie', 'tag'],
    contents: ['target', 'rule'],
    safety: ['hiddenByOthers'],
    people: ['stateReason'],
    audience: ['areas', 'clients', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['matched', 'impressions', 'clicks', 'clickRate'],
    settings: ['contents', 'holdOut'],
  },
  fields: {
    name: string({ max: 80, required: true }),
    label: ref('coverLabel', { required: true }),
    target: oneOf(['contents', 'single', 'xilie', 'tag', 'rule'], { required: true }),
    contents: refs('contentItem', { max: 5000 }), // for contents
    single: ref('single'),
    xilie: ref('xilie'),
    tag: ref('tag'),
    rule: group({
      types: manyOf(['movie', 'series', 'short', 'video']),
      genres: refs('tag'),
      access: manyOf(['free', 'vip', 'purchase', 'coin', 'adUnlock']),
      copyrightTags: refs('tag'),
      yearFrom: int({ plain: true, min: 1900, max: 2100 }),
      publishedWithinDays: int({ min: 1, max: 365 }),
    }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    holdOut: percent({ max: 50, min: 0, default: 0 }), // users who do not see it
    startsAt: instant({ required: true }),
    endsAt: instant(), // after startsAt; at most 180 days after it
    matched: int({ readOnly: true }),
    hiddenByOthers: int({ readOnly: true }), // contents where a higher priority takes the corner
    impressions: int({ readOnly: true }),
    clicks: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    stateReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    draft: { send: 'scheduled' },
    scheduled: { byTime: 'live', recall: 'draft' },
    live: { pause: 'paused', byTime: 'ended', withdraw: 'withdrawn' },
    paused: { resume: 'live', withdraw: 'withdrawn', byTime: 'ended' },
    ended: {},
    withdrawn: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live', 'paused'], until: 'endsAt' },
  ],
})
