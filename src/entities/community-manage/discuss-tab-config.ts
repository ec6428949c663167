import { areas, bool, captions, int, manyOf, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** The most specific wins - client and area, area, client, all; two of the same reach are refused. */
export default defineEntity({
  name: 'discussTabConfig',
  service: 'community',
  api: 'detailTab/discuss',
  label: 'name',
  scale: 400,
  demo: 14,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['placeholder', 'guidelines', 'emptyText'],
    audience: ['areas', 'clients'],
    results: ['posts7d'],
    settings: [
      'contentKinds',
      'sorts',
      'compose',
      'showScore',
      'showTopics',
      'topics',
      'hotCount',
      'foldSpoilers',
      'foldLowQuality',
      'minLevel',
      'byEpisode',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    contentKinds: manyOf(['MOVIE', 'DRAMA', 'SHORT'], { required: true }),
    sorts: manyOf(['hot', 'newest', 'score', 'following'], { default: ['hot', 'newest'] }), // the first is the default
    compose: manyOf(['text', 'images', 'video', 'poll', 'score', 'emoji'], { required: true }),
    placeholder: captions({ max: 40 }),
    guidelines: captions({ max: 300 }),
    showScore: bool({ default: true }), // score card from 20 votes on
    showTopics: bool({ default: true }),
    topics: refs('topic', { max: 10 }),
    hotCount: int({ max: 10, min: 0, default: 3 }),
    foldSpoilers: bool({ default: true }),
    foldLowQuality: bool({ default: true }),
    minLevel: int({ default: 1 }),
    byEpisode: bool({ default: false }), // threads per episode
    emptyText: captions({ max: 60 }),
    posts7d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
