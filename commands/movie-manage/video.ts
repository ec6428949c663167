import contentVideo from '../../src/entities/movie-manage/content-video'
import { because, choice, file, oneOf } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { addTo, move, removeFrom, set } from '../../src/schema/does'
import { archivableWithReason } from '../packs/archivable'
import { reviewed } from '../packs/reviewed'

export const { submit, approve } = reviewed(contentVideo)

export const reject = defineCommand(contentVideo, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: {
    reasonCode: choice({ dictionary: 'titleRejectReason', required: true }),
    reason: because(),
  },
  icon: 'badge-x',
})

export const publish = defineCommand(contentVideo, {
  on: 'rows',
  does: move(),
  asks: { areas: asked(contentVideo, 'areas') },
  inverse: 'takeDown',
  icon: 'circle-arrow-up',
})

export const schedule = defineCommand(contentVideo, {
  on: 'rows',
  does: move(),
  asks: { publishAt: asked(contentVideo, 'publishAt', { required: true }), offAt: asked(contentVideo, 'offAt') },
  inverse: 'unschedule',
  icon: 'calendar-clock',
})

export const unschedule = defineCommand(contentVideo, { on: 'rows', does: move(), icon: 'calendar-x' })

export const takeDown = defineCommand(contentVideo, {
  on: 'rows',
  does: move(),
  asks: {
    areas: asked(contentVideo, 'areas'),
    reasonCode: choice({ dictionary: 'titleTakeDownReason', required: true }),
    reason: because({ required: false }),
  },
  danger: 'typed',
  destroys: true,
  inverse: 'publish',
  icon: 'circle-arrow-down',
})

export const rework = defineCommand(contentVideo, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  icon: 'circle-dot',
})

export const block = defineCommand(contentVideo, {
  on: 'rows',
  does: move(),
  asks: { reason: because(), evidence: file() },
  danger: 'confirm',
  destroys: true,
  inverse: 'unblock',
  icon: 'shield-ban',
})

export const unblock = defineCommand(contentVideo, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'shield-check',
})

export const { archive, restore } = archivableWithReason(contentVideo)

export const linkContent = defineCommand(contentVideo, {
  on: 'rows',
  does: set({}),
  asks: { content: asked(contentVideo, 'content', { required: true }), episode: asked(contentVideo, 'episode') },
  icon: 'link',
})

export const setWeight = defineCommand(contentVideo, {
  on: 'rows',
  does: set({}),
  asks: { weight: asked(contentVideo, 'weight', { required: true }) },
  icon: 'sliders-horizontal',
})

export const addTags = defineCommand(contentVideo, {
  on: 'rows',
  does: addTo('tags'),
  asks: { tags: asked(contentVideo, 'tags', { required: true }) },
  inverse: 'removeTags',
  icon: 'tags',
})

export const removeTags = defineCommand(contentVideo, {
  on: 'rows',
  does: removeFrom('tags'),
  asks: { tags: asked(contentVideo, 'tags', { required: true }) },
  inverse: 'addTags',
  icon: 'tags',
})

export const assignUp = defineCommand(contentVideo, {
  on: 'rows',
  does: set({}),
  asks: { up: asked(contentVideo, 'up', { required: true }) },
  icon: 'user-check',
})

/** From where to where of its film a clip is cut; on the film the brackets mark it, and its ends are dragged. */
export const setCut = defineCommand(contentVideo, {
  on: 'row',
  does: set({}),
  asks: {
    clipFrom: asked(contentVideo, 'clipFrom', { required: true }),
    clipTo: asked(contentVideo, 'clipTo', { required: true }),
  },
  icon: 'scissors',
  alsoCalled: ['trim clip', 'in and out', '裁剪片段', '入点出点'],
})

/** Of the movie or series that the clip hangs on. */
export const setAsTrailer = defineCommand(contentVideo, {
  on: 'row',
  reads: ['content'],
  when: (row) => row.content !== null || 'movie-manage.video.noTitle',
  icon: 'clapperboard',
})

export const setAreas = defineCommand(contentVideo, {
  on: 'rows',
  asks: {
    areas: asked(contentVideo, 'areas', { required: true }),
    clients: asked(contentVideo, 'clients', { emptyMeans: 'asBefore' }),
    how: oneOf(['replace', 'add', 'remove'], { required: true }),
  },
  icon: 'globe',
})

export const purgeCdn = defineCommand(contentVideo, {
  on: 'rows',
  asks: { what: oneOf(['images', 'playlists', 'all'], { required: true }) },
  icon: 'brush-cleaning',
  alsoCalled: ['clear CDN cache', '清 CDN 缓存', '清理 CDN 缓存'],
})
