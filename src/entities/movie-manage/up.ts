import { areas, because, bool, captions, image, int, languages, oneOf, order, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A muted uploader may not upload, its works stay; freezing takes all its works off the shelf as one job and
 * unfreezing puts back exactly those. An uploader with published works cannot be deleted; they are transferred first.
 */
export default defineEntity({
  name: 'up',
  service: 'cms',
  label: 'name',
  lead: { picture: 'avatar' },
  scale: 30_000,
  demo: 120,
  scopedBy: 'areas',
  face: 'portrait',
  groups: {
    identity: ['user', 'name', 'kind'],
    contents: ['intro'],
    media: ['avatar'],
    safety: ['violations'],
    people: ['stateReason'],
    audience: ['areas', 'languages'],
    results: ['worksCount', 'followers', 'plays30d'],
    settings: ['badge', 'tags', 'randomPool', 'dailyUploadLimit', 'order'],
  },
  fields: {
    user: ref('user', { unique: true }), // required for creator and partner
    name: string({ max: 40, required: true, unique: true }),
    avatar: image({ required: true, shape: 'portrait' }),
    intro: captions({ max: 300 }),
    kind: oneOf(['official', 'virtual', 'partner', 'creator'], { required: true }),
    badge: oneOf(['none', 'personal', 'organisation'], { default: 'none' }),
    areas: areas({ group: 'state', required: true }),
    languages: languages(),
    tags: refs('tag', { max: 10 }),
    randomPool: bool({ default: false }), // only virtual and official; drawn by the add forms
    dailyUploadLimit: int({ min: 0, max: 500, default: 20 }),
    worksCount: int({ readOnly: true }),
    followers: int({ readOnly: true }),
    plays30d: int({ readOnly: true }),
    violations: int({ readOnly: true }),
    order: order(),
    stateReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    active: { mute: 'muted', freeze: 'frozen' },
    muted: { unmute: 'active', byTime: 'active' },
    frozen: { unfreeze: 'active' },
  },
})
