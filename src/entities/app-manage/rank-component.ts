import { areas, bool, captions, deepLink, int, oneOf, order, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'rankComponent',
  service: 'cms',
  label: 'name',
  lead: { also: 'title' },
  scale: 5_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind', 'triage'],
    contents: ['title', 'more'],
    audience: ['areas', 'clients', 'minVersion'],
    results: ['usedOn', 'clickRate7d'],
    settings: ['ranks', 'singles', 'style', 'itemsShown', 'showHeat', 'showTrend', 'position', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    title: captions({ max: 30, required: true }),
    kind: oneOf(['rank', 'single', 'mixed'], { default: 'rank' }),
    ranks: refs('rank'), // shown as tabs in this order; 1 to 10
    singles: refs('rankSingle'),
    style: oneOf(['numberList', 'posterRow', 'cardSwipe', 'tripleColumn', 'banner'], { default: 'posterRow' }),
    itemsShown: int({ max: 50, min: 3, default: 10 }),
    showHeat: bool({ default: true }),
    showTrend: bool({ default: true }),
    areas: areas({ group: 'rank', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    more: deepLink({ of: ['RANKING', 'ALBUM', 'INNER_URL'] }),
    position: order(),
    triage: ref('rankStyleTriage', { readOnly: true }), // the running style test
    usedOn: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
