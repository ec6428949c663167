import { bool, captions, deepLink, image, instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A template keeps the placeholders its event supplies; saving with an unknown one is refused. Once sent it is
 * archived, not deleted.
 */
export default defineEntity({
  name: 'message',
  service: 'message',
  label: 'title',
  lead: { picture: 'cover', also: 'code' },
  search: ['title', 'code'],
  scale: 100_000,
  demo: 160,
  scopedBy: false,
  groups: {
    identity: ['code', 'kind', 'category', 'title', 'sender'],
    contents: ['content', 'target', 'button'],
    media: ['cover'],
    schedule: ['pinnedUntil', 'expiresAt', 'lastSentAt'],
    results: ['sends'],
    settings: ['popup', 'enabled'],
  },
  fields: {
    code: string({ max: 40, unique: true, role: 'code' }), // required for template
    kind: oneOf(['broadcast', 'template'], { required: true }), // a template is sent by events
    category: oneOf(['system', 'activity', 'interaction', 'asset', 'live', 'vip'], { required: true }),
    title: captions({ max: 80, required: true }),
    content: captions({ max: 5000, required: true }), // rich text by language
    cover: image({ shape: 'cover' }), // 969
    target: deepLink(),
    button: captions({ max: 20 }),
    sender: ref('user'), // an official user; default the system
    popup: bool({ default: false }), // also shown once at next start
    pinnedUntil: instant(),
    expiresAt: instant(),
    sends: int({ readOnly: true }),
    lastSentAt: instant({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { publish: 'ready' },
    ready: { archive: 'archived' },
    archived: { restore: 'ready' },
  },
})
