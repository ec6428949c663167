import { bool, captions, duration, image, instant, int, json, languages, oneOf, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'
import type { definitions } from '../../shared/codes'

/**
 * Enabling needs a ready resource; disabling the last online episode of a published title takes a confirmation and
 * makes an issue on it. `introStart` is below `introEnd`, `introEnd` below `outroStart`, `outroStart` below duration.
 * Renumbering moves a range at once and keeps watch progress and purchases with the episode, not with the number. An
 * episode which anyone bought may be disabled but never deleted.
 */
export default defineEntity({
  name: 'episode',
  service: 'cms',
  idName: 'episodeId',
  label: ['content', 'number'],
  lead: { picture: 'cover' },
  search: ['number', 'title'],
  scale: 2_500_000,
  demo: 4_200,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'content',
  groups: {
    identity: ['content', 'number'],
    contents: ['title', 'definitions'],
    media: ['cover'],
    schedule: ['duration', 'publishAt'],
    results: ['likes', 'plays30d', 'dropRate'],
    settings: [
      'part',
      'introStart',
      'introEnd',
      'outroStart',
      'access',
      'enabled',
      'subtitleLanguages',
      'audioLanguages',
      'resourceState',
    ],
  },
  fields: {
    content: ref('contentItem', { required: true }),
    number: int({ min: 1, max: 3000, required: true }),
    part: oneOf(['main', 'directorsCut', 'bonus', 'trailer', 'recap'], { default: 'main' }),
    title: captions({ max: 100 }),
    cover: image({ shape: 'cover' }), // 16:9 (9:16 for a short); empty takes the frame at 10 % of it
    duration: duration({ readOnly: true }),
    introStart: duration({ min: 0 }),
    introEnd: duration({ min: 0 }),
    outroStart: duration({ min: 0 }),
    access: oneOf(['inherit', 'free', 'vip', 'purchase', 'coin', 'adUnlock'], { default: 'inherit' }),
    publishAt: instant(),
    enabled: bool({ default: false, role: 'switch' }),
    definitions: json<(typeof definitions)[number][]>({ readOnly: true }), // of its ready resources
    subtitleLanguages: languages({ readOnly: true }),
    audioLanguages: languages({ readOnly: true }),
    resourceState: oneOf(['none', 'processing', 'partial', 'ready', 'failed'], { readOnly: true }),
    likes: int({ readOnly: true }),
    plays30d: int({ readOnly: true }),
    dropRate: percent({ readOnly: true }),
  },
  states: {
    pending: { byReadyResource: 'ready' },
    ready: { enable: 'online', byPublishAt: 'scheduled' },
    scheduled: { byTime: 'online', byClearedPublishAt: 'ready' },
    online: { disable: 'ready' },
  },
  unique: [['content', 'part', 'number']],
  ordered: { by: 'number', within: ['content', 'part'] },
})
