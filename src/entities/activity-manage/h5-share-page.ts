import {
  areas,
  bool,
  captions,
  color,
  deepLink,
  image,
  instant,
  int,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Publishing needs zh_CN and en and every language of its areas, a reachable domain and a working target. A page used
 * by a running activity cannot be taken offline.
 */
export default defineEntity({
  name: 'h5SharePage',
  service: 'activity',
  api: 'h5Share',
  label: 'name',
  lead: { picture: 'ogImage', also: 'code' },
  search: ['name', 'code'],
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code', 'domain', 'channel'],
    contact: ['url'],
    contents: ['title', 'description', 'buttonText', 'buttonColor', 'blocks', 'target'],
    media: ['ogImage', 'background'],
    audience: ['areas'],
    schedule: ['expiresAt'],
    results: ['views7d', 'clickRate7d', 'installRate7d', 'loadMs'],
    settings: ['purpose', 'backupDomains', 'downloadMode', 'passClipboard', 'fallbackUrl'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    code: string({ max: 32, pattern: '^[a-z0-9-]+$', example: 'new-year', unique: true, required: true, role: 'code' }), // part of the address; fixed after publishing
    purpose: oneOf(['download', 'invite', 'content', 'activity', 'live', 'teamUp'], { required: true }),
    areas: areas({ group: 'activity', required: true }),
    domain: ref('domain', { required: true }),
    backupDomains: refs('domain'), // taken in order where the first is blocked
    url: url({ readOnly: true }),
    title: captions({ max: 60, required: true }),
    description: captions({ max: 120, required: true }),
    ogImage: image({ required: true, shape: 'cover' }), // 1200x630, under 300 kB (WhatsApp shows no larger one)
    background: image({ shape: 'cover' }),
    buttonText: captions({ max: 20, required: true }),
    buttonColor: color({ default: '#6eb3f9' }),
    blocks: rows(
      {
        kind: oneOf(
          [
            'hero',
            'text',
            'image',
            'video',
            'countdown',
            'inviterCard',
            'rewardLadder',
            'faq',
            'button',
            'storeBadges',
          ],
          { required: true },
        ),
        text: captions({ max: 500 }),
        image: image({ shape: 'cover' }),
        target: deepLink(),
      },
      { max: 20 },
    ),
    target: deepLink(), // opened in the app after install (deferred deep link)
    channel: ref('channel', { required: true }),
    downloadMode: oneOf(['auto', 'store', 'apk'], { default: 'auto' }),
    passClipboard: bool({ default: true }), // hands the invite code to the app through the clipboard where no referrer exists
    expiresAt: instant(),
    fallbackUrl: url(), // after expiry
    views7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    installRate7d: percent({ readOnly: true }),
    loadMs: int({ readOnly: true }), // median first paint
  },
  states: {
    draft: { publish: 'published' },
    published: { takeDown: 'offline', byTime: 'expired' },
    offline: { publish: 'published' },
    expired: {},
  },
  clock: [{ states: ['published'], until: 'expiresAt' }],
})
