import { areas, captions, duration, image, instant, int, manyOf, oneOf, order, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One open campaign per content and area; while it is open the content must not be published there. Moving releaseAt
 * tells those who reserved once, after a confirmation with their number; at releaseAt an unpublished content stops the
 * reminder and alarms the editor.
 */
export default defineEntity({
  name: 'appointment',
  service: 'cms',
  label: 'title',
  lead: { picture: 'cover' },
  scale: 15_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['title', 'trailer'],
    contents: ['content', 'remindText'],
    media: ['cover'],
    audience: ['areas', 'clients', 'channels'],
    schedule: ['opensAt', 'releaseAt'],
    results: ['reserved', 'reminded', 'watched'],
    settings: ['dateShown', 'remindBefore', 'shownBase', 'order'],
  },
  fields: {
    content: ref('contentItem', { required: true }),
    title: captions({ max: 60, required: true }),
    cover: image({ required: true, shape: 'cover' }), // 16:9
    trailer: ref('contentVideo'),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    opensAt: instant({ required: true }),
    releaseAt: instant({ required: true }), // after opensAt
    dateShown: oneOf(['exact', 'month', 'comingSoon'], { default: 'exact' }),
    remindBefore: duration({ max: 86400, default: 0 }),
    remindText: captions({ max: 120, required: true }),
    channels: manyOf(['push', 'message', 'email'], { default: ['push', 'message'] }),
    shownBase: int({ max: 100000, min: 0, default: 0 }), // added to the number shown in the app; the true one is next to it here
    order: order(),
    reserved: int({ readOnly: true }),
    reminded: int({ readOnly: true }),
    watched: int({ readOnly: true }),
  },
  states: {
    draft: { publish: 'waiting' },
    waiting: { byOpensAt: 'open', unpublish: 'draft', cancel: 'cancelled' },
    open: { cancel: 'cancelled', byReleaseAt: 'released' },
    cancelled: {},
    released: { byTime: 'closed', byDays: 'closed' },
    closed: {},
  },
  clock: [
    { states: ['waiting'], from: 'opensAt', move: 'byOpensAt' },
    { states: ['open'], from: 'releaseAt', move: 'byReleaseAt' },
  ],
})
