import {
  areas,
  bool,
  captions,
  color,
  group,
  image,
  instant,
  int,
  oneOf,
  order,
  ref,
  refs,
  string,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One tab of a platform, area and client opens first, and it stays on; so does the last tab. It is deleted once
 * nothing is on its page.
 */
export default defineEntity({
  name: 'navigation',
  service: 'cms',
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 40,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  targeting: {
    enabled: 'enabled',
    areas: 'areas',
    clients: 'clients',
    channels: 'channels',
    minVersion: 'minVersion',
    maxVersion: 'maxVersion',
    userGroups: 'userGroups',
  },
  groups: {
    identity: ['name', 'code', 'kind', 'category', 'liveRelease'],
    contact: ['url'],
    contents: ['seo'],
    media: ['icon', 'selectedIcon', 'background'],
    audience: ['platform', 'areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'userGroups', 'enabled'],
    schedule: ['startsAt', 'endsAt'],
    results: ['componentCount', 'views7d'],
    settings: ['textColor', 'isDefault', 'position', 'hasDraft'],
  },
  fields: {
    platform: oneOf(['app', 'tv', 'pc', 'short', 'game'], { required: true }), // which home it belongs to; short and game are edited in their own sections
    name: captions({ max: 20, required: true }),
    code: string({ max: 32, pattern: '^[a-z0-9_]+$', example: 'new_year', required: true, role: 'code' }),
    kind: oneOf(['components', 'webPage', 'live', 'shortFeed', 'category'], { default: 'components' }),
    url: url(), // for webPage; its host must be on the domain whitelist
    category: ref('screenCategory'), // for category
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    maxVersion: int({ plain: true }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    icon: image(),
    selectedIcon: image(),
    background: image({ shape: 'cover' }),
    textColor: color(),
    isDefault: bool({ default: false }), // opens first
    seo: group({
      slug: string({ max: 60, pattern: '^[a-z0-9-]+$', example: 'new-year' }),
      title: captions({ max: 60 }),
      description: captions({ max: 160 }),
      image: image({ shape: 'cover' }),
    }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    componentCount: int({ readOnly: true }),
    liveRelease: ref('homePageRelease', { readOnly: true }),
    hasDraft: bool({ readOnly: true }),
    views7d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['platform', 'code']],
  ordered: { by: 'position', within: ['platform'] },
})
