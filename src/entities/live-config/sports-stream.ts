import { bool, captions, duration, instant, manyOf, oneOf, order, ref, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A signal of a match.
 */
export default defineEntity({
  name: 'sportsStream',
  service: 'live',
  api: 'sports/stream',
  label: 'name',
  scale: 300_000,
  demo: 180,
  scopedBy: 'match',
  groups: {
    identity: ['match', 'name', 'kind'],
    contact: ['url'],
    safety: ['checkedAt'],
    audience: ['language'],
    settings: ['qualities', 'vipQuality', 'delaySeconds', 'health', 'order', 'enabled'],
  },
  fields: {
    match: ref('sportsMatch', { required: true }),
    name: captions({ max: 40, required: true }), // such as main camera or commentary language
    kind: oneOf(['main', 'backup', 'camera', 'commentary'], { required: true }),
    language: ref('language'),
    url: url({ required: true, secret: 'LiveConfig:sportsLive.stream' }), // rtmp, srt or hls
    qualities: manyOf(['480p', '720p', '1080p', '2160p']),
    vipQuality: oneOf(['none', '720p', '1080p', '2160p'], { default: '1080p' }), // from this quality VIP only
    delaySeconds: duration({ max: 300, min: 0, default: 15 }),
    health: oneOf(['untested', 'good', 'unstable', 'down'], { default: 'untested', readOnly: true }),
    checkedAt: instant({ readOnly: true }),
    order: order(),
    enabled: bool({ default: true, role: 'switch' }),
  },
  ordered: { by: 'order', within: ['match'] },
})
