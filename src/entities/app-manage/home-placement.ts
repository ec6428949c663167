import { areas, bool, captions, instant, int, languages, oneOf, order, percent, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Stands on a page of a platform that its component is made for, 40 at most. Changes are a draft until the page is
 * published.
 */
export default defineEntity({
  name: 'homePlacement',
  service: 'cms',
  api: 'home/placement',
  label: ['component', 'navigation'],
  scale: 200_000,
  demo: 500,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['navigation', 'component'],
    contents: ['titleOverride'],
    audience: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'languages', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions7d', 'clickRate7d'],
    settings: ['position', 'pinned', 'experimentPercent', 'enabled'],
  },
  fields: {
    navigation: ref('navigation', { required: true }),
    component: ref('homeComponent', { required: true }),
    position: order(),
    pinned: bool({ default: false }), // algorithms may not move it
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    maxVersion: int({ plain: true }),
    languages: languages({ emptyMeans: 'all' }),
    audience: oneOf(['all', 'guest', 'registered', 'vip', 'nonVip', 'newUser', 'returning', 'group'], {
      default: 'all',
    }),
    userGroups: refs('userGroup'), // for group
    titleOverride: captions({ max: 40 }),
    startsAt: instant(),
    endsAt: instant(),
    experimentPercent: percent({ default: 100 }), // share of the audience that sees it, by user hash
    impressions7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  ordered: { by: 'position', within: ['navigation'] },
})
