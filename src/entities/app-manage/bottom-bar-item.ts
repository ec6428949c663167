import { areas, bool, captions, color, file, image, instant, int, oneOf, order, refs, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A draft until the bar is published. 3 to 5 items are visible for every area, client and version, home and me always among
 * them: a bar that breaks this somewhere is not published, and the refusal says where.
 */
export default defineEntity({
  name: 'bottomBarItem',
  service: 'cms',
  api: 'bar',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 1_000,
  demo: 24,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['name'],
    contact: ['url'],
    contents: ['target', 'redDotText'],
    media: ['icon', 'selectedIcon', 'animation'],
    audience: ['areas', 'clients', 'minVersion', 'maxVersion'],
    schedule: ['redDotUntil', 'startsAt', 'endsAt'],
    results: ['clicks7d'],
    settings: ['textColor', 'selectedColor', 'redDot', 'loginRequired', 'isDefault', 'position', 'enabled'],
  },
  fields: {
    name: captions({ max: 10, required: true }),
    target: oneOf(['home', 'shorts', 'live', 'community', 'vip', 'downloads', 'tasks', 'games', 'me', 'webPage'], {
      required: true,
    }),
    url: url(), // for webPage; host on the whitelist
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { required: true }),
    minVersion: int({ plain: true }),
    maxVersion: int({ plain: true }),
    icon: image({ required: true }), // 96x96 png
    selectedIcon: image({ required: true }),
    animation: file(), // lottie json up to 200 KB
    textColor: color(),
    selectedColor: color(),
    redDot: oneOf(['none', 'dot', 'count', 'text'], { default: 'none' }),
    redDotText: captions({ max: 6 }),
    redDotUntil: instant(),
    loginRequired: bool({ default: false }),
    isDefault: bool({ default: false }),
    startsAt: instant(),
    endsAt: instant(), // for festival skins
    position: order(),
    clicks7d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
