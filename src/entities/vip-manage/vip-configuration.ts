import { areas, captions, image, instant, int, oneOf, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What the VIP centre looks like somewhere. Published ones have plans and terms, and the last one for everybody in an
 * area and client is not taken offline.
 */
export default defineEntity({
  name: 'vipConfiguration',
  service: 'commodity',
  api: 'vip/configuration',
  label: 'name',
  lead: { picture: 'background', also: 'title' },
  scale: 300,
  demo: 16,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['title'],
    media: ['background'],
    people: ['priority'],
    audience: ['areas', 'clients', 'minVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt', 'publishedAt'],
    results: ['blockCount', 'views7d', 'conversion7d'],
    settings: ['style', 'theme', 'experiment'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'pay', required: true }),
    clients: refs('client', { required: true }),
    minVersion: int({ plain: true }),
    audience: oneOf(['all', 'nonVip', 'vip', 'lapsed', 'group'], { default: 'all' }),
    userGroups: refs('userGroup'),
    style: oneOf(['cards', 'table', 'video'], { default: 'cards' }),
    theme: oneOf(['dark', 'light', 'festival'], { default: 'dark' }),
    title: captions({ max: 30, required: true }),
    background: image({ shape: 'cover' }),
    blockCount: int({ readOnly: true }),
    priority: int({ max: 999, min: 1, default: 100 }),
    experiment: percent({ max: 100, min: 0, default: 100 }), // share of the audience; the rest gets the next match
    startsAt: instant(),
    endsAt: instant(),
    views7d: int({ readOnly: true }),
    conversion7d: percent({ readOnly: true }),
    publishedAt: instant({ readOnly: true }),
  },
  states: {
    draft: { publish: 'published' },
    published: { takeDown: 'offline' },
    offline: { publish: 'published' },
  },
})
