import { areas, bool, captions, image, int } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Enabling needs two items which are on the shelf.
 */
export default defineEntity({
  name: 'xilie',
  service: 'cms',
  label: 'name',
  lead: { picture: 'cover' },
  scale: 6_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['intro'],
    media: ['cover'],
    audience: ['areas'],
    results: ['items'],
    settings: ['showOnDetail', 'autoNext', 'enabled'],
  },
  fields: {
    name: captions({ max: 80, required: true }),
    cover: image({ shape: 'cover' }), // 16:9
    intro: captions({ max: 1000 }),
    areas: areas({ group: 'state', default: [-1] }),
    items: int({ readOnly: true }),
    showOnDetail: bool({ default: true }),
    autoNext: bool({ default: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
