import { areas, bool, captions, image, int, order, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Deleting asks where its questions move; a category with open children is refused. */
export default defineEntity({
  name: 'questionCategory',
  service: 'service',
  api: 'question/category',
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 300,
  demo: 24,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code', 'parent'],
    media: ['icon'],
    audience: ['areas', 'clients'],
    results: ['questionCount', 'views30d'],
    settings: ['order', 'enabled'],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    code: string({ max: 32, unique: true, required: true, role: 'code' }),
    icon: image(), // 96x96 png
    parent: ref('questionCategory'), // two levels at most
    areas: areas({ group: 'state', required: true, default: [-1] }),
    clients: refs('client', { emptyMeans: 'all' }),
    order: order(),
    questionCount: int({ readOnly: true }),
    views30d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
