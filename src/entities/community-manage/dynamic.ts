import {
  area,
  areas,
  because,
  bool,
  decimal,
  deepLink,
  group,
  images,
  instant,
  int,
  oneOf,
  ref,
  refs,
  rows,
  string,
  text,
  video,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Why a post is refused, and what a machine finds in one. */
const faults = [
  'porn',
  'abuse',
  'spam',
  'hate',
  'political',
  'violence',
  'minor',
  'copyright',
  'contact',
  'spoiler',
  'irrelevant',
  'other',
] as const

/**
 * A post of the community. A hidden one is seen by its author alone with the reason; being limited (weight 0) is not
 * told. A post is shown once its state and the machine agree with the settings of its area. Every decision needs a
 * `rejectCode`, keeps the version decided on and tells the author; editing after that queues it again. Material
 * suspected to show minors is locked at once, never shown in thumbnails, exported or deleted, and goes to holders of
 * `CommunityManage:dynamicManage.minor`.
 */
export default defineEntity({
  name: 'dynamic',
  service: 'community',
  label: 'text',
  scale: 60_000_000,
  demo: 5_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'area',
  assignedTo: ['reviewer'],
  groups: {
    identity: ['author', 'kind', 'text', 'source'],
    contents: ['translation', 'poll', 'attached', 'pinnedIn'],
    media: ['images', 'video'],
    safety: ['machineResult', 'machineLabels', 'reports'],
    people: ['rejectCode', 'rejectReason', 'reviewer', 'reviewedAt'],
    audience: ['language', 'area', 'areas'],
    schedule: ['publishAt'],
    results: ['likes', 'comments', 'views', 'shares'],
    settings: ['score', 'spoiler', 'topics', 'mentions', 'visibility', 'weight', 'featured', 'commentsClosed'],
  },
  fields: {
    author: ref('user', { required: true }),
    kind: oneOf(['text', 'images', 'video', 'poll', 'share', 'review'], { required: true }),
    text: text({ max: 5000 }),
    translation: text({ readOnly: true }),
    images: images({ max: 9 }),
    video: video(), // 3 min, 200 MB
    poll: group({
      options: rows({ text: string({ max: 40, required: true }) }, { min: 2, max: 6, required: true }),
      endsAt: instant({ required: true }),
      multiple: bool({ default: false }),
    }),
    /** The content it is about. */
    attached: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT', 'STAR', 'LIVE_ROOM', 'RANKING', 'ALBUM'] }),
    score: int({ min: 1, max: 10 }), // review only
    spoiler: bool({ default: false }),
    topics: refs('topic', { max: 5 }),
    mentions: refs('user', { max: 10 }),
    language: ref('language', { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    areas: areas({ group: 'state', default: [-1] }), // where it is shown
    visibility: oneOf(['everyone', 'followers', 'onlyMe'], { default: 'everyone' }),
    source: oneOf(['app', 'manual', 'import'], { readOnly: true }),
    publishAt: instant(),
    machineResult: oneOf(['pass', 'suspect', 'block'], { readOnly: true }),
    machineLabels: rows(
      {
        label: oneOf(faults, { required: true }),
        score: decimal({ min: 0, max: 1, required: true }),
        where: string({ max: 40, required: true }), // text, image 2, video 14 s
      },
      { readOnly: true },
    ),
    rejectCode: oneOf(faults),
    rejectReason: because({ max: 200, required: false }),
    reviewer: ref('account', { readOnly: true }),
    reviewedAt: instant({ readOnly: true }),
    likes: int({ readOnly: true }),
    comments: int({ readOnly: true }),
    shares: int({ readOnly: true }),
    views: int({ readOnly: true }),
    reports: int({ readOnly: true }), // open ones
    weight: int({ min: 0, max: 200, default: 100 }), // percent in feed ranking; 0 is not recommended
    featured: bool({ default: false }),
    /** Where it is first: in its topics each by itself, in the square of its areas, or in its author's profile. */
    pinnedIn: rows({
      place: oneOf(['topic', 'square', 'profile'], { required: true }),
      topic: ref('topic'),
      position: int({ min: 1, max: 5 }), // among the pinned ones of a topic
      until: instant(), // empty means until it is unpinned
    }),
    commentsClosed: bool({ default: false }),
  },
  states: {
    pending: { approve: 'published', byMachine: 'published', reject: 'rejected', byMachineBlock: 'rejected' },
    scheduled: { byTime: 'published' },
    published: { takeDown: 'hidden', byReports: 'hidden', delete: 'deleted', byUser: 'deleted' },
    rejected: { restore: 'published' },
    hidden: { restore: 'published', delete: 'deleted', byUser: 'deleted' },
    deleted: { undelete: 'hidden' },
  },
  clock: [{ states: ['scheduled'], from: 'publishAt' }],
})
