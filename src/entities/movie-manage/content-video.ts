import { areas, captions, deepLink, duration, image, instant, int, oneOf, percent, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { titleStates } from '../../shared/title-states'

/**
 * A clip never outlives its title; the title's block and licence end take its clips down too.
 */
export default defineEntity({
  name: 'contentVideo',
  service: 'cms',
  api: 'video',
  label: 'title',
  lead: { picture: 'cover' },
  scale: 1_100_000,
  demo: 400,
  keep: 'always', // as long as the title or the list that it belongs to
  numbering: 'title',
  scopedBy: 'areas',
  groups: {
    identity: ['title', 'kind', 'episode', 'up'],
    contents: ['content', 'jump'],
    media: ['cover'],
    audience: ['areas', 'clients'],
    schedule: ['clipFrom', 'duration', 'publishAt', 'offAt'],
    results: ['plays30d', 'jumpRate'],
    settings: ['clipTo', 'orientation', 'tags', 'weight', 'resourceState'],
  },
  fields: {
    title: captions({ max: 100, required: true }),
    kind: oneOf(['trailer', 'highlight', 'behindScenes', 'promo', 'interview', 'recap'], { required: true }),
    content: ref('contentItem'),
    episode: ref('episode'),
    clipFrom: duration(),
    clipTo: duration(), // after clipFrom; a highlight lasts 5 s to 180 s
    cover: image({ required: true, shape: 'cover' }),
    orientation: oneOf(['vertical', 'horizontal'], { readOnly: true }),
    duration: duration({ readOnly: true }), // from clipFrom to clipTo
    tags: refs('tag', { max: 10 }),
    up: ref('up', { required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    jump: deepLink(), // the full title by default
    weight: int({ min: 0, max: 1000, default: 100 }),
    publishAt: instant(),
    offAt: instant(),
    plays30d: int({ readOnly: true }),
    jumpRate: percent({ readOnly: true }),
    resourceState: oneOf(['none', 'processing', 'ready', 'failed'], { readOnly: true }),
  },
  states: titleStates,
})
