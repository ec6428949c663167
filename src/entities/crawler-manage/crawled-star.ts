import {
  bool,
  captions,
  date,
  image,
  instant,
  json,
  manyOf,
  oneOf,
  percent,
  ref,
  string,
  text,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Nothing of ours is overwritten without a person's choice; automatic matching only sets the match. A field edited by
 * hand is a conflict and defaults to ours; a new one defaults to theirs. An import of a star without match makes a
 * draft star; revertImport restores the fields as they were unless edited since. A record ignored for rights is
 * emptied but for its id, and never crawled again.
 */
export default defineEntity({
  name: 'crawledStar',
  service: 'crawler',
  api: 'starInfo',
  label: 'names',
  search: ['names', 'sourceId', 'originalName'],
  scale: 1_500_000,
  demo: 400,
  fields: {
    source: ref('crawlSource', { readOnly: true }),
    sourceId: string({ max: 60, readOnly: true }),
    sourceUrl: url({ readOnly: true }),
    names: captions({ readOnly: true }),
    originalName: string({ readOnly: true }),
    portrait: image({ readOnly: true }),
    gender: oneOf(['female', 'male', 'other', 'unknown'], { readOnly: true }),
    birthDate: date({ readOnly: true }),
    nationality: ref('country', { readOnly: true }),
    jobs: manyOf(['actor', 'director', 'writer', 'producer', 'voice', 'composer', 'host'], { readOnly: true }),
    bio: captions({ readOnly: true }),
    credits: json({ readOnly: true }), // [{title, year, job, character, externalId, content?: our title where known}]
    awards: text({ readOnly: true }),
    raw: json({ readOnly: true }),
    star: ref('star'),
    matchScore: percent({ readOnly: true }),
    candidates: json({ readOnly: true }), // [{star, score, why: [name, birthDate, externalId, sharedCredits]}], at most 5
    differences: json({ readOnly: true }), // [{field, ours, theirs, kind: new|changed|conflict}]
    lockedFields: json(), // fields of ours which later crawls never propose again
    assignee: ref('account'),
    ignoreReason: oneOf(['notAPerson', 'notRelevant', 'badData', 'duplicateSource', 'rights']),
    hasChange: bool({ readOnly: true }),
    crawledAt: instant({ readOnly: true }),
    decidedAt: instant({ readOnly: true }),
  },
  states: {
    new: {
      match: 'matched',
      matchBest: 'matched',
      byScore: 'matched',
      createStar: 'imported',
      createStars: 'imported',
      ignore: 'ignored',
    },
    matched: { import: 'imported', importNew: 'imported', unmatch: 'new', ignore: 'ignored' },
    imported: { byLater: 'matched', revertImport: 'new' },
    ignored: { reopen: 'new' },
  },
  unique: [['source', 'sourceId']],
})
