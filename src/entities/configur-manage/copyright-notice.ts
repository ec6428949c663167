import { areas, choice, email, file, instant, int, oneOf, ref, refs, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * At least one work or one copyright tag; works added to a tag later go dark too. Enforcing takes the works out of
 * playback, search, home pages and ranks of those areas within 5 minutes; media and purchases are kept, buyers are
 * listed for refund. Each work remembers the status it had, and lifting restores exactly that, unless another notice
 * still covers it. Lifting a courtOrder needs a second person; enforced, countered and lifted notices are never edited
 * or deleted.
 */
export default defineEntity({
  name: 'copyrightNotice',
  service: 'config',
  api: 'copyright',
  label: 'number',
  scale: 40_000,
  demo: 130,
  scopedBy: 'areas',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['rejected'],
  groups: {
    identity: ['number', 'kind', 'source', 'reference'],
    media: ['evidence'],
    people: ['dueAt', 'assignee', 'reason', 'remark'],
    audience: ['areas', 'clients'],
    schedule: ['receivedAt', 'startsAt', 'endsAt', 'enforcedAt'],
    results: ['affected'],
    settings: ['holder', 'holderEmail', 'agent', 'movies', 'series', 'shorts', 'posts', 'copyrightTags', 'measure'],
  },
  fields: {
    number: string({ max: 20, unique: true, readOnly: true, role: 'code' }), // CR-yyyymm-nnnn
    kind: oneOf(['takedown', 'courtOrder', 'storeComplaint', 'licenceExpiry', 'territory'], { required: true }),
    holder: string({ max: 120, required: true }),
    holderEmail: email({ secret: 'ConfigurManage:copyright.contact' }),
    agent: string({ max: 120 }),
    source: choice({ dictionary: 'copyrightNoticeSource', required: true }),
    reference: string({ max: 80, role: 'code' }), // the sender's case number
    receivedAt: instant({ required: true }), // not in the future
    dueAt: instant({ required: true }), // receivedAt plus 24 h for courtOrder and storeComplaint, 72 h otherwise; licenceExpiry:
    movies: refs('movie'),
    series: refs('series'),
    shorts: refs('short'),
    posts: refs('ugcPost'),
    copyrightTags: refs('tag'), // all works with one of these tags
    areas: areas({ group: 'state', required: true, default: [-1] }), // where the works go dark
    clients: refs('client', { emptyMeans: 'all' }),
    measure: oneOf(['hide', 'hidePlayback', 'noDownload', 'noSearch'], { default: 'hide' }),
    evidence: file({ required: true }), // pdf, png, jpg; up to 20 files of 20 MB
    startsAt: instant(), // licence windows only; empty means at once
    endsAt: instant(), // lifts itself then
    assignee: ref('account'),
    reason: choice({ dictionary: 'copyrightRejectReason' }),
    affected: int({ readOnly: true }), // works dark now
    enforcedAt: instant({ readOnly: true }),
    remark: text({ max: 2000 }),
  },
  states: {
    received: { assign: 'checking', reject: 'rejected' },
    checking: { enforce: 'enforced', reject: 'rejected' },
    rejected: { reopen: 'checking' },
    enforced: { counter: 'countered', lift: 'lifted', byTime: 'lifted' },
    countered: { uphold: 'enforced', lift: 'lifted' },
    lifted: { enforce: 'enforced' },
  },
  clock: [{ states: ['enforced'], until: 'endsAt' }],
})
