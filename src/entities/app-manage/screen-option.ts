import { areas, bool, captions, int, oneOf, order, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * It says what it finds by the kind of its dimension: tags, countries or years. The app hides it where it finds
 * nothing.
 */
export default defineEntity({
  name: 'screenOption',
  service: 'cms',
  api: 'screen/third',
  label: 'name',
  scale: 50_000,
  demo: 260,
  scopedBy: 'areas',
  groups: {
    identity: ['dimension', 'name'],
    money: ['value'],
    audience: ['countries', 'areas'],
    schedule: ['yearFrom'],
    results: ['titleCount', 'clicks7d'],
    settings: ['tags', 'yearTo', 'badge', 'position', 'enabled'],
  },
  fields: {
    dimension: ref('screenDimension', { required: true }),
    name: captions({ max: 20, required: true }),
    tags: refs('tag'), // any of these; for genre and tag
    countries: refs('country'), // for region
    yearFrom: int({ max: 2100, min: 1900, plain: true }),
    yearTo: int({ max: 2100, min: 1900, plain: true }),
    value: string({ max: 40, role: 'code' }), // for the other kinds
    areas: areas({ group: 'state', required: true }),
    badge: oneOf(['none', 'hot', 'new'], { default: 'none' }),
    position: order(),
    titleCount: int({ readOnly: true }),
    clicks7d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  ordered: { by: 'position', within: ['dimension'] },
})
