import { areas, bool, captions, image, int, oneOf, order, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * An area shows 6 to 30 interests; enabling or disabling out of that range is refused. Deleting is refused while users
 * hold it; merge it into another instead.
 */
export default defineEntity({
  name: 'interestTag',
  service: 'cms',
  label: 'name',
  lead: { picture: 'cover', also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 48,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code', 'kind'],
    media: ['cover'],
    audience: ['areas', 'clients'],
    results: ['contentCount', 'pickedCount', 'pickedShare', 'keepShare'],
    settings: ['tags', 'order', 'enabled'],
  },
  fields: {
    name: captions({ max: 24, required: true }),
    code: string({ max: 32, unique: true, required: true, role: 'code' }),
    cover: image({ required: true }), // 1:1, 300x300 or more
    kind: oneOf(['genre', 'country', 'mood', 'star', 'live', 'game'], { default: 'genre' }),
    tags: refs('tag'), // content tags it stands for; feed the recommender
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    order: order(),
    contentCount: int({ readOnly: true }),
    pickedCount: int({ readOnly: true }), // users who hold it
    pickedShare: percent({ readOnly: true }), // of those who saw the picker in 30 d
    keepShare: percent({ readOnly: true }), // day-7 retention of its pickers
    enabled: bool({ default: true, role: 'switch' }),
  },
})
