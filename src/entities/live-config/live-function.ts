import { areas, bool, captions, deepLink, image, instant, int, manyOf, oneOf, order, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A function in the panels of a live room. Reporting stays switched on everywhere; a bottom bar holds five for a role.
 */
export default defineEntity({
  name: 'liveFunction',
  service: 'live',
  api: 'function',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 1_000,
  demo: 40,
  scopedBy: 'areas',
  targeting: { enabled: 'enabled', areas: 'areas', clients: 'clients', minVersion: 'minVersion' },
  groups: {
    identity: ['name'],
    contact: ['link'],
    media: ['icon', 'iconDark'],
    audience: ['areas', 'clients', 'minVersion', 'enabled'],
    schedule: ['badgeUntil'],
    results: ['uses7d'],
    settings: [
      'code',
      'panel',
      'group',
      'roles',
      'liveKinds',
      'minAnchorLevel',
      'minUserLevel',
      'onGrantOnly',
      'badge',
      'order',
    ],
  },
  fields: {
    code: oneOf(
      [
        'beauty',
        'filter',
        'music',
        'sound',
        'pk',
        'teamPk',
        'coHost',
        'guestSeat',
        'lottery',
        'redPacket',
        'game',
        'shop',
        'share',
        'clearScreen',
        'quality',
        'mirror',
        'notice',
        'roomManager',
        'fanClub',
        'record',
        'report',
        'dress',
        'topUp',
      ],
      { required: true },
    ),
    name: captions({ max: 20, required: true }),
    icon: image({ required: true }), // 96x96 png; a second one for dark
    iconDark: image(),
    panel: oneOf(['anchorTools', 'viewerTools', 'bottomBar', 'more'], { required: true }),
    group: oneOf(['interaction', 'picture', 'sound', 'manage', 'commerce'], { required: true }),
    roles: manyOf(['anchor', 'manager', 'guest', 'viewer'], { required: true }),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports']), // empty is all
    minAnchorLevel: int({ max: 60, min: 0, default: 0 }),
    minUserLevel: int({ max: 100, min: 0, default: 0 }),
    onGrantOnly: bool({ default: false }), // only anchors to whom staff granted it
    link: deepLink(), // for functions that open a page
    badge: oneOf(['none', 'dot', 'new'], { default: 'none' }),
    badgeUntil: instant(),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client'),
    minVersion: int({ plain: true }),
    order: order(),
    uses7d: int({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
  unique: [['code', 'panel', 'areas', 'clients']],
})
