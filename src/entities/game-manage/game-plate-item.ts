import { areas, bool, captions, image, instant, int, oneOf, order, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A game that is not published in an area is hidden there at once, never shown as a dead tile. */
export default defineEntity({
  name: 'gamePlateItem',
  service: 'game',
  api: 'plate/item',
  label: 'game',
  scale: 50_000,
  demo: 120,
  scopedBy: 'areas',
  groups: {
    identity: ['plate', 'game'],
    contents: ['title'],
    media: ['cover'],
    audience: ['areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions7d', 'clickRate7d', 'startRate7d'],
    settings: ['badge', 'position', 'pinned', 'availability', 'enabled'],
  },
  fields: {
    plate: ref('plate', { required: true }), // contentType game
    game: ref('game', { required: true }),
    title: captions({ max: 40 }), // empty takes the game's name
    cover: image({ shape: 'cover' }),
    badge: oneOf(['none', 'new', 'hot', 'reward', 'exclusive'], { default: 'none' }),
    areas: areas({ group: 'state', required: true }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    pinned: bool({ default: false }),
    availability: oneOf(['ok', 'offline', 'maintenance', 'areaClosed', 'expired'], { readOnly: true }),
    impressions7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    startRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['plate', 'game']],
  ordered: { by: 'position', within: ['plate'] },
})
