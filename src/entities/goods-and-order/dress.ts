import { areas, captions, file, image, instant, int, manyOf, oneOf, order, ref, refs, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Taken down it is no longer sold, and owners go on wearing it. Recalling it from everybody takes a second person, and
 * can pay back the days ahead.
 */
export default defineEntity({
  name: 'dress',
  service: 'live',
  label: 'name',
  lead: { picture: 'preview' },
  scale: 5_000,
  demo: 120,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind', 'vipTier'],
    media: ['preview', 'resource'],
    money: ['prices'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt'],
    results: ['owners', 'wearing', 'sold30d'],
    settings: ['rarity', 'obtain', 'minUserLevel', 'stock', 'position'],
  },
  fields: {
    name: captions({ max: 24, required: true }),
    kind: oneOf(
      ['avatarFrame', 'entrance', 'chatBubble', 'seatFrame', 'medal', 'roomSkin', 'prettyId', 'nameplate', 'vehicle'],
      { required: true },
    ),
    preview: image({ required: true }),
    resource: file({ required: true }), // svga, pag, mp4 or 9-patch png; up to 3 MB
    rarity: oneOf(['common', 'rare', 'epic', 'legend'], { default: 'common' }),
    obtain: manyOf(['buy', 'vip', 'level', 'activity', 'grant', 'guard'], { required: true }),
    /** What it is sold for; 0 days is for good. */
    prices: rows(
      { days: int({ min: 0, max: 365, required: true }), coins: int({ min: 1, required: true }) },
      { max: 4, distinct: 'days' },
    ),
    vipTier: ref('vipTier'),
    minUserLevel: int({ max: 100, min: 0, default: 0 }),
    areas: areas({ group: 'pay', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    stock: int({ min: 1, emptyMeans: 'noLimit' }),
    owners: int({ readOnly: true }),
    wearing: int({ readOnly: true }),
    sold30d: int({ readOnly: true }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
  },
  states: {
    draft: { publish: 'onShelf' },
    onShelf: { takeDown: 'offShelf' },
    offShelf: { publish: 'onShelf' },
  },
})
