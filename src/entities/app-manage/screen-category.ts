import { areas, bool, captions, image, int, manyOf, oneOf, order, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'screenCategory',
  service: 'cms',
  api: 'screen/first',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 500,
  demo: 8,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    media: ['icon'],
    audience: ['areas', 'clients'],
    results: ['dimensionCount', 'titleCount'],
    settings: ['contentTypes', 'defaultSort', 'position', 'enabled'],
  },
  fields: {
    name: captions({ max: 20, required: true }),
    contentTypes: manyOf(['movie', 'series', 'short', 'variety', 'anime', 'documentary'], { required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    defaultSort: oneOf(['hot', 'newest', 'score', 'updated'], { default: 'hot' }),
    icon: image(),
    position: order(),
    dimensionCount: int({ readOnly: true }),
    titleCount: int({ readOnly: true }), // titles that match in the widest area
    enabled: bool({ default: true, role: 'switch' }),
  },
})
