import { areas, bool, image, int, oneOf, order, ref, refs, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Cannot be enabled while health is not ok. A dead or banned one is taken off all placements at once and its owner
 * told. The token is write-only.
 */
export default defineEntity({
  name: 'telegramChannel',
  service: 'config',
  label: 'name',
  lead: { picture: 'avatar', also: 'handle' },
  search: ['name', 'chatId'],
  scale: 500,
  demo: 24,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  groups: {
    identity: ['name', 'handle', 'kind'],
    media: ['avatar'],
    people: ['owner'],
    audience: ['language', 'areas', 'clients', 'placements'],
    results: ['members', 'growth7d', 'clicks7d'],
    settings: ['purpose', 'inviteUrl', 'chatId', 'botToken', 'health', 'order', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    handle: string({
      max: 33,
      pattern: '^@[A-Za-z][A-Za-z0-9_]{4,31}$',
      example: '@iron_player',
      unique: true,
      required: true,
    }),
    kind: oneOf(['channel', 'group', 'bot'], { required: true }),
    purpose: oneOf(['news', 'support', 'fans', 'anchorRecruiting', 'guild', 'staffAlerts'], { required: true }),
    inviteUrl: url({ pattern: '^https://t\\.me/', example: 'https://t.me/example', required: true }),
    chatId: string({ max: 20 }), // filled by the test call
    botToken: string({ max: 64, secret: 'ConfigurManage:telegramManage.secret' }),
    avatar: image({ shape: 'portrait' }),
    language: ref('language', { required: true }),
    areas: areas({ group: 'configur', required: true, default: [-1] }), // group configur
    clients: refs('client', { emptyMeans: 'all' }),
    placements: refs('constantItem'), // dictionary telegramPlacement: mine, help, player, share, popup
    owner: ref('account', { required: true }),
    members: int({ readOnly: true }), // hourly
    growth7d: int({ readOnly: true }),
    clicks7d: int({ readOnly: true }), // joins opened from the app
    health: oneOf(['ok', 'noRights', 'linkDead', 'banned', 'unchecked'], { default: 'unchecked', readOnly: true }),
    order: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
