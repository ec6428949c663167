import {
  bool,
  captions,
  choice,
  date,
  image,
  instant,
  int,
  json,
  manyOf,
  oneOf,
  percent,
  ref,
  rows,
  string,
  text,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

const jobs = ['actor', 'director', 'writer', 'producer', 'voice', 'composer', 'host'] as const

/** The fields of a star that a crawl may have found. */
export const crawledFields = [
  'name',
  'originalName',
  'portrait',
  'gender',
  'birthDate',
  'nationality',
  'jobs',
  'bio',
  'awards',
] as const

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
  lead: { picture: 'portrait', also: 'originalName' },
  search: ['names', 'sourceId', 'originalName'],
  scale: 1_500_000,
  demo: 400,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: false,
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  groups: {
    identity: ['source', 'sourceId', 'names', 'originalName', 'gender', 'nationality', 'star'],
    contents: ['bio', 'awards', 'raw', 'candidates', 'differences', 'imported', 'credits'],
    media: ['portrait'],
    people: ['assignee', 'decidedAt'],
    schedule: ['birthDate', 'crawledAt'],
    results: ['matchScore'],
    settings: ['sourceUrl', 'jobs', 'lockedFields', 'ignoreReason', 'hasChange'],
  },
  fields: {
    source: ref('crawlSource', { readOnly: true }),
    sourceId: string({ max: 60, readOnly: true, role: 'code' }),
    sourceUrl: url({ readOnly: true }),
    names: captions({ readOnly: true }),
    originalName: string({ readOnly: true }),
    portrait: image({ readOnly: true, shape: 'portrait' }),
    gender: oneOf(['female', 'male', 'other', 'unknown'], { readOnly: true }),
    birthDate: date({ readOnly: true }),
    nationality: ref('country', { readOnly: true }),
    jobs: manyOf(jobs, { readOnly: true }),
    bio: captions({ readOnly: true }),
    credits: rows(
      {
        title: string({ max: 200, required: true }),
        year: int({ plain: true }),
        job: oneOf(jobs),
        character: string({ max: 200 }),
        externalId: string({ max: 40 }),
        content: ref('contentItem'), // our title, where known
      },
      { readOnly: true, max: 500 },
    ),
    awards: text({ readOnly: true }),
    raw: json({ readOnly: true }),
    star: ref('star'),
    matchScore: percent({ readOnly: true }),
    candidates: rows(
      {
        star: ref('star', { required: true }),
        score: percent({ required: true }),
        why: manyOf(['name', 'birthDate', 'externalId', 'sharedCredits']),
      },
      { readOnly: true, max: 5 },
    ),
    differences: rows(
      {
        field: oneOf(crawledFields, { required: true }),
        ours: text(),
        theirs: text(),
        kind: oneOf(['new', 'changed', 'conflict'], { required: true }),
      },
      { readOnly: true },
    ),
    lockedFields: manyOf(crawledFields), // ours, which later crawls never propose again
    imported: json<Import>({ readOnly: true }), // what an import has written, for taking it back
    assignee: ref('account'),
    ignoreReason: choice({ dictionary: 'starIgnoreReason' }),
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

interface Import {
  star: number
  /** The star was made by it. */
  created?: true
  before: Record<string, unknown>
  after: Record<string, unknown>
}
