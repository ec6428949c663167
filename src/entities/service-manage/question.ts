import { areas, bool, captions, date, int, languages, order, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'question',
  service: 'service',
  label: 'title',
  scale: 5_000,
  demo: 220,
  scopedBy: 'category',
  groups: {
    identity: ['category', 'title'],
    contents: ['answer', 'keywords'],
    audience: ['areas', 'clients'],
    schedule: ['reviewAt'],
    results: ['views30d', 'helpful', 'unhelpful', 'feedbackAfter'],
    settings: ['missingLanguages', 'hot', 'order', 'related', 'enabled'],
  },
  fields: {
    category: ref('questionCategory', { required: true }),
    title: captions({ max: 120, required: true }),
    answer: captions({ max: 8000, required: true }), // rich text by language: images, video, deep links
    keywords: captions({ max: 200 }), // search synonyms; comma separated
    missingLanguages: languages({ readOnly: true }), // languages of its areas without a caption
    areas: areas({ group: 'state', default: [-1] }),
    clients: refs('client', { emptyMeans: 'all' }),
    hot: bool({ default: false }), // shown on the help start page; 8 per area at most
    order: order(),
    related: refs('question', { max: 5 }),
    views30d: int({ readOnly: true }),
    helpful: int({ readOnly: true }),
    unhelpful: int({ readOnly: true }),
    feedbackAfter: int({ readOnly: true }), // tickets opened within 10 minutes of reading it in 30 d
    reviewAt: date(), // to be re-read by then
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { publish: 'published' },
    published: { takeDown: 'draft', byTime: 'stale' },
    stale: { confirmFresh: 'published' },
  },
  clock: [{ states: ['published'], until: 'reviewAt' }],
  ordered: { by: 'order', within: ['category'] },
})
