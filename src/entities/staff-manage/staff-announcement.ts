import { areas, bool, captions, instant, int, oneOf, refs, richText } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The text of a published one that must be acknowledged is fixed; a correction is a new one. At most 3 are pinned.
 */
export default defineEntity({
  name: 'staffAnnouncement',
  service: 'auth',
  label: 'title',
  scale: 2_000,
  demo: 16,
  scopedBy: 'areas',
  groups: {
    identity: ['kind', 'title'],
    contents: ['body'],
    audience: ['areas', 'audience'],
    schedule: ['startsAt', 'endsAt'],
    results: ['ackCount'],
    settings: ['roles', 'mustAck', 'pinned'],
  },
  fields: {
    /** Freeze also blocks publishing of settings. */
    kind: oneOf(['news', 'policy', 'maintenance', 'freeze', 'incident'], { required: true }),
    title: captions({ required: true }),
    body: richText({ required: true }),
    roles: refs('role', { emptyMeans: 'everyone' }),
    areas: areas({ group: 'general', default: [-1] }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    mustAck: bool({ default: false }), // is over the page until acknowledged
    pinned: bool({ default: false }),
    audience: int({ readOnly: true }),
    ackCount: int({ readOnly: true }),
  },
  states: {
    draft: { publish: 'published' },
    published: { end: 'ended', byTime: 'ended' },
    ended: { publish: 'published' },
  },
  clock: [{ states: ['published'], until: 'endsAt' }],
})
