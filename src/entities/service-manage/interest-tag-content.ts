import { areas, bool, deepLink, instant, int, oneOf, order, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'interestTagContent',
  service: 'cms',
  api: 'interestTag/content',
  label: 'content',
  scale: 200_000,
  demo: 900,
  scopedBy: 'areas',
  schedule: { from: 'startAt', until: 'endAt' },
  groups: {
    identity: ['interestTag', 'content', 'source'],
    audience: ['areas'],
    schedule: ['startAt', 'endAt'],
    results: ['shown30d', 'clickRate30d', 'playRate30d'],
    settings: ['order', 'visible', 'enabled'],
  },
  fields: {
    interestTag: ref('interestTag', { required: true }),
    content: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT'], required: true }),
    source: oneOf(['manual', 'byTag'], { readOnly: true }),
    areas: areas({ group: 'state', default: [-1] }),
    order: order(),
    startAt: instant(),
    endAt: instant(),
    shown30d: int({ readOnly: true }),
    clickRate30d: percent({ readOnly: true }),
    playRate30d: percent({ readOnly: true }),
    visible: bool({ readOnly: true }), // false where the title is off or has no rights in an area
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['interestTag', 'content']],
  ordered: { by: 'order', within: ['interestTag'] },
})
