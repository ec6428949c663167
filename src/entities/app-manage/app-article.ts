import {
  areas,
  bool,
  captions,
  choice,
  instant,
  int,
  languages,
  percent,
  ref,
  refs,
  richText,
  rows,
  string,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * An approved edition is never changed: its copy becomes the next one. Another than the author approves it; Chinese
 * and English are always there. A live agreement is withdrawn once it has a successor.
 */
export default defineEntity({
  name: 'appArticle',
  service: 'cms',
  api: 'article',
  label: 'title',
  lead: { also: 'code' },
  search: ['title', 'code'],
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['code', 'category', 'title'],
    contact: ['url'],
    contents: ['body'],
    audience: ['areas', 'clients'],
    schedule: ['effectiveAt'],
    results: ['edition', 'views7d', 'accepted'],
    settings: ['reConsent', 'changeNote', 'missingLanguages'],
  },
  fields: {
    code: string({ max: 40, pattern: '^[a-z0-9-]+$', example: 'new-year', required: true, role: 'code' }), // the app opens an article by code
    category: choice({ dictionary: 'articleCategory', required: true }),
    title: captions({ max: 100, required: true }),
    body: rows(
      {
        language: ref('language', { required: true }),
        text: richText({ required: true }),
        machineMade: bool({ default: false }),
      },
      { required: true, distinct: 'language' },
    ),
    areas: areas({ group: 'configur', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    edition: int({ readOnly: true, plain: true }), // rises with every publication
    effectiveAt: instant({ required: true }),
    reConsent: bool({ default: false }), // users must accept again at next launch
    changeNote: string({ max: 500, required: true }),
    url: url({ readOnly: true }),
    missingLanguages: languages({ readOnly: true }),
    views7d: int({ readOnly: true }),
    accepted: percent({ readOnly: true }), // share of active users, with reConsent
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { withdraw: 'withdrawn', byTime: 'live' },
    live: { withdraw: 'withdrawn', byNextEdition: 'superseded' },
    superseded: {},
    withdrawn: {},
  },
  clock: [{ states: ['scheduled'], from: 'effectiveAt' }],
  unique: [['code', 'edition']],
})
